import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'

/** A numbered page in a SideList. */
export function RankedLink({ card, rank }: { card: Card; rank: number }) {
  const { locale } = usePage()
  return (
    <li className="border-0 border-b border-solid border-linea">
      <a
        className="grid grid-cols-[2.1rem_minmax(0,1fr)] items-baseline py-3.25 font-650 leading-[1.3] hover:underline underline-offset-3"
        href={localize(card.path, locale)}
      >
        <span
          className="font-display font-800 text-2xl leading-none text-rosa-t"
          aria-hidden="true"
        >
          {rank}
        </span>
        {card.title}
      </a>
    </li>
  )
}
