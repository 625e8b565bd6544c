import type { PageType } from '../../src/content/schema.ts'
import type { Source } from '../read.ts'
import { factIds, type Found } from './text.ts'

/** Overviews, scripts, tools and texts about the site repeat other pages. */
const repeating = new Set<PageType>([
  'hub',
  'category',
  'video',
  'quiz',
  'tool',
  'organization',
  'issue',
])
const minFacts = 12
const maxSharedPercent = 60

/** Finds pages that cite most facts of a smaller page. */
export function checkSiblings(sources: Pick<Source, 'path' | 'data' | 'en'>[]): Found[] {
  const pages = sources
    .filter(({ data }) => !repeating.has(data.type))
    .map(({ path, en }) => ({ path, file: en.file, facts: new Set(factIds(en.raw)) }))
    .filter(({ facts }) => facts.size >= minFacts)
    .toSorted((a, b) => a.facts.size - b.facts.size)
  return pages.flatMap((small, index) =>
    pages.slice(index + 1).flatMap((large) => {
      const shared = small.facts.intersection(large.facts).size
      const share = Math.ceil((100 * shared) / small.facts.size)
      if (share <= maxSharedPercent) return []
      return {
        file: small.file,
        problem: `shares ${share}% of its facts with ${large.path}`,
        remedy: 'give each page its own job: link to what the other says, and add what it lacks',
      }
    }),
  )
}
