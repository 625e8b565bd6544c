import type { Category } from '../categories.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Block } from './blocks.ts'
import type { Film } from './film.ts'

export const pageTypes = [
  'article',
  'quiz',
  'emergency',
  'condition',
  'service',
  'home-service',
  'product',
  'video',
  'tourism',
  'guide',
  'tool',
  'category',
  'hub',
  'organization',
  'issue',
] as const
export type PageType = (typeof pageTypes)[number]

export type Publication = {
  organisation: string
  title: string
  year: string
  url: string
  /** false: press, law, trade, a single practice. The review badge doesn't count it. */
  clinical: boolean
  /** Language of the title. */
  lang: Locale
  /** The host where it was read if not at `url`; '' for a copy without an address. */
  readAt?: string
}

export type Reference = Publication & {
  /** The ids of the facts for which the page cites it. */
  facts: string[]
}

/** The data of a card. `path` is without locale prefix. */
export type Card = {
  path: string
  type: PageType
  title: string
  shortTitle: string
  excerpt: string
  category?: Category
  minutes?: number
  /** The length of a video: '06:58'. */
  length?: string
  trending: boolean
  published?: string
  checked?: string
}

/** A page in the generated lists: site map, topics, updates, formats. */
export type CatalogEntry = Card & { tags: string[]; nextCheck?: string }

/** The newest listed pages of each type, and the total of each type. */
export type Catalog = { entries: CatalogEntry[]; totals: Partial<Record<PageType, number>> }

/** A run of text, or a box between two of them. */
export type Part = { kind: 'html'; html: string } | Block

/** From one `##` heading to the next; the first section of a page may have none. */
export type Section = { id?: string; title?: string; parts: Part[] }

export const quizLevels = ['low', 'moderate', 'high'] as const
export type QuizLevel = (typeof quizLevels)[number]

/** `points` of a question: one number per option. */
export type QuizQuestion = {
  id: string
  points: number[]
  question: string
  why: string
  options: string[]
}
export type QuizResult = {
  title: string
  text: string
  changes: { title: string; text: string }[]
}
export type Quiz = {
  moderate: number
  high: number
  questions: QuizQuestion[]
  results: Record<QuizLevel, QuizResult>
}

/** How a page was checked, and when. */
type Review =
  | { kind: 'sources'; on: string }
  | { kind: 'clinician'; on: string; by: string; credential: string; register: string }

/** A page as a worker reads it: one file per page and locale. `html` fields are compiled Markdown. */
export type Page = Card & {
  description: string
  lede: string
  tags: string[]
  /** Shown in development only. */
  draft: boolean
  nextCheck?: string
  review?: Review
  disclosure?: 'affiliate' | 'tourism'
  listed: boolean
  takeaways: { html: string; motif?: string }[]
  answer?: string
  sections: Section[]
  faq: { id: string; question: string; html: string }[]
  references: Reference[]
  /** Newest first. */
  changes: { on: string; what: string; why?: string }[]
  callIf: string[]
  callNote?: string
  problems: { id: string; motif: string; ground: string; title: string; when: string }[]
  chapterMotifs: string[]
  film?: Film
  quiz?: Quiz
  picker: { id: string; label: string; why: string; cards: Card[] }[]
  /** The pages that share most tags with this one. */
  related: Card[]
}

/** A page as Markdown, with `originMark` in its addresses. */
export type MarkdownCopy = { path: string; listed: boolean; text: string }
