import * as v from 'valibot'
import type { AlertGroup } from '../../src/content/alerts.ts'
import type { Assets } from '../../src/content/files.ts'
import { getAlerts, readData } from '../../src/content/index.ts'
import { mouthMap } from '../../src/features/mouth-map/data.ts'
import { urgencyLevels, urgencyTopics } from '../../src/content/urgency.ts'
import { defaultLocale } from '../../src/i18n/locales.ts'
import {
  type Carried,
  prepareFields,
  type PrepareNotes,
  type Sheet,
} from '../../src/features/ask-dentist/sheet.ts'
import { cleanText } from '../../src/text/clean.ts'

/** Unknown values count as absent. */
const known = <T extends string>(values: readonly T[]) =>
  v.fallback(v.optional(v.picklist(values)), undefined)

const carriedSchema = v.object({
  level: known(urgencyLevels),
  topic: known(urgencyTopics),
  place: v.fallback(v.optional(v.string()), undefined),
})

/** The values that a URL or form carries over from /urgency and /mouth-map. */
export async function parseCarried(assets: Assets, given: unknown): Promise<Carried> {
  const { level, topic, place: id } = v.parse(carriedSchema, given)
  const place = id && (await findPlace(assets, id))
  return { ...(level && { level }), ...(topic && { topic }), ...(place && { place }) }
}

/** Places include their texts in every language. */
async function findPlace(assets: Assets, id: string) {
  const { groups } = await readData(assets, mouthMap, defaultLocale)
  return groups.flatMap(({ places }) => places).find((place) => place.id === id)
}

/** The sheet in a submitted form, and the alerts it offers. */
export async function parseSheet(
  assets: Assets,
  fields: Record<string, string>,
): Promise<{ sheet: Sheet; alerts: AlertGroup[] }> {
  const [alerts, carried] = await Promise.all([getAlerts(assets), parseCarried(assets, fields)])
  const ticked = alerts
    .flatMap((group) => group.alerts.map(({ id }) => id))
    .filter((id) => id in fields)
  return { sheet: { notes: parseNotes(fields), ticked, carried }, alerts }
}

function parseNotes(fields: Record<string, string>): PrepareNotes {
  return Object.fromEntries(
    prepareFields.flatMap(({ name }) => {
      const note = cleanText(fields[name] ?? '').trim()
      return note ? [[name, note]] : []
    }),
  )
}
