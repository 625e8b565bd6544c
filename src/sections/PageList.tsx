import type { Card } from '../content/schema.ts'
import { type Text, usePage } from '../i18n/index.ts'
import { formatMonth, type Locale, localize } from '../i18n/locales.ts'
import { Shelves } from './Shelves.tsx'
import { VideoCard } from './VideoCard.tsx'

const longList = 7

/** Pages as lines of text; product guides stand on a shelf, videos on a wall of screens. */
export function PageList({ cards }: { cards: Card[] }) {
  if (cards.every(({ type }) => type === 'video')) return <Screens cards={cards} />
  const isStall = cards.length >= 4 && cards.every(({ type }) => type === 'product')
  return isStall ? (
    <div className="wide overflow-hidden border-2 border-solid border-outline rounded-xl bg-g-rosa shadow-cut">
      <Shelves cards={cards} />
    </div>
  ) : (
    <div className="wide @container">
      <Lines cards={cards} />
    </div>
  )
}

function Screens({ cards }: { cards: Card[] }) {
  return (
    <ul className="wide on-dark grid sm:grid-cols-2 gap-x-[clamp(18px,3vw,40px)] gap-y-8 rounded-xl bg-noche text-white p-[clamp(18px,4vw,56px)]">
      {cards.map((card) => (
        <li key={card.path}>
          <VideoCard card={card} excerpt />
        </li>
      ))}
    </ul>
  )
}

function Lines({ cards }: { cards: Card[] }) {
  const { locale, t } = usePage()
  const isLong = cards.length >= longList
  return (
    <ul className={isLong ? '@[820px]:columns-2 gap-x-14' : ''}>
      {cards.map((card) => (
        <li key={card.path} className="hairlines break-inside-avoid">
          <a
            className={`group grid gap-x-6 gap-y-.5 items-baseline content-center min-h-13 py-3.25 ${isLong ? '' : '@[600px]:grid-cols-[minmax(0,1fr)_auto]'}`}
            href={localize(card.path, locale)}
          >
            <b className="heading font-750 text-[1.25rem] leading-[1.2] title-hover">
              {card.title}
            </b>
            <span className="text-meta font-500 text-tinta-2">{describe(card, locale, t)}</span>
            {card.excerpt && (
              <span className="text-base leading-[1.45] text-tinta-2">{card.excerpt}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** '7 min read · checked Nov 2026': how long an article is, what kind another page is. */
function describe({ type, minutes, checked }: Card, locale: Locale, t: Text): string {
  const date = checked && t('library.checked', { month: formatMonth(checked, locale) })
  return [kindOf(type, minutes, t), date].filter(Boolean).join(' · ')
}

function kindOf(type: Card['type'], minutes: number | undefined, t: Text): string | undefined {
  if (type === 'article' && minutes) return t('common.minutes', minutes)
  if (type === 'video') return t('library.script')
  return type === 'organization' ? undefined : t(`search.types.${type}`)
}
