import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { text } from '../../content/phrase.ts'

const number = v.pipe(v.number(), v.integer(), v.minValue(0))
const facts = v.pipe(v.array(text), v.minLength(1))
const words = v.strictObject({ title: text, hint: text })
const entryWords = v.strictObject({ title: text, text })

/** A calendar file: one entry that recurs after some months, or several single ones. */
const reminder = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'has other letters than a to z')),
  /** A name from src/art/motifs. */
  motif: text,
  /** The page with more details: '/services/tooth-extraction#days'. */
  page: v.pipe(v.string(), v.startsWith('/')),
  /** Intervals to choose from; empty: not recurring. */
  months: v.array(number),
  /** The default interval. */
  usual: v.optional(number),
  facts,
  en: words,
  es: words,
  /** `day`: days after the date that the reader enters. */
  entries: v.pipe(
    v.array(v.strictObject({ day: number, facts, en: entryWords, es: entryWords })),
    v.minLength(1),
  ),
})
const schema = v.array(reminder)

export type Reminder = v.InferOutput<typeof reminder>

/** All calendar reminders, in every language. */
export const reminders: SourceFile<Reminder[], typeof schema> = { name: 'reminders', schema }
