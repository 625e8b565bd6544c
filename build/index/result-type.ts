import type { PageType } from '../../src/content/schema.ts'
import type { ResultType } from '../../src/search/result-types.ts'
import type { RawPassage } from './passages.ts'

const typeOfPage: Record<PageType, ResultType> = {
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
}

/** A word of the glossary is a result of its own, apart from the glossary's page. */
export function resultTypeOf({ kind, type }: RawPassage): ResultType {
  return kind === 'term' ? 'term' : typeOfPage[type as PageType]
}
