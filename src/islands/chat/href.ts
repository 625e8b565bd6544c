import { type Locale, localize } from '../../i18n/locales.ts'
import { askMollyPath } from '../../molly/paths.ts'

/** Molly's own page, which knows from where the visitor comes and may hold a question. */
export function mollyHref(locale: Locale, page: string, question?: string): string {
  const query = question ? `&q=${encodeURIComponent(question).replaceAll("'", '%27')}` : ''
  return `${localize(askMollyPath, locale)}?page=${page}${query}`
}
