import { hash } from './hash.ts'
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
  /** How many files the terms are spread over. */
  termShards: number
  pages: number
  passages: number
  /** Groups of phrases that mean the same. */
  synonyms: string[][]
}

/**
 * What a file of `termFile` holds of a term, or of a pair of neighbours ('root canal'), or of a path:
 * [in how many passages it stands; 1 when it stands in a title, heading or question;
 * place, mark, score of each passage; page, weight of each page], best first. Under the key of a
 * question stand the places of the passages that answer it, and nothing else.
 */
export type TermRow = [number, 0 | 1, number[], number[]]

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

export function termFile(locale: Locale, term: string, termShards: number): string {
  return `${locale}/search/terms/${hash(term) % termShards}.txt`
}

/**
 * The term of a pair whose file the pair stands in: reading the one brings the other. It is the rarer
 * one, because a common word has more pairs than a file should hold. `frequencyOf`: 0 for unknown ones.
 */
export function ownerOf(pair: string, frequencyOf: (term: string) => number): string {
  const [first, second] = pair.split(' ') as [string, string]
  return frequencyOf(second) < frequencyOf(first) ? second : first
}

export function documentFile(locale: Locale, page: number): string {
  return `${locale}/search/pages/${Math.floor(page / pagesPerShard)}.txt`
}
