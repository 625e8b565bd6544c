import { artHref } from '../../art/href.ts'
import { covers } from '../../art/covers.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Picture } from '../../ui/Picture.tsx'

const shelves = {
  list: 'grid grid-cols-2 sm:grid-cols-4',
  object: 'pt-6.5 lg:pt-10',
  title: 'sm:text-[1.25rem]',
}
const oneShelf = {
  list: 'snap-row shelf-row [--card:43%] sm:[--card:23%] lg:grid lg:grid-cols-4 xl:grid-cols-8',
  object: 'pt-5',
  title: '',
}

type Props = {
  cards: Card[]
  titles?: 'h3' | 'b'
  /** All on one shelf, which scrolls sideways on a phone. */
  row?: boolean
}

/** Product guides on tiled shelves. The surrounding stall draws the frame. */
export function ProductCards({ cards, titles: Title = 'b', row = false }: Props) {
  const { locale } = usePage()
  const shape = row ? oneShelf : shelves
  return (
    // The lowest row needs no line: it rests on the stall's own edge.
    <ul className={`${shape.list} -mb-0.5`}>
      {cards.map((card) => (
        <li key={card.path} className="flex">
          <a
            className={`group flex flex-col items-center w-full text-center ${shape.object}`}
            href={localize(card.path, locale)}
          >
            <Picture
              className="shelf-object w-[min(172px,72%)] h-auto aspect-square"
              src={artHref(`shelf/${covers[card.path]?.motifs[0]}.svg`)}
              width={172}
              height={172}
            />
            <span className="plank" />
            <div className="flex-1 w-full px-1 sm:px-2.5 pt-4 pb-4.5 bg-papel border-0 border-b-2 border-solid border-[var(--outline)]">
              <Title
                className={`block h-3 text-base min-[23.4375em]:text-[1.125rem] title-hover ${shape.title}`}
              >
                {card.shortTitle}
              </Title>
              <span className="block mt-[3px] text-[.9688rem] leading-[1.35] text-tinta-2">
                {card.excerpt}
              </span>
            </div>
          </a>
        </li>
      ))}
    </ul>
  )
}
