import type { Field, IndexedPage, IndexedSection } from '../../src/search/format.ts'
import { type ResultType, resultTypeOf } from '../../src/search/result-types.ts'
import type { SearchIndex } from './index.ts'
import type { Unit, Variant } from './query.ts'

/** A matching page or glossary term. `page`: its number in the index. */
export type Hit = { page: number; type: ResultType; score: number }

/** `rarity`: how well a unit discriminates between pages. */
export type WeighedUnit = Unit & { rarity: number }

const boosts: Record<Field, number> = { title: 13, heading: 4, asked: 3.5, text: 1 }
// BM25+ parameters, with the saturation tuned for whole pages.
const bm25 = { k: 9, b: 0.2, d: 0.75 }
const titleBonus = 2
/** A condition's own page ranks above others about it, and first aid above everything else. */
const typeBonus: Partial<Record<IndexedPage['type'], number>> = { condition: 0.7, emergency: 1.2 }
/** Visitors search for a term to read about it more often than to look it up. */
const termWeight = 0.08
// These bound the work of a query: pages scored, and pages whose sections are compared.
const maxScored = 300
const maxCompared = 12
const sectionBonus = 15
const sectionPower = 12
/** Weights of a match in a section's `asked` phrases and in its text; in its heading it is 1. */
const askedWeight = 0.97
const textWeight = 0.45
/** A variant of lower weight is a guess. */
const sureWeight = 0.6
/** Pages below this share of the best score are dropped. */
const minShare = 0.15

/** Matching pages, best first, and the units with their rarity. */
export function rankPages(
  index: SearchIndex,
  units: Unit[],
  fields?: Field[],
): { hits: Hit[]; units: WeighedUnit[] } {
  const { engine, pages } = index
  const found = engine.search(
    { combineWith: 'OR', queries: units.flatMap(({ variants }) => variants.map(toQuery)) },
    { boost: boosts, bm25, fields },
  )
  const counts = new Map<string, number>()
  for (const { queryTerms } of found) {
    for (const term of queryTerms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const weighed = units.map((unit) => {
    const sure = unit.variants.filter(({ weight }) => weight >= sureWeight)
    const known = sure.map(({ terms }) => Math.min(...terms.map((term) => counts.get(term) ?? 0)))
    return { ...unit, rarity: Math.log(1 + pages.length / Math.max(1, ...known)) }
  })
  const total = sumRarities(weighed, () => 1)
  const scored = found.slice(0, maxScored).map(({ id, score, queryTerms, match }): Hit => {
    const page = id as number
    const type = resultTypeOf[pages[page]!.type]
    const isMatched = (term: string) => (queryTerms.includes(term) ? 1 : 0)
    const isInTitle = (term: string) =>
      Object.hasOwn(match, term) && match[term]!.includes('title') ? 1 : 0
    const shareOf = (weigh: (term: string) => number) =>
      sumRarities(weighed, ({ variants }) => (weighVariants(variants, weigh) > 0 ? 1 : 0)) / total
    const coverage = shareOf(isMatched)
    const titled = shareOf(isInTitle)
    const bonus = titleBonus * titled ** 2 + (typeBonus[pages[page]!.type] ?? 0)
    const weight = (type === 'term' ? termWeight : 1) * coverage * (1 + bonus)
    // MiniSearch multiplies by the number of matched terms, including synonyms and completions.
    return { page, type, score: (score / queryTerms.length) * weight }
  })
  scored.sort(byScore)
  const minScore = minShare * (scored[0]?.score ?? 0)
  const compared = scored.slice(0, maxCompared).map((hit): Hit => {
    const { fit } = findSection(index, hit.page, weighed)
    return { ...hit, score: hit.score * (1 + sectionBonus * (fit / total) ** sectionPower) }
  })
  const others = scored.slice(maxCompared)
  const hits = [...compared.sort(byScore), ...others].filter(({ score }) => score >= minScore)
  return { hits, units: weighed }
}

function toQuery({ terms, weight }: Variant) {
  return { combineWith: 'AND' as const, queries: terms, boostTerm: () => weight }
}

/** The weight of the best variant. `weigh`: how well one of its terms matches, from 0 to 1. */
function weighVariants(variants: Variant[], weigh: (term: string) => number): number {
  let best = 0
  for (const { terms, weight } of variants) {
    if (weight <= best) continue
    let least = 1
    for (const term of terms) least = Math.min(least, weigh(term))
    best = Math.max(best, weight * least)
  }
  return best
}

function sumRarities(units: WeighedUnit[], weigh: (unit: WeighedUnit) => number): number {
  return units.reduce((sum, unit) => sum + unit.rarity * weigh(unit), 0)
}

/** The best section, and its fit: the sum of matched rarities, weighed by place. */
export function findSection(
  { terms, pages }: SearchIndex,
  page: number,
  units: WeighedUnit[],
): { section: number; fit: number } {
  let best = { section: 0, fit: 0 }
  for (const [section, own] of pages[page]!.sections.entries()) {
    const weigh = (term: string) => weighPlace(own, terms.get(term))
    const fit = sumRarities(units, ({ variants }) => weighVariants(variants, weigh))
    if (fit > best.fit) best = { section, fit }
  }
  return best
}

function weighPlace({ terms, ends }: IndexedSection, term?: number): number {
  const at = term === undefined ? -1 : terms.indexOf(term)
  if (at < 0) return 0
  const [heading, asked] = ends
  return at < heading ? 1 : at < asked ? askedWeight : textWeight
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || a.page - b.page
}
