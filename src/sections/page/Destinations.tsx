import { artHref } from '../../art/href.ts'
import { type Destination, destinations } from '../../content/destinations.ts'
import { usePage } from '../../page-context.ts'
import { Picture } from '../../ui/Picture.tsx'

type Props = {
  hrefOf: (destination: Destination) => string
  titles: 'h2' | 'h3'
  /** Narrow stamps beside a text, which scroll sideways on a phone. */
  row?: boolean
  eager?: boolean
}

/** The countries the site's visitors travel to, with the advertised savings. */
export function Destinations({ hrefOf, titles, row = false, eager }: Props) {
  return (
    <ul
      className={
        row
          ? 'snap-row stamp-row [--card:max(46%,8.5rem)] sm:[--card:30%] lg:grid lg:grid-cols-4 lg:gap-4'
          : 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] sm:grid-cols-4 gap-3.5 lg:gap-6'
      }
    >
      {destinations.map((destination) => (
        <li key={destination.country} className="stamp-turn">
          <DestinationCard
            destination={destination}
            href={hrefOf(destination)}
            title={titles}
            narrow={row}
            eager={eager}
          />
        </li>
      ))}
    </ul>
  )
}

type DestinationCardProps = {
  destination: Destination
  href: string
  title: Props['titles']
  narrow: boolean
  eager?: boolean
}

/** A postage stamp; the saving is never larger than the heading of the risks below. */
function DestinationCard({ destination, href, title: Title, narrow, eager }: DestinationCardProps) {
  const { t } = usePage()
  const { country, scene, savingsPercent } = destination
  return (
    <a className="block h-full" href={href}>
      <div className="paper stamp flex flex-col h-full px-[11px] pt-[11px] pb-4 lg:px-4 lg:pt-4 lg:pb-5 bg-white">
        <Picture
          className={`w-full h-auto rounded-1 dark:[filter:brightness(94%)] ${narrow ? 'aspect-square object-cover object-bottom xl:aspect-[4/4.6]' : 'aspect-[4/4.6]'}`}
          src={artHref(`scenes/${scene}.svg`)}
          width={400}
          height={460}
          eager={eager}
        />
        <div
          className={`flex flex-col justify-between gap-x-2 gap-y-0.5 mt-3 mx-1 ${narrow ? '' : 'min-[85em]:flex-row min-[85em]:items-baseline'}`}
        >
          <Title className="h-3 sm:text-[1.125rem] lg:text-[1.5rem]">
            {t(`tourism.destinations.${country}.country`)}
          </Title>
          <b className="heading font-850 text-[1.75rem] sm:text-[1.375rem] lg:text-[1.875rem] leading-none text-rosa-t whitespace-nowrap">
            <small className="block mb-0.5 font-text font-600 text-fine tracking-normal text-tinta-2">
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
