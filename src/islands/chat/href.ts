import { type Locale, localize } from '../../i18n/locales.ts'
import { askMollyPath } from '../../molly/paths.ts'

/** The address of Molly's page, with the page that the visitor comes from and perhaps a question. */
export function mollyHref(locale: Locale, page: string, question?: string): string {
  const query = question ? `&q=${encodeURIComponent(question).replaceAll("'", '%27')}` : ''
  return `${localize(askMollyPath, locale)}?page=${page}${query}`
}
