import type { Page } from '../content/schema.ts'
import { usePage } from '../i18n/index.ts'
import { formatDate } from '../i18n/locales.ts'
import { Icon } from '../ui/Icon.tsx'

/** How long a page takes to read, and when it was last checked. */
export function PageDates({ page: { minutes, checked } }: { page: Page }) {
  const { locale, t } = usePage()
  return (
    <p className="flex flex-wrap gap-x-5.5 gap-y-2 mt-5.5 font-600">
      {minutes && (
        <span className="flex gap-2 items-center">
          <Icon name="i-ph-clock-bold" className="text-link" />
          {t('article.minutes', minutes)}
        </span>
      )}
      {checked && (
        <span className="flex gap-2 items-center">
          <Icon name="i-ph-calendar-check-bold" className="text-link" />
          {t('article.checked', { date: formatDate(checked, locale) })}
        </span>
      )}
    </p>
  )
}
