import type { Page, PageType } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { formatDate } from '../../i18n/formats.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ReadingButtons } from './ReadingButtons.tsx'

/** Lists, tools and scripts have no reading time. */
const untimed = new Set<PageType>(['hub', 'category', 'organization', 'tool', 'video'])

type Props = { page: Page; className?: string }

/** A page's reading time, when it was last checked, and when the next check is due. */
export function PageDates({ page, className = 'mt-5.5' }: Props) {
  const { type, minutes, published, checked, nextCheck, references, review } = page
  const { locale, t } = usePage()
  // The list of sources ends with both dates.
  const isDatedBelow = references.length > 0 && type !== 'quiz'
  return (
    <p
      className={`flex flex-wrap items-center gap-x-5.5 gap-y-2 empty:hidden font-600 ${className}`}
    >
      {minutes && !untimed.has(type) && (
        <span className="flex gap-2 items-center">
          <Icon name="ph-clock-bold" className="text-link" />
          {t('article.minutes', minutes)}
        </span>
      )}
      <ReadingButtons type={type} />
      {type === 'issue' && published && (
        <span className="flex gap-2 items-center">
          <Icon name="ph-calendar-check-bold" className="text-link" />
          <time dateTime={published}>{formatDate(published, locale)}</time>
        </span>
      )}
      {/* The badge above gives the date already. */}
      {checked && !(isDatedBelow && review?.on === checked) && (
        <span className="flex gap-2 items-center">
          <Icon name="ph-calendar-check-bold" className="text-link" />
          <time dateTime={checked}>
            {t('article.checked', { date: formatDate(checked, locale) })}
          </time>
        </span>
      )}
      {nextCheck && !isDatedBelow && (
        <span className="font-500">
          {t('article.nextCheck', { date: formatDate(nextCheck, locale) })}
        </span>
      )}
    </p>
  )
}
