import * as v from 'valibot'
import { compositionNames, patternNames, themeNames } from '../../src/art/recipes.ts'
import { categories } from '../../src/categories.ts'
import { type Page, pageTypes } from '../../src/content/schema.ts'
import { urgencyLevels } from '../../src/content/urgency.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { blockData, blockTexts } from './blocks.ts'
import { date, id, motif, oneOf, text } from './fields.ts'

/**
 * asked.json: questions that a section (by id) or the whole page ('lead') answers.
 * For search and Molly only; pages do not show them.
 */
export const askedSchema = v.record(
  v.string(),
  v.strictObject({ en: v.array(text), es: v.array(text) }),
)
export type AskedQuestions = v.InferOutput<typeof askedSchema>

/** Zero or more signs per item. */
const signs = v.array(v.union([id, v.array(id)]))

/** The page's cover drawing. src/art/recipes.ts explains the fields. */
const cover = v.strictObject({
  motifs: v.pipe(v.tupleWithRest([motif], motif), v.maxLength(3, 'has more than 3 drawings')),
  theme: oneOf(themeNames),
  composition: oneOf(compositionNames),
  pattern: v.optional(oneOf(patternNames)),
  trim: v.optional(oneOf(patternNames)),
})

/** data.json: shared by both languages of a page. */
export const dataSchema = v.strictObject({
  type: oneOf(pageTypes),
  category: v.optional(oneOf(categories)),
  tags: v.optional(v.array(id), []),
  cover: v.optional(cover),
  /** Visible in development only. */
  draft: v.optional(v.boolean(), false),
  /** false: reachable by URL, but in no list, feed or search. */
  listed: v.optional(v.boolean(), true),
  published: v.optional(date),
  checked: v.optional(date),
  nextCheck: v.optional(date),
  review: v.optional(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('sources'), on: date }),
      v.strictObject({
        kind: v.literal('clinician'),
        on: date,
        by: text,
        credential: text,
        /** This person's page in the public register. */
        register: v.pipe(v.string(), v.url()),
      }),
    ]),
  ),
  /** What changed and why, newest first. */
  changes: v.optional(
    v.array(
      v.strictObject({
        on: date,
        /** Fingerprint of the facts behind the page since then; content:check prints it. */
        facts: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))),
        en: v.strictObject({ what: text, why: v.optional(text) }),
        es: v.strictObject({ what: text, why: v.optional(text) }),
      }),
    ),
    [],
  ),
  trending: v.optional(v.boolean(), false),
  disclosure: v.optional(oneOf(['affiliate', 'tourism'])),
  /** The read time the client fixed; the compiler rejects any other length. */
  minutes: v.optional(v.pipe(v.number(), v.integer())),
  takeawayMotifs: v.optional(v.array(motif), []),
  problems: v.optional(v.array(v.strictObject({ id, motif, ground: text })), []),
  /** One drawing per video chapter; `length` if the client named one: '06:58'. */
  chapterMotifs: v.optional(v.array(motif), []),
  length: v.optional(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/))),
  quiz: v.optional(
    v.strictObject({
      /** The minimum total points for each level. */
      moderate: v.number(),
      high: v.number(),
      questions: v.array(v.strictObject({ id, points: v.array(v.number()) })),
    }),
  ),
  picker: v.optional(v.array(v.strictObject({ id, pages: v.array(text) })), []),
  /** Per level, the signs in each of the page's items: rows of content/urgency.json. */
  urgency: v.optional(v.strictObject(v.entriesFromList(urgencyLevels, v.optional(signs)))),
  /** Anchor -> the answer card shown there: 'what-age' -> 'wisdom-teeth/age'. */
  faq: v.optional(v.record(id, text), {}),
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

/** content/facts.json */
export const factsSchema = v.array(
  v.looseObject({
    id: text,
    fact: text,
    figure: v.string(),
    source_key: v.string(),
    organisation: v.string(),
    title: v.string(),
    year: v.string(),
    url: v.string(),
    /** Where it was read, if not at `url`: URLs or a remark. */
    consulted: v.optional(v.string()),
    /** Verified, weak, secondary, general knowledge, excluded. */
    conf: oneOf(['V', 'W', 'S', 'G', 'X']),
  }),
)

export type Fact = v.InferOutput<typeof factsSchema>[number] & {
  clinical: boolean
  /** Of `title`. */
  lang: Locale
}

/** A page's fields for feeds, site map and llms.txt. */
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
  | 'changes'
  | 'film'
>
