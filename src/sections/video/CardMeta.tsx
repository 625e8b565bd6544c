import type { Card } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'

/** Category and read time of a card, as far as the page has them. */
export function CardMeta({ card, className = '' }: { card: Card; className?: string }) {
  const { t } = usePage()
  const { category, minutes } = card
  if (!category && minutes === undefined) return null
  return (
    <span className={`meta ${className}`}>
      {category && <span>{t(`articles.category.${category}`)}</span>}
      {minutes !== undefined && <span>{t('common.minutes', minutes)}</span>}
    </span>
  )
}
