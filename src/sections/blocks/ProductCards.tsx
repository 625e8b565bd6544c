import { artHref } from '../../art/href.ts'
import { covers } from '../../art/recipes.ts'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Picture } from '../../ui/Picture.tsx'

/** Product guides as objects on tiled shelves. The frame around them is the stall's. */
export function ProductCards({
  cards,
  titles: Title = 'b',
}: {
  cards: Card[]
  titles?: 'h3' | 'b'
}) {
  const { locale } = usePage()
  return (
    // The lowest row needs no line: it lies under the stall's own edge.
    <ul className="grid grid-cols-2 sm:grid-cols-4 -mb-0.5">
      {cards.map((card) => (
        <li key={card.path} className="flex">
          <a
            className="group flex flex-col items-center w-full pt-6.5 lg:pt-10 text-center"
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
              <Title className="block h-3 text-base min-[375px]:text-[1.125rem] sm:text-[1.25rem] title-hover">
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
