import type { PageType } from '../content/schema.ts'

/** The kinds of search results, in the order of the filter. */
export const resultTypes = [
  'article',
  'condition',
  'treatment',
  'product',
  'video',
  'tourism',
  'tool',
  'topic',
  'term',
  'about',
] as const
export type ResultType = (typeof resultTypes)[number]

/** A glossary entry is a result of its own, apart from the glossary's page. */
export const resultTypeOf: Record<PageType | 'term', ResultType> = {
  article: 'article',
  condition: 'condition',
  emergency: 'condition',
  service: 'treatment',
  'home-service': 'treatment',
  product: 'product',
  video: 'video',
  tourism: 'tourism',
  guide: 'article',
  tool: 'tool',
  quiz: 'tool',
  category: 'topic',
  hub: 'topic',
  organization: 'about',
  issue: 'about',
  term: 'term',
}
