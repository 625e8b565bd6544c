import { fold } from '../../src/text/fold.ts'
import { toTerm } from '../../src/text/terms.ts'
import type { SearchIndex } from './index.ts'

/** Bounds the work of a query: each correction scans all words. */
const maxCorrections = 4
const minTypoLength = 4
const minLongWordLength = 8

/** The query with unknown words corrected; undefined when there is nothing to correct. */
export function findSpelling(index: SearchIndex, query: string): string | undefined {
  const unknown = [...new Set(query.match(/\p{L}+/gu))].filter((word) => {
    const term = toTerm(word)
    return term !== null && !index.terms.has(term)
  })
  const corrections = new Map(
    unknown.slice(0, maxCorrections).map((word) => {
      const [nearest] = findNear(index, word)
      // The same word with other accents is not a correction.
      const isOther = nearest && nearest[1] > 0
      return [word, isOther ? index.words[nearest[0]]! : word]
    }),
  )
  const corrected = query.replace(/\p{L}+/gu, (word) => corrections.get(word) ?? word)
  return corrected === query ? undefined : corrected
}

/** Indices of the known words that `word` may be a typo of, nearest first, with distances. */
export function findNear({ folded }: SearchIndex, word: string): [at: number, distance: number][] {
  if (word.length < minTypoLength) return []
  const typed = fold(word)
  const max = typed.length < minLongWordLength ? 1 : 2
  const near: [number, number][] = []
  const pieces = cut(typed, max + 2)
  for (const [at, other] of folded.entries()) {
    if (Math.abs(other.length - typed.length) > max) continue
    // With at most `max` typos one piece stays intact; searching for it is faster than counting.
    if (!pieces.some((piece) => other.includes(piece))) continue
    // The first letter is rarely mistyped, so a different one costs an extra half.
    const typos = countTypos(typed, other, max + 1)
    const distance = typos + (typos > 0 && other[0] !== typed[0] ? 0.5 : 0)
    if (distance < max + 1) near.push([at, distance])
  }
  return near.sort((a, b) => a[1] - b[1] || a[0] - b[0])
}

function cut(word: string, count: number): string[] {
  const length = Math.ceil(word.length / count)
  return word.match(new RegExp(`.{1,${length}}`, 'gs')) ?? []
}

/** The edit distance, counting a transposition as one typo; at most `limit`. */
function countTypos(a: string, b: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    if (Math.min(...row) >= limit) return limit
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}
