import { covers } from '../../art/covers.ts'
import type { Card } from '../../content/schema.ts'
import type { Text } from '../../i18n/index.ts'
import { usePage } from '../../page-context.ts'
import { formatDate } from '../../i18n/formats.ts'
import { type Locale, localize } from '../../i18n/locales.ts'
import { Motif } from '../../ui/Motif.tsx'
import { ProductCards } from './ProductCards.tsx'
import { VideoCard } from '../page/VideoCard.tsx'

const longList = 7

type Props = {
  cards: Card[]
  /** With a drawing in front of each line. */
  pictured?: boolean
}

/** Pages as lines; product guides on a shelf, videos as a grid of screens. */
export function PageList({ cards, pictured = true }: Props) {
  if (cards.every(({ type }) => type === 'video')) return <Screens cards={cards} />
  const isStall = cards.length >= 4 && cards.every(({ type }) => type === 'product')
  return isStall ? (
    <div className="wide clipped border-2 border-solid border-outline rounded-xl bg-g-rosa shadow-cut">
      <ProductCards cards={cards} />
    </div>
  ) : (
    <div className="wide @container">
      <Lines cards={cards} pictured={pictured} />
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

function Lines({ cards, pictured }: { cards: Card[]; pictured: boolean }) {
  const { locale, t } = usePage()
  const isLong = cards.length >= longList
  return (
    <ul className={`page-lines ${isLong ? '@[680px]:columns-2 gap-x-10' : ''}`}>
      {cards.map((card, index) => (
        <li key={card.path}>
          <a
            className={`page-line group ${pictured ? '' : 'grid-cols-[minmax(0,1fr)]! @[600px]:grid-cols-[minmax(0,1fr)_auto]! items-baseline'}`}
            href={localize(card.path, locale)}
          >
            {pictured && (
              <Motif
                name={covers[card.path]?.motifs[0] ?? 'tooth'}
                className={`p-1.75 rounded-3.5 ${tiles[index % tiles.length]}`}
              />
            )}
            <span>
              <b className="block heading font-750 text-[1.25rem] leading-[1.2] title-hover">
                {card.title}
              </b>
              {card.excerpt && (
                <span className="block mt-.75 text-base leading-[1.4]">{card.excerpt}</span>
              )}
            </span>
            <span className="text-fine sm:text-meta font-500 text-tinta-2">
              {detailsOf(card, locale, t)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const tiles = ['bg-t-agua', 'bg-t-rosa', 'bg-t-barro', 'bg-t-menta', 'bg-t-jaca', 'bg-t-lima']

/** '7 min read': the length of an article, or the type of another page. */
function detailsOf({ type, minutes, published }: Card, locale: Locale, t: Text) {
  if (type === 'issue' && published) return formatDate(published, locale)
  if (type === 'article' && minutes) return t('common.minutes', minutes)
  if (type === 'video') return t('library.script')
  return type === 'organization' ? undefined : t(`search.types.${type}`)
}
