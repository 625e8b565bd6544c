import * as v from 'valibot'
import type { AlertGroup } from '../src/content/alerts.ts'
import { ContentError } from './content-error.ts'
import { parseJsonFile } from './parse.ts'
import { readText } from './read.ts'
import type { Fact } from './schema.ts'

const alertsFile = 'content/alerts.json'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case'))
const phrase = { en: text, es: text }

const groups = v.array(
  v.strictObject({
    id,
    title: v.strictObject(phrase),
    /** `facts`: why a dentist must know; the sheet's page cites them. */
    alerts: v.array(
      v.strictObject({ id, facts: v.pipe(v.array(text), v.minLength(1)), ...phrase }),
    ),
  }),
)
export type AlertSource = v.InferOutput<typeof groups>

export function readAlerts(root: string): AlertSource {
  return parseJsonFile(alertsFile, groups, readText(root, alertsFile))
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
