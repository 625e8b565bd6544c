import type { PageType } from '../../src/content/schema.ts'
import type { Source } from '../read.ts'
import { factIds, type Finding } from './text.ts'

/** Overviews, scripts and tools repeat what other pages say; so do texts about the site. */
const repeating = new Set<PageType>(['hub', 'category', 'video', 'quiz', 'tool', 'organization'])
const fewest = 12
const limit = 60

/**
 * Pairs that still share more, and the percentage they may. The figures only go down: whoever brings
 * a pair below its figure lowers it too, and deletes the pair at the limit.
 */
const ceilings: [one: string, other: string, most: number][] = [
  ['/article/best-electric-toothbrushes', '/article/oral-hygiene-practices', 70],
  ['/article/best-electric-toothbrushes', '/products/electric-toothbrushes', 85],
  ['/article/daily-oral-health-habits', '/article/everyday-essentials', 65],
  ['/article/natural-dental-remedies', '/home-services/natural-remedies', 67],
  ['/article/natural-dental-remedies', '/services/natural-care', 78],
  ['/article/oral-hygiene-practices', '/products/electric-toothbrushes', 67],
  ['/article/safe-whitening-guide', '/home-services/whitening', 61],
  ['/article/teeth-whitening-guide', '/article/teeth-whitening-options', 67],
  ['/article/teeth-whitening-guide', '/home-services/whitening', 66],
  ['/article/teeth-whitening-guide', '/products/whitening', 63],
  ['/article/teeth-whitening-guide', '/services/teeth-whitening', 63],
  ['/article/teeth-whitening-options', '/home-services/whitening', 79],
  ['/article/teeth-whitening-options', '/products/whitening', 67],
  ['/article/teeth-whitening-options', '/services/teeth-whitening', 75],
  ['/article/toothpaste-guide', '/products/toothpaste', 65],
  ['/article/whitening-by-age', '/home-services/whitening', 66],
  ['/dental-tourism-guide', '/find-international-dentist', 82],
  ['/home-services/whitening', '/products/whitening', 66],
  ['/home-services/whitening', '/services/teeth-whitening', 79],
  ['/products/dental-floss', '/products/interdental-brushes', 73],
  ['/products/whitening', '/services/teeth-whitening', 63],
]

/** Two pages that say the same: most facts of the smaller one stand on the other as well. */
export function checkSiblings(sources: Pick<Source, 'path' | 'data' | 'en'>[]): Finding[] {
  const pages = sources
    .filter(({ data }) => !repeating.has(data.type))
    .map(({ path, en }) => ({ path, file: en.file, facts: new Set(factIds(en.raw)) }))
    .filter(({ facts }) => facts.size >= fewest)
    .toSorted((a, b) => a.facts.size - b.facts.size)
  return pages.flatMap((small, index) =>
    pages.slice(index + 1).flatMap((large) => {
      const shared = small.facts.intersection(large.facts).size
      const share = Math.ceil((100 * shared) / small.facts.size)
      if (share <= mostOf(small.path, large.path)) return []
      return {
        file: small.file,
        line: 1,
        problem: `shares ${share}% of its facts with ${large.path}`,
        remedy: 'give each page its own job: link to what the other says, and add what it lacks',
      }
    }),
  )
}

function mostOf(...paths: [string, string]): number {
  const pair = ceilings.find(([one, other]) => paths.includes(one) && paths.includes(other))
  return pair?.[2] ?? limit
}
