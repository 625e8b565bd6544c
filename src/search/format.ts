import type { Locale } from '../i18n/locales.ts'
import type { Passage } from './tokenize.ts'

// The files of the search index, which the build writes and the worker reads. With more pages there
// are more files, not larger ones; only `SearchMeta` grows, to 24 kB at 20,000 pages.

const pagesPerShard = 4
const headsPerShard = 32
const passagesPerPage = 1024

/** `_content/<locale>/search/meta.json` */
export type SearchMeta = {
  /** The first key of each file of terms, in order. */
  starts: string[]
  pages: number
  passages: number
  /** Groups of phrases that mean the same. */
  synonyms: string[][]
}

/** A page in a `documentFile`, under its number. */
export type SearchDocument = {
  path: string
  title: string
  type: string
  passages: Omit<Passage, 'path' | 'title' | 'type'>[]
}

/**
 * A page in a `headFile`, under its number: enough to name a hit, so that suggestions need no texts.
 * Passages are in the order of the page; those without a heading are null.
 */
export type SearchHead = {
  path: string
  title: string
  excerpt: string
  passages: (HeadOfPassage | null)[]
}

/** Only a word of the glossary has an excerpt. */
export type HeadOfPassage = [id: string, title: string, excerpt?: string]

/** The fields of a passage. A mark has a bit for each that has the term; above them, the result type. */
export const fieldBits = { title: 1, section: 2, question: 4, asked: 8, text: 16 }
export type Field = keyof typeof fieldBits
export const typeShift = 5

/** The id of the `nth` passage of a page, whose number `pageOf` finds in it. */
export function toPassageId(page: number, nth: number): number {
  return page * passagesPerPage + nth
}

export function pageOf(id: number): number {
  return Math.floor(id / passagesPerPage)
}

export function nthOf(id: number): number {
  return id % passagesPerPage
}

export function metaFile(locale: Locale): string {
  return `${locale}/search/meta`
}

/** Neighbours in the alphabet share a file, because a word is looked up with all its endings. */
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

/** The rarest of several terms, whose row has their `together` entry; none when one is unknown. */
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
