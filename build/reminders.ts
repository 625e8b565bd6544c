import * as v from 'valibot'
import type { Reminder } from '../src/content/reminders.ts'
import { parseJsonFile } from './parse.ts'
import { readText } from './read.ts'

export const remindersFile = 'content/reminders.json'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const number = v.pipe(v.number(), v.integer(), v.minValue(0))
const facts = v.pipe(v.array(text), v.minLength(1))
const words = v.strictObject({ title: text, hint: text })
const entryWords = v.strictObject({ title: text, text })

const remindersSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'has other letters than a to z')),
    motif: text,
    page: v.pipe(v.string(), v.startsWith('/')),
    months: v.array(number),
    usual: v.optional(number),
    facts,
    en: words,
    es: words,
    entries: v.pipe(
      v.array(v.strictObject({ day: number, facts, en: entryWords, es: entryWords })),
      v.minLength(1),
    ),
  }),
)

export function readReminders(root: string): Reminder[] {
  return parseJsonFile(remindersFile, remindersSchema, readText(root, remindersFile))
}
