import type { Passage } from '../../src/content/search-options.ts'
import type { SearchIndex } from './index.ts'
export function search(index: SearchIndex, query: string, { limit }: { limit: number }): { passage: Passage; score: number }[] {
  return index.mini.search(query, { prefix: true, fuzzy: 0.2 }).slice(0, limit).map((r) => ({ passage: index.passages[r.id]!, score: r.score }))
}
