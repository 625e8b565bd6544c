import type { ReactNode } from 'react'
import type { Page } from '../../content/schema.ts'
import { PageCrumbs } from '../../sections/page/PageCrumbs.tsx'

/** The dark band of a video: its title and other content of the screen. */
export function VideoHead({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <div className="on-dark bg-noche text-white">
      <div className="wrap pt-5 pb-9 lg:pt-7 lg:pb-14">
        <PageCrumbs page={page} />
        <h1 className="text-1 mt-3 mb-5 lg:mb-6.5">{page.title}</h1>
        {children}
      </div>
    </div>
  )
}
