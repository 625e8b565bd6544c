import type { AsPlainObject, Options } from 'minisearch'
import type { PageType } from '../content/schema.ts'
import type { Locale } from '../i18n/locales.ts'

/** The unit of search: a section, question, lead or the takeaways of a page. */
export type Passage = {
  /** Without locale prefix. */
  path: string
  title: string
  section?: { id: string; title: string }
  type: PageType
  kind: 'section' | 'takeaways' | 'faq' | 'lead' | 'term'
  text: string
}

/** `asked`: people's questions that the page answers. */
export const fields = ['title', 'heading', 'asked', 'text'] as const
export type Field = (typeof fields)[number]

/** The terms of a page or a glossary entry, separated by spaces; `id`: its index in `pages`. */
export type IndexedText = { id: number } & Record<Field, string>

/** Must be the same in the build and the worker. */
export const indexOptions: Options<IndexedText> = {
  fields: [...fields],
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term,
}

/** `_content/<locale>/search.json`: what every search of a language needs. */
export type SearchFile = {
  index: AsPlainObject
  pages: IndexedPage[]
  /** Groups of phrases that mean the same. */
  synonyms: string[][]
  /** Unfolded, most frequent first: candidates for correcting typos. */
  words: string[]
}

/** A page, or a glossary entry as a page of its own. */
export type IndexedPage = {
  path: string
  title: string
  type: PageType | 'term'
  excerpt: string
  /** In page order; the lead and the takeaways have no heading. */
  sections: IndexedSection[]
}

export type IndexedSection = {
  id?: string
  title?: string
  /**
   * Its terms as indices into `index.index`: first those of the heading, then of `asked`, then of
   * the text. A number takes a third of the space and lookup time of a word.
   */
  terms: number[]
  /** Where in `terms` those of the heading end, and those of `asked`. */
  ends: [heading: number, asked: number]
}

export function searchFile(locale: Locale): string {
  return `${locale}/search`
}

const pagesPerFile = 8

/** `_content/<locale>/search/<n>.json`: the texts of the sections of some pages, for excerpts. */
export function textsFile(locale: Locale, page: number): string {
  return `${locale}/search/${Math.floor(page / pagesPerFile)}`
}

/** The texts of each page in a `textsFile`, by its number. */
export type PageTexts = Record<number, string[]>
