import type { Locale } from '../i18n/locales.ts'
import type { Passage } from './search-options.ts'

// What the build writes of the search index and the worker reads. No file grows with the number of
// pages, only their number does: a question reads a handful of them, however many pages there are.

/** How many passages and pages a term leads to at most: the best ones. */
export const mostPassages = 640
export const mostPages = 256
const pagesPerShard = 4
const passagesPerPage = 1024

/** `_content/<locale>/search/meta.json` */
export type SearchMeta = {
  /** The first key of each file of terms: a term stands in the last file that doesn't start behind it. */
  starts: string[]
  pages: number
  passages: number
  /** Groups of phrases that mean the same. */
  synonyms: string[][]
}

/**
 * What is known of a term, or of a path: that has its page only. An isolate keeps thousands of them,
 * which is why they are numbers, several of them packed into one.
 */
export type TermRow = {
  /** In how many passages it stands. */
  frequency: number
  /** It stands in a title, heading or question. */
  isTopical: boolean
  /** Of each passage, best first, two numbers: its place, `packScore`. */
  passages: Uint32Array
  /** `packWeight` of each page, best first. */
  pages: Uint32Array
  /**
   * What is known of it together with more frequent terms, so that nothing else has to be read for
   * that. Entries of the hash of a key, how many numbers follow, and these: of a pair of neighbours
   * ('root canal') as in `pages`, of a question's key the places of the passages that answer it.
   */
  together: Uint32Array
}

/** A row as a file of `termFile` holds it. */
export function writeRow({ frequency, isTopical, passages, pages, together }: TermRow) {
  const start = [frequency, Number(isTopical), passages.length, pages.length]
  const numbers = new Uint32Array(start.length + passages.length + pages.length + together.length)
  let at = 0
  for (const part of [start, passages, pages, together]) {
    numbers.set(part, at)
    at += part.length
  }
  return numbers
}

export function readRow(numbers: Uint32Array): TermRow {
  const toPages = 4 + numbers[2]!
  const toTogether = toPages + numbers[3]!
  return {
    frequency: numbers[0]!,
    isTopical: numbers[1] === 1,
    passages: numbers.subarray(4, toPages),
    pages: numbers.subarray(toPages, toTogether),
    together: numbers.subarray(toTogether),
  }
}

const scoreBits = 20
const weightBits = 12

/** A mark below 4,096, and a score in hundredths below 10,000. */
export function packScore(mark: number, score: number): number {
  return ((mark << scoreBits) | Math.round(100 * score)) >>> 0
}

export function markOf(packed: number): number {
  return packed >>> scoreBits
}

export function scoreOf(packed: number): number {
  return (packed & ((1 << scoreBits) - 1)) / 100
}

/** A page below 1,048,576, and a weight in tenths below 400. */
export function packWeight(page: number, weight: number): number {
  return ((page << weightBits) | Math.round(10 * weight)) >>> 0
}

export function weightedPage(packed: number): number {
  return packed >>> weightBits
}

export function weightOf(packed: number): number {
  return (packed & ((1 << weightBits) - 1)) / 10
}

/** What a file of `documentFile` holds of a page, by its number. */
export type SearchDocument = {
  path: string
  title: string
  type: string
  passages: Omit<Passage, 'place' | 'path' | 'title' | 'type'>[]
}

/** Where the words of a passage stand; a mark has a bit for each, and its result type above them. */
export const fieldBits = { title: 1, section: 2, question: 4, asked: 8, text: 16 }
export type Field = keyof typeof fieldBits
export const typeShift = 5

/** A passage's number, from which its page's follows. */
export function toPlace(page: number, nth: number): number {
  return page * passagesPerPage + nth
}

export function pageOf(place: number): number {
  return Math.floor(place / passagesPerPage)
}

export function nthOf(place: number): number {
  return place % passagesPerPage
}

export function metaFile(locale: Locale): string {
  return `${locale}/search/meta`
}

/** Neighbours in the alphabet share a file: somebody who types a word asks for all its endings. */
export function termFile(locale: Locale, term: string, starts: string[]): string {
  let [low, high] = [0, starts.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= term) low = middle
    else high = middle
  }
  return termFileAt(locale, low)
}

export function termFileAt(locale: Locale, at: number): string {
  return `${locale}/search/terms/${at}.bin`
}

/** The rarest term, which has what is known of it together with the others; none when one is unknown. */
export function ownerOf(
  terms: string[],
  frequencyOf: (term: string) => number,
): string | undefined {
  const [first] = terms.toSorted((a, b) => frequencyOf(a) - frequencyOf(b) || (a < b ? -1 : 1))
  return first !== undefined && frequencyOf(first) > 0 ? first : undefined
}

export function documentFile(locale: Locale, page: number): string {
  return `${locale}/search/pages/${Math.floor(page / pagesPerShard)}.bin`
}
