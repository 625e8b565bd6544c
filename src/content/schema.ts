import * as v from 'valibot'
import { categories, type Category } from '../categories.ts'


const date = v.pipe(v.string(), v.isoDate())
const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case'))

const pageTypes = [
  'article',
  'emergency',
  'condition',
  'product',
  'service',
  'home-service',
  'video',
  'category',
  'hub',
] as const

/** data.json: what both languages of a page share. */
export const dataSchema = v.strictObject({
  type: v.picklist(pageTypes),
  category: v.optional(v.picklist(categories)),
  tags: v.optional(v.array(id), []),
  /** Shown on cards and linked, but answers 404: the text isn't written yet. */
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
  disclosure: v.optional(v.picklist(['affiliate'])),
  /** The read time the client fixed; the compiler refuses a text of another length. */
  minutes: v.optional(v.pipe(v.number(), v.integer())),
  takeawayMotifs: v.optional(v.array(text), []),
  problems: v.optional(v.array(v.strictObject({ id, motif: text, ground: text })), []),
})

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
})

export type PageData = v.InferOutput<typeof dataSchema>
export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

export type Fact = {
  id: string
  source_key: string
  organisation: string
  title: string
  year: string
  url: string
  conf: 'V' | 'W' | 'S' | 'G' | 'X'
  clinical: boolean
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
}

/** What a card shows. `path` is without locale prefix. */
export type Card = {
  path: string
  type: (typeof pageTypes)[number]
  title: string
  shortTitle: string
  excerpt: string
  category?: Category
  minutes?: number
  trending: boolean
  published?: string
}

/** A page as a worker reads it: one file per page and locale. `html` fields are compiled Markdown. */
export type Page = Card & {
  description: string
  lede: string
  tags: string[]
  checked?: string
  nextCheck?: string
  review?: PageData['review']
  disclosure?: 'affiliate'
  listed: boolean
  takeaways: { html: string; motif?: string }[]
  html: string
  contents: { id: string; title: string }[]
  faq: { id: string; question: string; html: string }[]
  references: Reference[]
  callIf: string[]
  callNote?: string
  problems: { id: string; motif: string; ground: string; title: string; when: string }[]
}
