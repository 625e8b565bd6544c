import { artHref } from '../art/href.ts'
import { usePage } from '../i18n/index.ts'
import { href } from '../routes.ts'
import { Picture } from '../ui/Picture.tsx'
import { SectionHead } from './SectionHead.tsx'

/** What providers advertise, in per cent, "up to" and before travel: the client's figures. */
const destinations = [
  { country: 'mx', scene: 'mexico', savingsPercent: 70 },
  { country: 'co', scene: 'colombia', savingsPercent: 65 },
  { country: 'pe', scene: 'peru', savingsPercent: 60 },
  { country: 'ar', scene: 'argentina', savingsPercent: 55 },
] as const

export function DentalTourism() {
  const { locale, t } = usePage()
  return (
    <section className="band relative overflow-hidden bg-g-turq">
      <span className="pattern-bg [background-image:var(--art-patterns-onda-turq)]" />
      <div className="wrap relative">
        <SectionHead title={t('tourism.title')} intro={t('tourism.intro')} />
        <ul className="grid grid-cols-2 sm:grid-cols-4 gap-3.5 lg:gap-6">
          {destinations.map((destination) => (
            <li key={destination.country} className="stamp-turn">
              <Stamp {...destination} />
            </li>
          ))}
        </ul>
        <div className="grid xl:grid-cols-[minmax(0,1fr)_auto] gap-6 xl:gap-12 items-end mt-14">
          <div className="max-w-[68ch]">
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

/** A postage stamp; the saving is never larger than the heading of the risks below. */
function Stamp({ country, scene, savingsPercent }: (typeof destinations)[number]) {
  const { locale, t } = usePage()
  return (
    <a className="block h-full" href={href('tourism', locale)}>
      <div className="paper stamp flex flex-col h-full px-[11px] pt-[11px] pb-4 lg:px-4 lg:pt-4 lg:pb-5 bg-white">
        <Picture
          className="w-full h-auto aspect-[4/4.6] rounded-1 dark:brightness-94"
          src={artHref(`scenes/${scene}.svg`)}
          width={400}
          height={460}
        />
        <div className="flex flex-col min-[1360px]:flex-row min-[1360px]:items-baseline justify-between gap-x-2 gap-y-0.5 mt-4 mx-1">
          <h3 className="h-3 sm:text-[1.125rem] lg:text-[1.5rem]">
            {t(`tourism.destinations.${country}.country`)}
          </h3>
          <b className="heading font-850 text-[1.75rem] sm:text-[1.375rem] lg:text-[1.875rem] leading-none text-rosa-t whitespace-nowrap">
            <small className="font-text font-600 text-fine tracking-normal text-tinta-2">
              {t('tourism.upTo')}
            </small>{' '}
            {`${savingsPercent}%`}
          </b>
        </div>
        <span className="mt-0.5 mb-2 lg:mb-3 mx-1 text-base text-tinta-2">
          {t(`tourism.destinations.${country}.city`)}
        </span>
        <span className="mt-auto mx-1 border-0 border-t-2 border-dashed border-linea-form pt-2.5 text-fine lg:text-[.9688rem] leading-[1.4]">
          <b>{t('tourism.popularFor')}</b> {t(`tourism.destinations.${country}.specialty`)}
        </span>
      </div>
    </a>
  )
}
