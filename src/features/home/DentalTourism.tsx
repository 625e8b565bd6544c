import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { SectionHead } from './SectionHead.tsx'
import { Destinations } from '../../sections/page/Destinations.tsx'
import { texts } from './texts.ts'

export function DentalTourism() {
  const { locale, t } = usePage(texts)
  return (
    <section className="band relative overflow-hidden bg-g-turq">
      <span className="pattern-bg [--pattern:var(--art-patterns-onda-turq)]" />
      <div className="wrap relative xl:grid xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:grid-rows-[auto_1fr] gap-x-[clamp(28px,4vw,64px)]">
        <SectionHead aside title={t('acrossBorders.title')} intro={t('acrossBorders.intro')} />
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1 self-center">
          <Destinations hrefOf={() => href('tourism', locale)} titles="h3" row />
        </div>
        <div className="mt-3 lg:mt-8 xl:mt-0">
          <h3 className="h-2">{t('tourism.risksTitle')}</h3>
          <p className="mt-1.5 mb-3.5 max-w-[43.6em] text-base leading-[1.45]">
            {t('acrossBorders.risks')}
          </p>
          <div className="flex flex-wrap gap-2.5">
            <a className="btn btn-rosa w-full sm:w-auto" href={href('tourism', locale)}>
              {t('acrossBorders.find')}
            </a>
            <a className="btn btn-line w-full sm:w-auto" href={href('tourismGuide', locale)}>
              {t('acrossBorders.guide')}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
