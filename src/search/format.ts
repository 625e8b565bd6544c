import type { AsPlainObject, Options } from 'minisearch'
import type { PageType } from '../content/schema.ts'
import type { Locale } from '../i18n/locales.ts'

/** What search finds: a section, question, lead or the takeaways of a page. */
export type Passage = {
  /** Without locale prefix. */
  path: string
  title: string
  section?: { id: string; title: string }
  type: PageType
  kind: 'section' | 'takeaways' | 'faq' | 'lead' | 'term'
  text: string
}

/** `asked`: how people ask for what the page says. */
export const fields = ['title', 'heading', 'asked', 'text'] as const
export type Field = (typeof fields)[number]

/** The terms of a page, or of a word of the glossary, separated by spaces; `id`: its place in `pages`. */
export type IndexedText = { id: number } & Record<Field, string>

/** The build and the worker must agree on these. */
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
  /** As they are written, most frequent first: what a typo may have meant. */
  words: string[]
}

/** A page, or a word of the glossary as a page of its own. */
export type IndexedPage = {
  path: string
  title: string
  type: PageType | 'term'
  excerpt: string
  /** In the order of the page; its lead and its takeaways have no heading. */
  sections: IndexedSection[]
}

export type IndexedSection = {
  id?: string
  title?: string
  /**
   * Its terms, as their places in `index.index`: those of the heading, then of how people ask for it,
   * then of the text. A number takes a third of the room of a word, and of the time to find.
   */
  terms: number[]
  /** Where in them those of the heading end, and those of how people ask for it. */
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

/** Of each page in a `textsFile`, under its number. */
export type PageTexts = Record<number, string[]>
