import { type Assets, readFile } from '../../src/content/index.ts'
import { fold, toTerm } from '../../src/content/search-options.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { SearchIndex } from './index.ts'

/** Folded word -> how it is written, the most frequent words first. */
type Vocabulary = Map<string, string>

/** Bounds the work of a query: each costs a look at the whole vocabulary. */
const mostCorrections = 4
const shortestTypo = 4
const longWord = 8

const loaded = new Map<Locale, Promise<Vocabulary>>()

/**
 * The query with the words that nobody knows replaced by their nearest known ones; undefined when
 * there is nothing to replace.
 */
export async function findSpelling(
  assets: Assets,
  locale: Locale,
  { frequencies }: SearchIndex,
  query: string,
): Promise<string | undefined> {
  const isKnown = (word: string) => {
    const term = toTerm(word)
    return word.length < shortestTypo || term === null || frequencies.has(term)
  }
  const words = [...new Set(query.match(/\p{L}+/gu))].filter((word) => !isKnown(word))
  if (words.length === 0) return undefined
  const vocabulary = await loadVocabulary(assets, locale)
  const corrections = new Map(
    words.slice(0, mostCorrections).map((word) => [word, findNearest(vocabulary, fold(word))]),
  )
  const corrected = query.replace(/\p{L}+/gu, (word) => corrections.get(word) ?? word)
  return corrected === query ? undefined : corrected
}

/** Read once per isolate, and only when a word is unknown. */
function loadVocabulary(assets: Assets, locale: Locale): Promise<Vocabulary> {
  const known = loaded.get(locale)
  if (known) return known
  const reading = readFile<string[]>(assets, `${locale}/vocabulary`).then(
    (words) => new Map(words!.map((word) => [fold(word), word])),
  )
  loaded.set(locale, reading)
  reading.catch(() => loaded.delete(locale))
  return reading
}

/** The first of the nearest words; undefined when none is near, or the word itself is there. */
function findNearest(vocabulary: Vocabulary, word: string): string | undefined {
  if (vocabulary.has(word)) return undefined
  let nearest: string | undefined
  let least = word.length < longWord ? 2 : 3
  for (const [folded, written] of vocabulary) {
    if (Math.abs(folded.length - word.length) >= least) continue
    // Few mistype the first letter: such a word must be the nearer one.
    const apart = countTypos(word, folded, least) + (folded[0] === word[0] ? 0 : 0.5)
    if (apart < least) [nearest, least] = [written, apart]
  }
  return nearest
}

/** Letters more, less or other, and neighbours swapped; counts no further than `limit`. */
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
