import type { Page } from '../../content/schema.ts'
import { Stylesheet } from '../frame/Stylesheet.tsx'
import { PageCrumbs } from '../page/PageCrumbs.tsx'
import { EmergencyNumbers } from './EmergencyNumbers.tsx'
import { ProblemChoice } from './ProblemChoice.tsx'
import { WhenToCall } from './WhenToCall.tsx'

/** Numbers and the choice of a problem come first: on a phone both fit on the first screen. */
export function EmergencyHead({ page }: { page: Page }) {
  return (
    <div className="on-dark bg-alert text-white pt-1 pb-6.5 lg:pt-4 lg:pb-9">
      <div className="wrap grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] gap-x-[clamp(24px,4vw,64px)] gap-y-4">
        <div>
          <PageCrumbs page={page} />
          <h1 className="text-read leading-[.98] tracking-[-.02em] lg:mt-2">{page.title}</h1>
        </div>
        <div className="lg:pt-3">
          <EmergencyNumbers>
            <Stylesheet />
          </EmergencyNumbers>
        </div>
        <WhenToCall page={page} />
        <ProblemChoice problems={page.problems} />
      </div>
    </div>
  )
}
