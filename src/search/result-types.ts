import type { Draft } from './tokenize.ts'
import type { PageType } from '../content/schema.ts'

/** What readers of search results tell apart, in the order of the filter. */
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

const typeOfPage: Record<PageType, ResultType> = {
  article: 'article',
  condition: 'condition',
  emergency: 'condition',
  service: 'treatment',
  'home-service': 'treatment',
  product: 'product',
  video: 'video',
  tourism: 'tourism',
  tool: 'tool',
  quiz: 'tool',
  category: 'topic',
  hub: 'topic',
  organization: 'about',
}

/** A word of the glossary is a result of its own, not the page it stands on. */
export function resultTypeOf({ kind, type }: Draft): ResultType {
  return kind === 'term' ? 'term' : typeOfPage[type as PageType]
}
