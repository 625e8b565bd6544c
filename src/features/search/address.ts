import type { ResultType } from '../../search/result-types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'

/** The query parameters of a results page. */
export type Search = { q: string; type?: ResultType; page?: number }

/** { q: 'gum', page: 2 } -> '/search?q=gum&page=2' */
export function searchHref({ q, type, page = 1 }: Search, locale: Locale): string {
  const query = new URLSearchParams({ q })
  if (type) query.set('type', type)
  if (page > 1) query.set('page', String(page))
  return href('search', locale, `?${query}`)
}
