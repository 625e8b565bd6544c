import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Cover } from '../../ui/Cover.tsx'
import { CardMeta } from '../video/CardMeta.tsx'
import { SectionHead } from './SectionHead.tsx'

/** Number one large, the others as a ranking between heavy rules. */
export function TopReads({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage()
  const [lead, ...others] = cards
  return (
    <section className="band pt-0">
      <div className="wrap">
        <SectionHead
          title={t('topReads.title')}
          intro={t('topReads.intro')}
          more={{ href: href('topReads', locale), text: t('topReads.all') }}
        />
        <ol className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[repeat(3,1fr)] gap-x-[clamp(28px,4vw,64px)]">
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
    <li className="lg:row-span-3 mb-7 lg:mb-0">
      <a className="group block" href={localize(card.path, locale)}>
        <Cover path={card.path} className="aspect-[16/10.2] rounded-xl" />
        <h3 className="h-2 mt-5 mb-2.5 title-hover">
          <span className="mr-[.1em] font-800 text-rosa-t">1</span> {card.title}
        </h3>
        <p className="max-w-[34.6em] text-tinta-2">{card.excerpt}</p>
        <CardMeta card={card} className="mt-3" />
      </a>
    </li>
  )
}

function Ranked({ card, rank }: { card: Card; rank: number }) {
  const { locale } = usePage()
  return (
    <li className="lines flex last:border-b-2">
      <a
        className="group grid grid-cols-[auto_minmax(0,1fr)_72px] min-[375px]:grid-cols-[auto_minmax(0,1fr)_96px] xl:grid-cols-[auto_minmax(0,1fr)_148px] gap-3.5 xl:gap-5 items-center w-full py-4 lg:py-5"
        href={localize(card.path, locale)}
      >
        <span className="heading min-w-[.64em] text-[2.375rem] lg:text-[3.25rem] leading-none text-rosa-t">
          {rank}
        </span>
        <div>
          <h3 className="h-3 title-hover">{card.shortTitle}</h3>
          <CardMeta card={card} className="mt-1.5" />
        </div>
        <Cover path={card.path} className="aspect-[16/11] rounded-m" />
      </a>
    </li>
  )
}
