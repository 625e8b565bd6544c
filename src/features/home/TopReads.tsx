import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Cover } from '../../ui/Cover.tsx'
import { CardMeta } from '../../sections/page/CardMeta.tsx'
import { SectionHead } from './SectionHead.tsx'
import { texts } from './texts.ts'

/** The first one large, the others as a ranking between heavy rules. */
export function TopReads({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage(texts)
  const [lead, ...others] = cards
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead
          title={t('topReads.title')}
          intro={t('topReads.intro')}
          more={{ href: href('topReads', locale), text: t('topReads.all') }}
        />
        <ol className="snap-row [--card:72%] sm:[--card:40%] lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[repeat(3,1fr)] lg:gap-x-[clamp(28px,4vw,64px)]">
          {lead && <Lead card={lead} />}
          {others.map((card, index) => (
            <Ranked key={card.path} card={card} rank={index + 2} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Lead({ card }: { card: Card }) {
  const { locale } = usePage()
  return (
    <li className="lg:row-span-3">
      <a
        className="group grid lg:grid-cols-2 gap-x-[clamp(20px,2.4vw,36px)] items-center lg:h-full"
        href={localize(card.path, locale)}
      >
        <Cover path={card.path} className="aspect-video lg:aspect-[1/.86] lg:rounded-xl" />
        <div>
          <h3 className="h-3 lg:text-2 mt-3.5 lg:mt-0 lg:mb-2.5 title-hover">
            <span className="mr-[.1em] font-800 text-rosa-t">1</span> {card.title}
          </h3>
          <p className="hidden lg:block text-tinta-2">{card.excerpt}</p>
          <CardMeta card={card} className="mt-1.5 lg:mt-3" />
        </div>
      </a>
    </li>
  )
}

function Ranked({ card, rank }: { card: Card; rank: number }) {
  const { locale } = usePage()
  return (
    <li className="flex border-0 lg:border-t-2 lg:last:border-b-2 border-solid border-tinta">
      <a
        className="group grid grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_112px] gap-x-3 lg:gap-x-5 content-start lg:content-center lg:items-center w-full lg:py-3.5"
        href={localize(card.path, locale)}
      >
        <span className="heading lg:min-w-[.64em] mt-3.5 lg:mt-0 text-3 lg:text-[2.75rem] leading-none text-rosa-t">
          {rank}
        </span>
        <div className="mt-3.5 lg:mt-0">
          <h3 className="h-3 title-hover">{card.shortTitle}</h3>
          <CardMeta card={card} className="mt-1.5" />
        </div>
        <Cover
          path={card.path}
          className="col-span-full lg:col-start-3 row-start-1 aspect-video lg:rounded-m"
        />
      </a>
    </li>
  )
}
