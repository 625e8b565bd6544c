import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { localize } from '../../i18n/locales.ts'
import { Cover } from '../../ui/Cover.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CardMeta } from './CardMeta.tsx'

/** A video as its poster, on a dark background; with `excerpt` also its summary. */
export function VideoCard({ card, excerpt = false }: { card: Card; excerpt?: boolean }) {
  const { locale } = usePage()
  return (
    <a className="group block" href={localize(card.path, locale)}>
      <span className="relative block">
        <Cover path={card.path} className="aspect-[16/10] rounded-4" />
        <span className="play left-2.5 bottom-2.5 w-11 h-11">
          <Icon name="ph-play-fill" />
        </span>
      </span>
      <h3 className="h-3 mt-3.5 text-[1.1875rem] title-hover">{card.shortTitle}</h3>
      {excerpt && <p className="mt-1 leading-[1.45] text-on-dark">{card.excerpt}</p>}
      <CardMeta card={card} className="mt-1 text-on-dark" />
    </a>
  )
}
