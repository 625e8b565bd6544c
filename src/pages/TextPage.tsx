import type { Page } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { Body, type Tools } from '../sections/Body.tsx'
import { Contents, hasContents } from '../sections/Contents.tsx'
import { PageCrumbs } from '../sections/PageCrumbs.tsx'
import { PageDates } from '../sections/PageDates.tsx'
import { PageEnd } from '../sections/PageEnd.tsx'
import { PageFoot } from '../sections/PageFoot.tsx'
import { Takeaways } from '../sections/Takeaways.tsx'

/** About this site, the law, and tools: quiet, with what it says in short before the text. */
export function TextPage({ page, tools }: { page: Page; tools: Tools }) {
  const { t } = usePage()
  // Nothing stands between a visitor and a tool.
  const isRead = page.type === 'organization' && hasContents(page)
  return (
    <main id="main">
      <div className="wrap pt-6 lg:pt-7.5">
        <PageCrumbs page={page} />
        <h1 className="text-article leading-none mt-3 mb-4 lg:mt-4 max-w-[18em]">{page.title}</h1>
        {page.lede && <p className="text-lede leading-normal max-w-[36em]">{page.lede}</p>}
        <PageDates page={page} />
      </div>
      <div className="open-body pt-8!">
        {page.takeaways.length > 0 && (
          <Takeaways items={page.takeaways} title={t('text.summary')} />
        )}
        {isRead && <Contents page={page} />}
        <Body sections={page.sections} tools={tools} />
        <PageEnd page={page} />
      </div>
      <PageFoot page={page} />
    </main>
  )
}
