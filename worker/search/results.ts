import type { Passage } from '../../src/content/search-options.ts'
import type { SearchIndex } from './index.ts'
import { search } from './query.ts'

/** One page, with the section that fits best. `href` is without locale prefix. */
export type SearchResult = {
  path: string
  title: string
  href: string
  type: string
  excerpt: string
  section?: string
}

const excerptLength = 180

/** The pages that answer a query, best first. */
export function searchPages(index: SearchIndex, query: string): SearchResult[] {
  const best = new Map<string, Passage>()
  for (const { passage } of search(index, query, { limit: 200 })) {
    if (!best.has(passage.path)) best.set(passage.path, passage)
  }
  return [...best.values()].map(({ path, title, section, type, text }) => ({
    path,
    title,
    href: section ? `${path}#${section.id}` : path,
    type,
    excerpt: shorten(text),
    section: section?.title,
  }))
}

/** Cuts at the end of a word, so that nothing is misread. */
function shorten(text: string): string {
  if (text.length <= excerptLength) return text
  return `${text.slice(0, text.lastIndexOf(' ', excerptLength))}…`
}
