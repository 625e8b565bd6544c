import type { Page } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { href } from '../routes.ts'
import { Body } from '../sections/Body.tsx'
import { Breadcrumb } from '../sections/Breadcrumb.tsx'
import { EmergencyNumbers } from '../sections/EmergencyNumbers.tsx'
import { Faq } from '../sections/Faq.tsx'
import { JumpTiles } from '../sections/JumpTiles.tsx'
import { MedicalDisclaimer } from '../sections/MedicalDisclaimer.tsx'
import { OtherLanguageLink } from '../sections/OtherLanguageLink.tsx'
import { References } from '../sections/References.tsx'
import { ReviewedBadge } from '../sections/ReviewedBadge.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Numbers before words: on a phone every number stands in the first view. */
export function EmergencyPage({ page }: { page: Page }) {
  const { t } = usePage()
  return (
    <main id="main">
      <RedScreen page={page} />
      <JumpTiles problems={page.problems} />
      <div className="wrap pb-[var(--section)]">
        <div className="grid grid-cols-[minmax(0,820px)] gap-10">
          <Body sections={page.sections} />
          <p className="no-print flex gap-3 items-center font-600">
            <Icon name="i-ph-printer-bold" className="text-link" />
            {t('emergency.print')}
          </p>
          <MedicalDisclaimer />
          <Faq items={page.faq} />
          <References page={page} />
          <div className="no-print flex flex-wrap gap-3 items-center">
            {page.review && (
              <ReviewedBadge
                review={page.review}
                sources={page.references.filter(({ clinical }) => clinical).length}
              />
            )}
            <OtherLanguageLink />
          </div>
        </div>
      </div>
    </main>
  )
}

function RedScreen({ page }: { page: Page }) {
  const { locale, t } = usePage()
  return (
    <div className="on-dark bg-alert text-white pt-2 pb-6.5 lg:pt-5 lg:pb-11">
      <div className="wrap grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] gap-x-[clamp(24px,4vw,64px)]">
        <div>
          <Breadcrumb
            above={[
              { label: t('article.home'), href: href('home', locale) },
              { label: t('emergency.crumb'), href: href('conditions', locale) },
            ]}
            current={page.shortTitle}
          />
          <h1 className="text-article leading-[.98] tracking-[-.02em] mt-.5 mb-3.5 lg:my-3.5">
            {page.title}
          </h1>
        </div>
        <div className="lg:row-span-2 lg:pt-5">
          <EmergencyNumbers />
        </div>
        <div className="mt-4.5 lg:mt-0">
          <h2 className="font-text font-600 text-[1.1875rem] leading-[1.6] tracking-normal [word-spacing:0]">
            {t('emergency.callIf')}
          </h2>
          <ul className="diamonds text-body lg:text-[1.1875rem] font-600 leading-[1.35]">
            {page.callIf.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          {page.callNote && <p className="mt-4 lg:mt-5 font-600">{page.callNote}</p>}
        </div>
      </div>
    </div>
  )
}
