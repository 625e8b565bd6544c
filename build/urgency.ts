import * as v from 'valibot'
import { urgencyLevels, urgencyTopics } from '../src/content/urgency.ts'
import { parseJsonFile } from './parse.ts'
import { readText } from './read.ts'

export const urgencyFile = 'content/urgency.json'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case'))

const tableSchema = v.record(
  id,
  v.strictObject({
    level: v.picklist(urgencyLevels),
    topic: v.picklist(urgencyTopics),
    /** Empty if it is common knowledge. */
    facts: v.array(text),
    /** Where to read more: '/conditions/emergency#swelling'. */
    page: v.pipe(v.string(), v.startsWith('/')),
    en: text,
    es: text,
  }),
)
export type UrgencyTable = v.InferOutput<typeof tableSchema>

/** Sign -> how soon it needs help. */
export function readUrgency(root: string): UrgencyTable {
  return parseJsonFile(urgencyFile, tableSchema, readText(root, urgencyFile))
}
