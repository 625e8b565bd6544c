import * as v from 'valibot'
import { urgencyLevels, urgencyTopics } from '../../src/content/urgency.ts'
import { id, path, text } from './fields.ts'
import { parseJsonFile } from './parse.ts'
import type { ReadText } from './read.ts'

export const urgencyFile = 'content/urgency.json'

const tableSchema = v.record(
  id,
  v.strictObject({
    level: v.picklist(urgencyLevels),
    topic: v.picklist(urgencyTopics),
    /** Empty if it is common knowledge. */
    facts: v.array(text),
    /** Where to read more: '/conditions/emergency#swelling'. */
    page: path,
    en: text,
    es: text,
  }),
)
export type UrgencyTable = v.InferOutput<typeof tableSchema>

/** Sign -> how soon it needs help. */
export function readUrgency(read: ReadText): UrgencyTable {
  return parseJsonFile(urgencyFile, tableSchema, read(urgencyFile))
}
