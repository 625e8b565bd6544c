import { readCached } from '../../src/content/files.ts'
import type { SearchIndex } from './index.ts'

/** Words as they are written, folded, and in their index form; the most frequent first. */
type Words = { words: string[]; folded: string[]; terms: string[] }

/** `lines`: the terms again, each between line ends: searching one string is quicker. */
export type Vocabulary = Words & { lines: string }

const known = new WeakMap<Words, Vocabulary>()

export async function loadVocabulary({ assets, locale }: SearchIndex): Promise<Vocabulary> {
  const words = (await readCached<Words>(assets, `${locale}/vocabulary`))!
  const vocabulary = known.get(words) ?? { ...words, lines: `\n${words.terms.join('\n')}\n` }
  known.set(words, vocabulary)
  return vocabulary
}

const longWord = 8

/** Letters that may be wrong in a word, or in a term. */
export function typosIn(word: string): number {
  return word.length < longWord ? 1 : 2
}

/** Numbers of the words that are at most `most` letters away from one, nearest first, and how far. */
export function findNear(
  list: string[],
  word: string,
  most: number,
): [at: number, apart: number][] {
  const near: [number, number][] = []
  const pieces = cut(word, most + 2)
  for (let at = 0; at < list.length; at++) {
    const other = list[at]!
    if (Math.abs(other.length - word.length) > most) continue
    // So few typos leave at least one piece whole, and finding a piece is quicker than counting.
    if (!pieces.some((piece) => other.includes(piece))) continue
    // The first letter is rarely mistyped, so another first letter costs half a typo.
    const typos = countTypos(word, other, most + 1)
    const apart = typos + (typos > 0 && other[0] !== word[0] ? 0.5 : 0)
    if (apart < most + 1) near.push([at, apart])
  }
  return near.sort((a, b) => a[1] - b[1] || a[0] - b[0])
}

/** A word in `count` pieces of about the same length. */
function cut(word: string, count: number): string[] {
  const length = Math.ceil(word.length / count)
  return word.match(new RegExp(`.{1,${length}}`, 'gs')) ?? []
}

/** The edit distance, with swapped neighbours as one typo; counts no further than `limit`. */
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
