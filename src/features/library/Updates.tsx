import type { CatalogEntry } from '../../content/schema.ts'
import { usePage } from '../../page-context.ts'
import { formatDate } from '../../i18n/formats.ts'
import { localize } from '../../i18n/locales.ts'
import { texts } from './texts.ts'

/** The most recently checked pages, and when their next check is due. */
export function Updates({ entries }: { entries: CatalogEntry[] }) {
  const { locale, t } = usePage(texts)
  return (
    <div className="wide prose">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is focusable. */}
      <table tabIndex={0}>
        <caption>{t('updates.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('updates.page')}</th>
            <th scope="col">{t('updates.checked')}</th>
            <th scope="col">{t('updates.next')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ path, title, checked, nextCheck }) => (
            <tr key={path}>
              <th scope="row">
                <a href={localize(path, locale)}>{title}</a>
              </th>
              <td>{checked && formatDate(checked, locale)}</td>
              <td>{nextCheck && formatDate(nextCheck, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
