import { queryOptions } from '@tanstack/react-query'
import type { IslandMessages } from '../../i18n/en.islands.ts'
import type { Locale } from '../../i18n/locales.ts'
import { endpoints } from '../../routes.ts'

/** What a found page is to its readers: src/search/result-types.ts lists them. */
type SuggestionType = keyof IslandMessages['suggest']['types']

/** A found page or glossary word; `section` is the heading that `href` leads to. */
export type Suggestion = {
  /** The address of the page's cover. */
  image: string
  title: string
  href: string
  type: SuggestionType
  excerpt: string
  section?: string
}

/** What `GET /api/search` answers: the best `items` of the `total` that were found. */
export type SearchAnswer = { items: Suggestion[]; total: number }

/** With the query that it answers, for it stays until the answer to the next one is there. */
export type SuggestionAnswer = SearchAnswer & { q: string }

const mostSuggestions = 6

export function suggestionsQuery(locale: Locale, q: string) {
  return queryOptions({
    queryKey: ['search', locale, q],
    enabled: q !== '',
    // The signal ends a request as soon as something else has been typed.
    queryFn: async ({ signal }): Promise<SuggestionAnswer> => {
      const query = new URLSearchParams({ q, locale, limit: String(mostSuggestions) })
      const response = await fetch(`${endpoints.search}?${query}`, { signal })
      if (!response.ok) throw new Error(`${endpoints.search} answered ${response.status}`)
      return { ...((await response.json()) as SearchAnswer), q }
    },
  })
}
