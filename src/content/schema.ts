import * as v from 'valibot'
import { categories, type Category } from '../categories.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Block, blockData, blockTexts } from './blocks.ts'

const date = v.pipe(v.string(), v.isoDate())
const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case'))

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
  'tool',
  'category',
  'hub',
  'organization',
] as const
export type PageType = (typeof pageTypes)[number]

/**
 * asked.json: how people ask for what a section (its id) or the page as a whole ('lead') answers.
 * Search and Molly know these questions; nobody sees them.
 */
export const askedSchema = v.record(
  v.string(),
  v.strictObject({ en: v.array(text), es: v.array(text) }),
)
export type AskedQuestions = v.InferOutput<typeof askedSchema>

/** data.json: what both languages of a page share. */
export const dataSchema = v.strictObject({
  type: v.picklist(pageTypes),
  category: v.optional(v.picklist(categories)),
  tags: v.optional(v.array(id), []),
  /** Not ready: a page in development, and nowhere in production. */
  draft: v.optional(v.boolean(), false),
  /** false: reachable by its own address only, in no list, feed or search. */
  listed: v.optional(v.boolean(), true),
  published: v.optional(date),
  checked: v.optional(date),
  nextCheck: v.optional(date),
  review: v.optional(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('sources'), on: date }),
      v.strictObject({ kind: v.literal('clinician'), on: date, by: text, credential: text }),
    ]),
  ),
  trending: v.optional(v.boolean(), false),
  disclosure: v.optional(v.picklist(['affiliate', 'tourism'])),
  /** The read time the client fixed; the compiler refuses a text of another length. */
  minutes: v.optional(v.pipe(v.number(), v.integer())),
  takeawayMotifs: v.optional(v.array(text), []),
  problems: v.optional(v.array(v.strictObject({ id, motif: text, ground: text })), []),
  /** A video's drawing per chapter, and its length once the client named one: '06:58'. */
  chapterMotifs: v.optional(v.array(text), []),
  length: v.optional(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))),
  quiz: v.optional(
    v.strictObject({
      /** The points of all answers together from which a level begins. */
      moderate: v.number(),
      high: v.number(),
      questions: v.array(v.strictObject({ id, points: v.array(v.number()) })),
    }),
  ),
  picker: v.optional(v.array(v.strictObject({ id, pages: v.array(text) })), []),
  ...blockData,
})

const change = v.strictObject({ title: text, text })
const quizResult = v.strictObject({ title: text, text, changes: v.array(change) })

/** The front matter of en.md and es.md. */
export const frontMatterSchema = v.strictObject({
  title: text,
  shortTitle: v.optional(v.pipe(text, v.maxLength(40))),
  description: v.optional(v.pipe(text, v.maxLength(170))),
  excerpt: v.optional(v.pipe(text, v.maxLength(120))),
  lede: v.optional(text),
  takeaways: v.optional(v.array(text), []),
  faq: v.optional(v.array(v.strictObject({ id, question: text, answer: text })), []),
  callIf: v.optional(v.array(text), []),
  callNote: v.optional(text),
  problems: v.optional(v.array(v.strictObject({ title: text, when: text })), []),
  /** The short answer that opens a product guide. */
  answer: v.optional(text),
  quiz: v.optional(
    v.strictObject({
      questions: v.array(v.strictObject({ question: text, why: text, options: v.array(text) })),
      results: v.strictObject({ low: quizResult, moderate: quizResult, high: quizResult }),
    }),
  ),
  picker: v.optional(v.array(v.strictObject({ label: text, why: text })), []),
  ...blockTexts,
})

export type PageData = v.InferOutput<typeof dataSchema>
export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

export type Fact = {
  id: string
  fact: string
  figure: string
  source_key: string
  organisation: string
  title: string
  year: string
  url: string
  conf: 'V' | 'W' | 'S' | 'G' | 'X'
  clinical: boolean
  /** Of the title. */
  lang: Locale
}

export type Reference = {
  organisation: string
  title: string
  year: string
  url: string
  /** How often the page cites it: the back-links are #cite-N-1 … #cite-N-citations. */
  citations: number
  /** false: press, law, trade, a single practice. The review badge doesn't count it. */
  clinical: boolean
  /** Of the title. */
  lang: Locale
}

/** What a card shows. `path` is without locale prefix. */
export type Card = {
  path: string
  type: PageType
  title: string
  shortTitle: string
  excerpt: string
  category?: Category
  minutes?: number
  trending: boolean
  published?: string
  checked?: string
}

/** A page as the generated lists know it: site map, topics, updates, formats. */
export type CatalogEntry = Card & { tags: string[]; nextCheck?: string }

/** The newest listed pages of each type, and how many there are in all. */
export type Catalog = { entries: CatalogEntry[]; totals: Partial<Record<PageType, number>> }

/** A stretch of text, or a box between two of them. */
export type Part = { kind: 'html'; html: string } | Block

/** From one `##` heading to the next; the first one of a page may have none. */
export type Section = { id?: string; title?: string; parts: Part[] }

export const quizLevels = ['low', 'moderate', 'high'] as const
export type QuizLevel = (typeof quizLevels)[number]

/** `points` of a question: one figure per option. */
export type QuizQuestion = {
  id: string
  points: number[]
  question: string
  why: string
  options: string[]
}
export type QuizResult = v.InferOutput<typeof quizResult>
export type Quiz = {
  moderate: number
  high: number
  questions: QuizQuestion[]
  results: Record<QuizLevel, QuizResult>
}

/** A page as a worker reads it: one file per page and locale. `html` fields are compiled Markdown. */
export type Page = Card & {
  description: string
  lede: string
  tags: string[]
  /** Shown in development only. */
  draft: boolean
  nextCheck?: string
  review?: PageData['review']
  disclosure?: PageData['disclosure']
  listed: boolean
  takeaways: { html: string; motif?: string }[]
  answer?: string
  sections: Section[]
  faq: { id: string; question: string; html: string }[]
  references: Reference[]
  callIf: string[]
  callNote?: string
  problems: { id: string; motif: string; ground: string; title: string; when: string }[]
  chapterMotifs: string[]
  length?: string
  quiz?: Quiz
  picker: { id: string; label: string; why: string; cards: Card[] }[]
  /** The pages that share most tags with this one. */
  related: Card[]
}

/** What feeds, site map and llms.txt tell of a page. */
export type PageEntry = Pick<
  Page,
  | 'path'
  | 'type'
  | 'title'
  | 'excerpt'
  | 'description'
  | 'listed'
  | 'category'
  | 'published'
  | 'checked'
>
