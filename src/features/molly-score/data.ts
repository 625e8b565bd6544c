import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { phrase, text } from '../../content/phrase.ts'
import { localeCodes } from '../../i18n/locales.ts'

/** What a message was, in the order of the table. Each message is of one kind. */
export const kinds = ['offered', 'first', 'later', 'repair', 'emergency', 'helped'] as const

/** What was wrong with a reply that was not good. Each has one fault. */
export const faults = ['half', 'beside', 'sent', 'silent', 'declined'] as const

/** What the messages were about, by the file of the card that answers: those with the most. */
export const subjects = [
  'paying-for-care',
  'pregnancy',
  'first-aid',
  'none',
  'bad-breath',
  'dentures',
  'children-teeth',
  'other',
] as const

export const grades = ['good', 'partly', 'bad'] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const tally = v.strictObject({ good: count, partly: count, bad: count })
const perLocale = v.strictObject({ en: tally, es: tally })
const example = v.strictObject({
  grade: v.picklist(grades),
  said: text,
  reply: text,
  /** What was missing, in the language of the talk. */
  missing: v.optional(text),
})

const schema = v.strictObject({
  /** When they were graded. */
  month: phrase,
  talks: count,
  /** Every message, by kind and language of the talk. */
  kinds: v.strictObject(v.entriesFromList(kinds, perLocale)),
  faults: v.strictObject(v.entriesFromList(faults, count)),
  /** Of all languages together. */
  subjects: v.strictObject(v.entriesFromList(subjects, tally)),
  /** Replies graded as unsafe. */
  unsafe: v.array(phrase),
  examples: v.strictObject(v.entriesFromList(localeCodes, v.array(example))),
})

export type Tally = v.InferOutput<typeof tally>
export type Example = v.InferOutput<typeof example>
export type MollyScore = v.InferOutput<typeof schema>

/** How Molly was graded: `npm run score:molly` writes it from the graded talks. */
export const mollyScore: SourceFile<MollyScore, typeof schema> = { name: 'molly-score', schema }

/** The figures of several kinds or languages together. */
export function sum(tallies: Tally[]): Tally {
  const add = (grade: keyof Tally) => tallies.reduce((total, tally) => total + tally[grade], 0)
  return { good: add('good'), partly: add('partly'), bad: add('bad') }
}

export function countOf({ good, partly, bad }: Tally): number {
  return good + partly + bad
}

/** Of both languages. */
export function sumOf(score: MollyScore, some: readonly (typeof kinds)[number][]): Tally {
  return sum(some.flatMap((kind) => localeCodes.map((locale) => score.kinds[kind][locale])))
}

export function percentOf(tally: Tally): Tally {
  const share = (part: number) => Math.round((100 * part) / countOf(tally))
  return { good: share(tally.good), partly: share(tally.partly), bad: share(tally.bad) }
}
