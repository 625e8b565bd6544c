import type { Page } from '../../content/schema.ts'
import { Stylesheet } from '../frame/Stylesheet.tsx'
import { PageCrumbs } from '../page/PageCrumbs.tsx'
import { EmergencyNumbers } from './EmergencyNumbers.tsx'
import { WhenToCall } from './WhenToCall.tsx'

/** Numbers before words: on a phone every number is in the first view. */
export function EmergencyHead({ page }: { page: Page }) {
  return (
    <div className="on-dark bg-alert text-white pt-2 pb-6.5 lg:pt-5 lg:pb-11">
      <div className="wrap grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] gap-x-[clamp(24px,4vw,64px)]">
        <div>
          <PageCrumbs page={page} />
          <h1 className="text-article leading-[.98] tracking-[-.02em] mt-.5 mb-3.5 lg:my-3.5">
            {page.title}
          </h1>
        </div>
        <div className="lg:row-span-2 lg:pt-5">
          <EmergencyNumbers />
        </div>
        <Stylesheet />
        <WhenToCall page={page} />
      </div>
    </div>
  )
}
