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
