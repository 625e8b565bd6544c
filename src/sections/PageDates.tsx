import type { Page, PageType } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { formatDate } from '../i18n/locales.ts'
import { Icon } from '../ui/Icon.tsx'

/** Lists, tools and scripts aren't read from end to end. */
const untimed = new Set<PageType>(['hub', 'category', 'organization', 'tool', 'video'])

/** How long a page takes to read, and when it was last checked. */
export function PageDates({ page: { type, minutes, checked } }: { page: Page }) {
  const { locale, t } = usePage()
  return (
    <p className="flex flex-wrap gap-x-5.5 gap-y-2 mt-5.5 font-600">
      {minutes && !untimed.has(type) && (
        <span className="flex gap-2 items-center">
          <Icon name="i-ph-clock-bold" className="text-link" />
          {t('article.minutes', minutes)}
        </span>
      )}
      {checked && (
        <span className="flex gap-2 items-center">
          <Icon name="i-ph-calendar-check-bold" className="text-link" />
          <time dateTime={checked}>
            {t('article.checked', { date: formatDate(checked, locale) })}
          </time>
        </span>
      )}
    </p>
  )
}
