import { readCached } from '../../src/content/files.ts'
import type { SearchIndex } from './index.ts'

type Words = { words: string[]; folded: string[]; terms: string[] }

/** `lines`: the terms joined by line ends, because searching one string is faster. */
export type Vocabulary = Words & { lines: string }

const known = new WeakMap<Words, Vocabulary>()

export async function loadVocabulary({ assets, locale }: SearchIndex): Promise<Vocabulary> {
  const words = (await readCached<Words>(assets, `${locale}/vocabulary`))!
  const vocabulary = known.get(words) ?? { ...words, lines: `\n${words.terms.join('\n')}\n` }
  known.set(words, vocabulary)
  return vocabulary
}

const longWord = 8

export function typosIn(word: string): number {
  return word.length < longWord ? 1 : 2
}

/** Indices of the words within `most` typos of one, nearest first, with their distance. */
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
    // So few typos leave one piece intact, and finding a piece is faster than counting.
    if (!pieces.some((piece) => other.includes(piece))) continue
    // The first letter is rarely mistyped, so a different one costs an extra half.
    const typos = countTypos(word, other, most + 1)
    const apart = typos + (typos > 0 && other[0] !== word[0] ? 0.5 : 0)
    if (apart < most + 1) near.push([at, apart])
  }
  return near.sort((a, b) => a[1] - b[1] || a[0] - b[0])
}

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
