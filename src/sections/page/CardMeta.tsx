import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'

/** Category and reading time of a card, if the page has them. */
export function CardMeta({ card, className = '' }: { card: Card; className?: string }) {
  const { t } = usePage()
  const { category, minutes, length } = card
  if (!category && minutes === undefined) return null
  return (
    <span className={`meta ${className}`}>
      {category && <span>{t(`articles.category.${category}`)}</span>}
      {length && <span>{length}</span>}
      {minutes !== undefined && !length && <span>{t('common.minutes', minutes)}</span>}
    </span>
  )
}
