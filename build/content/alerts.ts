import * as v from 'valibot'
import type { AlertGroup } from '../../src/content/alerts.ts'
import { ContentError } from './error.ts'
import { id, text } from './fields.ts'
import { parseJsonFile } from './parse.ts'
import type { ReadText } from './read.ts'
import type { Fact } from './schema.ts'

const alertsFile = 'content/alerts.json'

const phrase = { en: text, es: text }

const groups = v.array(
  v.strictObject({
    id,
    title: v.strictObject(phrase),
    /** `facts`: why a dentist must know; the sheet's page cites them. */
    alerts: v.array(
      v.strictObject({
        id,
        adult: v.optional(v.literal(true)),
        facts: v.pipe(v.array(text), v.minLength(1)),
        ...phrase,
      }),
    ),
  }),
)
export type AlertSource = v.InferOutput<typeof groups>

export function readAlerts(read: ReadText): AlertSource {
  return parseJsonFile(alertsFile, groups, read(alertsFile))
}

export function compileAlerts(source: AlertSource, facts: Map<string, Fact>): AlertGroup[] {
  for (const id of source.flatMap(({ alerts }) => alerts.flatMap((alert) => alert.facts))) {
    const fact = facts.get(id)
    if (!fact || fact.conf === 'X') throw new ContentError(alertsFile, `${id} is not printable`)
  }
  return source.map(({ id, title, alerts }) => ({
    id,
    title,
    alerts: alerts.map(({ facts: _facts, ...alert }) => alert),
  }))
}
