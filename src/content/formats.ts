import type { PageType } from './schema.ts'

/** The order of page types where all of them are listed. */
export const typeOrder = [
  'hub',
  'category',
  'article',
  'emergency',
  'condition',
  'service',
  'home-service',
  'product',
  'video',
  'tourism',
  'guide',
  'tool',
  'issue',
  'organization',
] as const satisfies PageType[]

/** The formats of pages, as readers call them. Lists and pages about the site have none. */
export const formats = ['article', 'guide', 'video', 'tool'] as const
export type Format = (typeof formats)[number]

const formatOfType: Partial<Record<PageType, Format>> = {
  article: 'article',
  condition: 'guide',
  emergency: 'guide',
  service: 'guide',
  'home-service': 'guide',
  product: 'guide',
  tourism: 'guide',
  guide: 'guide',
  video: 'video',
  tool: 'tool',
  quiz: 'tool',
}

export function formatOf({ type }: { type: PageType }): Format | undefined {
  return formatOfType[type]
}

export function parseFormat(value: string | undefined): Format | undefined {
  return formats.find((format) => format === value)
}
