import type { PageType } from '../../src/content/schema.ts'
import type { Source } from '../content/read.ts'
import type { UrgencyTable } from '../content/urgency.ts'
import { factIds, type Found } from './text.ts'

// Pages that say what another page says.

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

/** Finds pages that cite most facts of a smaller page; what cannot wait each of them has to say. */
export function checkSiblings(
  sources: Pick<Source, 'path' | 'data' | 'en'>[],
  urgency: UrgencyTable,
): Found[] {
  const urgent = new Set(
    Object.values(urgency).flatMap(({ level, facts }) => (level === 'now' ? facts : [])),
  )
  const pages = sources
    .filter(({ data }) => !repeating.has(data.type))
    .map(({ path, en }) => ({ path, file: en.file, facts: new Set(factIds(en.raw)) }))
    .filter(({ facts }) => facts.size >= minFacts)
    .toSorted((a, b) => a.facts.size - b.facts.size)
  return pages.flatMap((small, index) =>
    pages.slice(index + 1).flatMap((large) => {
      const shared = small.facts.intersection(large.facts).difference(urgent).size
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

const size = 8
const limit = 0.05

/** The eight-word shingles of a text. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.slice(size - 1).map((_, index) => words.slice(index, index + size).join(' ')),
  )
}

type Text = { file: string; text: string }
type Shared = { file: string; size: number; shared: string[] }

/** Finds pages of one language that share too much text. */
export function checkShingles(texts: Text[]): Found[] {
  const known = new Map<string, { file: string; size: number }[]>()
  return texts.flatMap(({ file, text }) => {
    const shingles = shinglesOf(text)
    const page = { file, size: shingles.size }
    const others = new Map<object, Shared>()
    for (const shingle of shingles) {
      const holders = known.get(shingle) ?? []
      for (const holder of holders) {
        const other = others.get(holder) ?? { ...holder, shared: [] }
        other.shared.push(shingle)
        others.set(holder, other)
      }
      known.set(shingle, [...holders, page])
    }
    return [...others.values()].flatMap(({ shared, ...other }) => {
      const [small, large] = other.size <= page.size ? [other, page] : [page, other]
      const share = shared.length / small.size
      if (share <= limit) return []
      return {
        file: small.file,
        problem: `shares ${Math.round(100 * share)}% of its words with ${large.file}: "${shared[0]}"`,
        remedy: 'write one of the two anew: each page has its own intent',
      }
    })
  })
}
