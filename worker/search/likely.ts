import { weightedPage, weightOf } from '../../src/search/term-row.ts'
import { toPairs } from '../../src/search/pairs.ts'
import { findTogether, lookUp, type SearchIndex } from './index.ts'

/** Page -> probability that a question is about it; pages that share no word are left out. */
export type Likely = Map<number, number>

export async function findLikely(index: SearchIndex, terms: string[]): Promise<Likely> {
  const rows = await lookUp(index, terms)
  const pairs = new Set(toPairs(terms))
  const lists = [
    ...[...rows.values()].map(({ pages }) => pages),
    ...[...pairs].map((pair) => findTogether(rows, pair)),
  ]
  const known = lists.filter((pages) => pages.length > 0)
  const share = 1 / Math.sqrt(known.length)
  const scores: Likely = new Map()
  for (const pages of known) {
    for (const packed of pages) {
      const page = weightedPage(packed)
      scores.set(page, (scores.get(page) ?? 0) + weightOf(packed) * share)
    }
  }
  // Softmax; every other page has the score 0.
  let sum = index.pages - scores.size
  for (const score of scores.values()) sum += Math.exp(score)
  for (const [page, score] of scores) scores.set(page, Math.exp(score) / sum)
  return scores
}
