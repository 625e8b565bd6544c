import type { Page } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { href, routes } from '../routes.ts'
import { Body, type Tools } from '../sections/Body.tsx'
import { Contents } from '../sections/Contents.tsx'
import { PageBadges } from '../sections/PageBadges.tsx'
import { PageBand } from '../sections/PageBand.tsx'
import { PageCrumbs } from '../sections/PageCrumbs.tsx'
import { PageDates } from '../sections/PageDates.tsx'
import { PageEnd } from '../sections/PageEnd.tsx'
import { Stamps } from '../sections/Stamps.tsx'
import { Takeaways } from '../sections/Takeaways.tsx'

const minContents = 4

/** Treatment abroad: what is advertised, and at the same weight what it may cost. */
export function TourismPage({ page, tools }: { page: Page; tools: Tools }) {
  const { locale, t } = usePage()
  return (
    <main id="main">
      <PageBand ground="turq" className="pt-6 pb-11 lg:pt-7.5 lg:pb-15">
        <PageCrumbs page={page} />
        <PageBadges page={page} label={t('search.types.tourism')} />
        <h1 className="text-article leading-none my-5 max-w-[16em]">{page.title}</h1>
        {page.lede && <p className="text-lede leading-normal max-w-[36em]">{page.lede}</p>}
        <PageDates page={page} />
        {page.path === routes.tourism && (
          <div className="mt-9 mb-14">
            <Stamps titles="h2" hrefOf={({ scene }) => href('tourismGuide', locale, `#${scene}`)} />
          </div>
        )}
        {page.disclosure === 'tourism' && <Caveat />}
      </PageBand>
      <div className="open-body destinations">
        {page.takeaways.length > 0 && <Takeaways items={page.takeaways} />}
        {page.sections.length >= minContents && <Contents page={page} />}
        <Body sections={page.sections} tools={tools} />
        <PageEnd page={page} />
      </div>
    </main>
  )
}

function Caveat() {
  const { t } = usePage()
  return (
    <div className="max-w-[68ch] mt-8">
      <h2 className="h-2">{t('tourism.risksTitle')}</h2>
      <p className="mt-3 text-[1.125rem] leading-normal">{t('tourism.caveat')}</p>
    </div>
  )
}
