import MiniSearch, { type Options } from 'minisearch'

/** What search finds and Molly quotes: one section, takeaway list, question or lead of a page. */
export type Passage = {
  id: number
  /** Without locale prefix. */
  path: string
  title: string
  section?: { id: string; title: string }
  type: string
  kind: 'section' | 'takeaways' | 'faq' | 'lead'
  question?: string
  text: string
}

export const searchOptions: Options<Passage> = {
  fields: ['title', 'section', 'question', 'text'],
  extractField: (passage, field) =>
    field === 'section'
      ? (passage.section?.title ?? '')
      : String(passage[field as keyof Passage] ?? ''),
  processTerm: (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
}

export function buildSearchIndex(passages: Passage[]): string {
  const index = new MiniSearch(searchOptions)
  index.addAll(passages)
  return JSON.stringify(index)
}
