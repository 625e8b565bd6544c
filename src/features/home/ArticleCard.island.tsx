import { useCallback } from 'react'
import { useIslandText } from '../../i18n/island-text.ts'
import type { ArticleItem } from './articles.island.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

const categoryColors = {
  'oral-health': 'text-[var(--cat-oral-health)]',
  treatments: 'text-[var(--cat-treatments)]',
  procedures: 'text-[var(--cat-procedures)]',
  prevention: 'text-[var(--cat-prevention)]',
  news: 'text-[var(--cat-news)]',
}

/** A card of the server, which hydration leaves as it is, and which a new element takes over. */
export function RenderedCard({ card }: { card: Element }) {
  const keep = useCallback(
    (item: HTMLElement | null) => {
      if (item !== card) item?.replaceChildren(...card.childNodes)
    },
    [card],
  )
  return (
    <li ref={keep} className="latest-card group" suppressHydrationWarning>
      {''}
    </li>
  )
}

export function ArticleCard({ article }: { article: ArticleItem }) {
  const { t } = useIslandText()
  const { image, category, title, excerpt, readTime, href, trending } = article
  return (
    <li className="latest-card group">
      <a className="latest-card-link" href={href}>
        <span className="latest-card-cover cover">
          <Picture className="cover-img" src={image} width={640} height={400} />
          {trending && (
            <span className="latest-card-trending">
              <Icon name="ph-trend-up-bold" />
              <span className="latest-card-trending-word">{t('articles.trending')}</span>
            </span>
          )}
        </span>
        <span className="meta">
          <b className={categoryColors[category]}>{t(`articles.category.${category}`)}</b>
          <span>{t('common.minutes', readTime)}</span>
        </span>
        <h3 className="h-3 mt-1 mb-1.5 text-[1.1875rem] title-hover">{title}</h3>
        <p className="latest-card-excerpt">{excerpt}</p>
      </a>
    </li>
  )
}
