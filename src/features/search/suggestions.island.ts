import { queryOptions } from '@tanstack/react-query'
import type { IslandMessages } from '../../i18n/en.islands.ts'
import { fetchInTime } from '../../ui/fetch-in-time.ts'
import type { Locale } from '../../i18n/locales.ts'
import { endpoints } from '../../routes.ts'

/** The kind of a found page, from src/search/result-types.ts. */
type SuggestionType = keyof IslandMessages['suggest']['types']

/** A found page or glossary word; `section` is the heading that `href` leads to. */
export type Suggestion = {
  /** URL of the page's cover. */
  image: string
  title: string
  href: string
  type: SuggestionType
  excerpt: string
  section?: string
}

/** The response of `GET /api/search`: the best `items` of `total` results. */
export type SearchAnswer = { items: Suggestion[]; total: number }

/** With its query, because it is shown until the next answer arrives. */
export type SuggestionAnswer = SearchAnswer & { q: string }

const maxSuggestions = 6

export function suggestionsQuery(locale: Locale, q: string) {
  return queryOptions({
    queryKey: ['search', locale, q],
    enabled: q !== '',
    // The signal aborts a request as soon as the text changes.
    queryFn: async ({ signal }): Promise<SuggestionAnswer> => {
      const query = new URLSearchParams({ q, locale, limit: String(maxSuggestions) })
      const response = await fetchInTime(`${endpoints.search}?${query}`, { signal })
      if (!response.ok) throw new Error(`${endpoints.search} answered ${response.status}`)
      return { ...((await response.json()) as SearchAnswer), q }
    },
  })
}
