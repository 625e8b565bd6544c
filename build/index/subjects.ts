import type { NumberLists } from './number-lists.ts'
import type { Field } from '../../src/search/format.ts'
import { packWeight } from '../../src/search/term-row.ts'
import { toPairs } from '../../src/search/pairs.ts'
import { listBest } from './postings.ts'

/** How many pages a term leads to at most: the best ones. */
const mostPages = 256
/** The weight of a question, a heading and people's own words; a sentence of the text has 1. */
const ownWeight = 2
/** A pair of words that a page has only once is there by chance. */
const fewestPairs = 2

// BM25 of whole pages: how often a page must say something to be about it, and what length counts.
const saturation = 20
const lengthWeight = 0.5
const strength = 6
const least = 0.5

/** The terms of a passage in each field, line by line; `sentences`: the lines of text, without labels. */
export type Said = Record<Field | 'sentences', string[][]>

/**
 * Counts the terms and pairs of a page, a sentence at a time, into `counts`: feature -> page, count,
 * page, count … Returns their sum.
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

/** Each feature and its best pages, as in `TermRow.pages`. `sizes`: what `countSubjects` returned. */
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
