import { usePage } from '../../page-context.ts'
import { href } from '../../routes.ts'
import { SectionHead } from './SectionHead.tsx'
import { Destinations } from '../tourism/Destinations.tsx'

export function DentalTourism() {
  const { locale, t } = usePage()
  return (
    <section className="band relative overflow-hidden bg-g-turq">
      <span className="pattern-bg [--pattern:var(--art-patterns-onda-turq)]" />
      <div className="wrap relative">
        <SectionHead title={t('tourism.title')} intro={t('tourism.intro')} />
        <Destinations hrefOf={() => href('tourism', locale)} titles="h3" />
        <div className="grid xl:grid-cols-[minmax(0,1fr)_auto] gap-6 xl:gap-12 items-end mt-14">
          <div className="max-w-[43.6em]">
            <h3 className="h-2">{t('tourism.risksTitle')}</h3>
            <p className="mt-3 leading-normal">{t('tourism.risks')}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <a className="btn btn-rosa w-full sm:w-auto" href={href('tourism', locale)}>
              {t('tourism.find')}
            </a>
            <a className="btn btn-line w-full sm:w-auto" href={href('tourismGuide', locale)}>
              {t('tourism.guide')}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
