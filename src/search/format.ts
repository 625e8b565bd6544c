import type { Locale } from '../i18n/locales.ts'
import type { Passage } from './tokenize.ts'

// What the build writes of the search index and the worker reads. No file grows with the number of
// pages but the list of the others (24 kB at 20,000); their number does. A question reads a handful.

const pagesPerShard = 4
const headsPerShard = 32
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

/** What a file of `documentFile` holds of a page, by its number. */
export type SearchDocument = {
  path: string
  title: string
  type: string
  passages: Omit<Passage, 'place' | 'path' | 'title' | 'type'>[]
}

/**
 * What a file of `headFile` holds of a page, by its number: as much as names what was found there, so
 * that a suggestion needs no texts. Passages are in the order of the page; those without a heading are null.
 */
export type SearchHead = {
  path: string
  title: string
  excerpt: string
  passages: (HeadOfPassage | null)[]
}

/** `excerpt`: of a word of the glossary. */
export type HeadOfPassage = [id: string, title: string, excerpt?: string]

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

export function headFile(locale: Locale, page: number): string {
  return `${locale}/search/heads/${Math.floor(page / headsPerShard)}.bin`
}

export function documentFile(locale: Locale, page: number): string {
  return `${locale}/search/pages/${Math.floor(page / pagesPerShard)}.bin`
}
