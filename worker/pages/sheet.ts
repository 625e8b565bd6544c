import * as v from 'valibot'
import type { Assets } from '../../src/content/files.ts'
import { getAlerts, readData } from '../../src/content/index.ts'
import type { Place } from '../../src/content/mouth.ts'
import { readTalk } from '../../src/features/ask-dentist/from-talk.ts'
import { mouthMap } from '../../src/features/mouth-map/data.ts'
import { urgencyLevels, urgencyTopics } from '../../src/content/urgency.ts'
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts'
import {
  type Carried,
  type Offered,
  prepareFields,
  type PrepareNotes,
  type Sheet,
} from '../../src/features/ask-dentist/sheet.ts'
import { cleanText } from '../../src/text/clean.ts'

/** Unknown values count as absent. */
const known = <T extends string>(values: readonly T[]) =>
  v.fallback(v.optional(v.picklist(values)), undefined)

const carriedSchema = v.object({
  child: v.fallback(v.optional(v.custom<Carried['child']>(isChild)), undefined),
  level: known(urgencyLevels),
  topic: known(urgencyTopics),
  place: v.fallback(v.optional(v.string()), undefined),
})

/** The values that a URL or form carries over from /urgency and /mouth-map. */
export async function parseCarried(assets: Assets, given: unknown): Promise<Carried> {
  const { child, level, topic, place: id } = v.parse(carriedSchema, given)
  const place = id && (await findPlace(assets, id))
  return {
    ...(child && { child }),
    ...(level && { level }),
    ...(topic && { topic }),
    ...(place && { place }),
  }
}

function isChild(value: unknown): boolean {
  return typeof value === 'string' && /^(?:on|\d{1,2}[ym])$/.test(value)
}

async function findPlace(assets: Assets, id: string) {
  return (await listPlaces(assets)).find((place) => place.id === id)
}

/** Places include their texts in every language. */
async function listPlaces(assets: Assets): Promise<Place[]> {
  const { groups } = await readData(assets, mouthMap, defaultLocale)
  return groups.flatMap(({ places }) => places)
}

/** What every sheet offers to choose from. */
export async function readOffered(assets: Assets): Promise<Offered> {
  const [alerts, places] = await Promise.all([getAlerts(assets), listPlaces(assets)])
  return { alerts, places }
}

/** The sheet in a submitted form, and what it offers. */
export async function parseSheet(
  assets: Assets,
  fields: Record<string, string>,
): Promise<{ sheet: Sheet; offered: Offered }> {
  const [offered, carried] = await Promise.all([readOffered(assets), parseCarried(assets, fields)])
  const ticked = offered.alerts
    .flatMap((group) => group.alerts.map(({ id }) => id))
    .filter((id) => id in fields)
  return { sheet: { notes: parseNotes(fields), ticked, carried }, offered }
}

/** A sheet filled in from what the visitor wrote to Molly. */
export async function parseTalk(
  assets: Assets,
  turns: string[],
  locale: Locale,
): Promise<{ sheet: Sheet; offered: Offered }> {
  const { notes, ticked, child, place } = readTalk(turns, locale)
  const [offered, carried] = await Promise.all([
    readOffered(assets),
    parseCarried(assets, { child, place }),
  ])
  return { sheet: { notes, ticked, carried }, offered }
}

function parseNotes(fields: Record<string, string>): PrepareNotes {
  return Object.fromEntries(
    prepareFields.flatMap(({ name }) => {
      const note = cleanText(fields[name] ?? '').trim()
      return note ? [[name, note]] : []
    }),
  )
}
