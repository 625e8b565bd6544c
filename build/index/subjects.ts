import type { NumberLists } from './number-lists.ts'
import type { Field } from '../../src/search/format.ts'
import { packWeight } from '../../src/search/term-row.ts'
import { toPairs } from '../../src/search/pairs.ts'
import { listBest } from './postings.ts'

/** How many pages a term leads to at most: the best ones. */
const mostPages = 256
/** A question, a heading and people's own words, beside a sentence of the text. */
const ownWeight = 2
/** A pair that a page has only once, by chance, says little of it. */
const fewestPairs = 2

/** How often a page must say something to be about it, and how much its length counts. */
const saturation = 20
const lengthWeight = 0.5
const strength = 6
const least = 0.5

/** Terms that a passage says in each of its fields, line by line; `sentences`: lines of its text that are no labels. */
export type Said = Record<Field | 'sentences', string[][]>

/**
 * Counts what a page says, a sentence at a time, into `counts`: feature -> page, count, page, count …
 * Returns how much that is.
 */
export function countSubjects(counts: NumberLists, page: number, passages: Said[]): number {
  const own = new Map<string, number>()
  let size = 0
  const count = (terms: string[], weight: number) => {
    for (const feature of new Set([...terms, ...toPairs(terms)])) {
      own.set(feature, (own.get(feature) ?? 0) + weight)
      size += weight
    }
  }
  for (const { title, section, question, asked, sentences } of passages) {
    const [name = []] = [...question, ...section, ...title]
    for (const terms of [name, ...asked]) count(terms, ownWeight)
    for (const terms of sentences) count(terms, 1)
  }
  for (const [feature, times] of own) {
    if (feature.includes(' ') && times < fewestPairs) continue
    const list = counts.open(feature)
    counts.add(list, page)
    counts.add(list, times)
  }
  return size
}

/**
 * How much a feature tells that a page is meant (BM25 of whole pages): each feature and the best pages,
 * as `TermRow` has them. `sizes`: of each page, as counted.
 */
export function* weighSubjects(
  counts: NumberLists,
  sizes: number[],
): Iterable<[feature: string, pages: Uint32Array]> {
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  for (const [feature, list] of counts) {
    const rarity = Math.log(1 + sizes.length / (list.length / 2))
    const weighed: number[] = []
    for (let at = 0; at < list.length; at += 2) {
      const [page, times] = [list[at]!, list[at + 1]!]
      const norm = saturation * (1 - lengthWeight + (lengthWeight * sizes[page]!) / average)
      const weight = strength * rarity * (times / (times + norm))
      if (weight >= least) weighed.push(page, weight)
    }
    const best = listBest(weighed, 2, mostPages)
    if (best.length === 0) continue
    yield [feature, Uint32Array.from(best, (at) => packWeight(weighed[at]!, weighed[at + 1]!))]
  }
}
