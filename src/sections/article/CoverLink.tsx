import type { ReactNode } from 'react'
import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Cover } from '../../ui/Cover.tsx'

/** A page with its cover in a SideList; `children` is the small line below its title. */
export function CoverLink({ card, children }: { card: Card; children?: ReactNode }) {
  const { locale } = usePage()
  return (
    <li className="border-0 border-b border-solid border-linea">
      <a
        className="group grid grid-cols-[76px_minmax(0,1fr)] gap-3.5 items-center py-3.25 font-650 leading-[1.3]"
        href={localize(card.path, locale)}
      >
        <Cover path={card.path} className="w-19 h-15 rounded-2.5" />
        <span>
          <span className="group-hover:underline underline-offset-3">{card.title}</span>
          {children && (
            <span className="block mt-.75 text-fine font-500 text-tinta-2">{children}</span>
          )}
        </span>
      </a>
    </li>
  )
}
