import type { AlertGroup } from '../../content/alerts.ts'
import { diaryLength } from '../../content/diary.ts'
import { capitalize, type Place, writeNumbers } from '../../content/mouth.ts'
import { type Phrase, startingWith } from '../../content/phrase.ts'
import type { UrgencyLevel, urgencyTopics } from '../../content/urgency.ts'
import { formatUnits } from '../../i18n/formats.ts'
import { getText } from '../../i18n/index.ts'
import { type Locale, localeCodes } from '../../i18n/locales.ts'
import type { KeysOf } from '../../i18n/translate.ts'
import { texts } from './texts.ts'

/** The fields of the sheet, in order, with their maximum length. */
export const prepareFields = [
  { name: 'problem', maxLength: 600, rows: 4 },
  { name: 'since', maxLength: 200, rows: 2 },
  { name: 'changes', maxLength: 400, rows: 2 },
  { name: 'tried', maxLength: 400, rows: 2 },
  { name: 'diary', maxLength: diaryLength, rows: 3 },
  { name: 'health', maxLength: 600, rows: 3 },
  { name: 'questions', maxLength: 600, rows: 4 },
] as const

export type PrepareNotes = Partial<Record<(typeof prepareFields)[number]['name'], string>>

/** Query parameters from /urgency and /mouth-map. */
export type Carried = {
  /** It is about a child: '6y', '14m', or 'on' if the age is unknown. */
  child?: `${number}y` | `${number}m` | 'on'
  level?: UrgencyLevel
  topic?: (typeof urgencyTopics)[number]
  place?: Place
}

/** `ticked`: ids of content/alerts.json. */
export type Sheet = { notes: PrepareNotes; ticked: string[]; carried: Carried }

/** What the form offers: boxes to tick, and places of the mouth. */
export type Offered = { alerts: AlertGroup[]; places: Place[] }

/** The visitor's input and the carried parameters, as form fields. */
export function toFields({ notes, ticked, carried }: Sheet): [name: string, value: string][] {
  const { child, level, topic, place } = carried
  const fields = Object.entries({ ...notes, child, level, topic, place: place?.id })
  return [
    ...fields.filter((field): field is [string, string] => field[1] !== undefined),
    ...ticked.map((id): [string, string] => [id, 'on']),
  ]
}

/** A text of the feature in every language. */
export function inBoth(key: KeysOf<typeof texts.en>): Phrase {
  return Object.fromEntries(localeCodes.map((code) => [code, getText(code, texts)(key)])) as Phrase
}

/** 'About my child, 6 years' */
export function nameChild(child: Carried['child']): Phrase {
  const [, count, unit] = /^(\d+)([ym])$/.exec(child ?? '') ?? []
  const { en, es } = inBoth('sheet.child')
  if (!count) return { en, es }
  const age = (locale: Locale) =>
    formatUnits(Number(count), unit === 'y' ? 'year' : 'month', locale)
  return { en: `${en}, ${age('en')}`, es: `${es}, ${age('es')}` }
}

/** For a child, what adults have comes last: the groups, and the lines of each. */
export function orderAlerts(groups: AlertGroup[], child: Carried['child']): AlertGroup[] {
  if (!child) return groups
  return groups.toReversed().map((group) => ({
    ...group,
    alerts: group.alerts.toSorted((a, b) => Number(a.adult ?? 0) - Number(b.adult ?? 0)),
  }))
}

export function isEmptySheet(sheet: Sheet): boolean {
  return toFields(sheet).length === 0
}

/** 'The upper right first molar (Universal 3, FDI 16)' */
export function namePlace({ words, tooth }: Place): Phrase {
  const name = (locale: Locale) =>
    capitalize(words[locale], locale) + (tooth ? ` (${writeNumbers(tooth, locale)})` : '')
  return { en: name('en'), es: name('es') }
}

/** The sheet as plain text, for a QR code. */
export function writeSheet(sheet: Sheet, alerts: AlertGroup[], locale: Locale): string {
  const { notes, ticked, carried } = sheet
  const { child, place, topic, level } = carried
  const both = (text: Phrase) => startingWith(locale).map((code) => text[code])
  const line = (name: Phrase, values: string[]) => [both(name).join(' / '), ...values].join('\n')
  const shown = alerts.flatMap((group) => group.alerts).filter(({ id }) => ticked.includes(id))
  return [
    child && both(nameChild(child)).join(' / '),
    place && line(inBoth('sheet.place'), both(namePlace(place))),
    topic && line(inBoth('sheet.topic'), both(inBoth(`sheet.topics.${topic}`))),
    level && line(inBoth('sheet.level'), both(inBoth(`sheet.levels.${level}`))),
    ...prepareFields.map(
      ({ name }) => notes[name] && line(inBoth(`prepare.fields.${name}`), [notes[name]]),
    ),
    shown.length > 0 && line(inBoth('sheet.alerts'), shown.flatMap(both)),
  ]
    .filter(Boolean)
    .join('\n\n')
}
