import { NumberList } from './number-list.ts'
import { mostPages } from './search-index.ts'
import { packWeight } from './term-row.ts'
import { type Draft, toTerms } from './search-options.ts'
import { listBest } from './standings.ts'

const fewestWords = 5
/** A question, a heading and people's own words, beside a sentence of the text. */
const ownWeight = 2
/** A pair that a page has only once, by chance, says little of it. */
const fewestPairs = 2

/** How often a page must say something to be about it, and how much its length counts. */
const saturation = 20
const lengthWeight = 0.5
const strength = 6
const least = 0.5

/**
 * Counts what a page says, a sentence at a time, into `counts`: feature -> page, count, page, count …
 * Returns how much that is.
 */
export function countSubjects(
  counts: Map<string, NumberList>,
  page: number,
  passages: { draft: Draft; asked: string[] }[],
): number {
  const own = new Map<string, number>()
  let size = 0
  const count = (text: string, weight: number) => {
    const terms = toTerms(text)
    for (const feature of new Set([...terms, ...toPairs(terms)])) {
      own.set(feature, (own.get(feature) ?? 0) + weight)
      size += weight
    }
  }
  for (const { draft, asked } of passages) {
    const { title, section, question, text } = draft
    for (const one of [question ?? section?.title ?? title, ...asked]) count(one, ownWeight)
    for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) {
      if (sentence.split(' ').length >= fewestWords) count(sentence, 1)
    }
  }
  for (const [feature, times] of own) {
    if (feature.includes(' ') && times < fewestPairs) continue
    const list = counts.get(feature) ?? new NumberList()
    counts.set(feature, list)
    list.push(page, times)
  }
  return size
}

/**
 * How much a feature tells that a page is meant (BM25 of whole pages): feature -> the best pages, as
 * `TermRow` has them. `sizes`: of each page, as counted.
 */
export function weighSubjects(counts: Map<string, NumberList>, sizes: number[]) {
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  const weights = new Map<string, Uint32Array>()
  for (const [feature, counted] of counts) {
    const list = counted.toArray()
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
    weights.set(
      feature,
      Uint32Array.from(best, (at) => packWeight(weighed[at]!, weighed[at + 1]!)),
    )
  }
  return weights
}

/** 'root canal', 'canal crown': each term with the one after it. */
export function toPairs(terms: string[]): string[] {
  return terms.slice(1).map((term, at) => `${terms[at]} ${term}`)
}
