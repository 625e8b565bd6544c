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
      <table>
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
              <td data-label={`${t('updates.checked')}:`}>
                {checked && formatDate(checked, locale)}
              </td>
              <td data-label={`${t('updates.next')}:`}>
                {nextCheck && formatDate(nextCheck, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
