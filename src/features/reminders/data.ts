import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { text } from '../../content/phrase.ts'

const number = v.pipe(v.number(), v.integer(), v.minValue(0))
const facts = v.pipe(v.array(text), v.minLength(1))
const words = v.strictObject({ title: text, hint: text })
const entryWords = v.strictObject({ title: text, text })

/** A calendar file: one entry that comes again after some months, or several that come once. */
const reminder = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'has other letters than a to z')),
  /** As in src/art/motifs. */
  motif: text,
  /** The place that says more: '/services/tooth-extraction#days'. */
  page: v.pipe(v.string(), v.startsWith('/')),
  /** The choices; empty: nothing comes again. */
  months: v.array(number),
  /** The choice that most people need. */
  usual: v.optional(number),
  facts,
  en: words,
  es: words,
  /** `day`: so many days after the one that the reader gives. */
  entries: v.pipe(
    v.array(v.strictObject({ day: number, facts, en: entryWords, es: entryWords })),
    v.minLength(1),
  ),
})
const schema = v.array(reminder)

export type Reminder = v.InferOutput<typeof reminder>

/** What a calendar can remind of, in every language. */
export const reminders: SourceFile<Reminder[], typeof schema> = { name: 'reminders', schema }
