import type { Locale } from '../../i18n/locales.ts'

/** In local storage. */
export const key = 'symptom-diary'

export const maxEntries = 200
export const maxNote = 120

export type Entry = {
  /** '2026-11-28' */
  day: string
  /** 0 is no pain, 10 the worst. */
  score: number
  trigger: string
  helped: string
}

/** The stored diary; empty if there is none, or what is stored is none. */
export function parseEntries(saved: string | null): Entry[] {
  try {
    const stored: unknown = JSON.parse(saved ?? '[]')
    const isDiary = Array.isArray(stored) && stored.length <= maxEntries && stored.every(isEntry)
    return isDiary ? stored : []
  } catch {
    return []
  }
}

/** By hand: a schema would load the library that the chat has, and the chat with it. */
function isEntry(value: unknown): value is Entry {
  const { day, score, trigger, helped } = Object(value) as Partial<Record<string, unknown>>
  const isNote = (note: unknown) => typeof note === 'string' && note.length <= maxNote
  return (
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    Number.isInteger(score) &&
    Number(score) >= 0 &&
    Number(score) <= 10 &&
    isNote(trigger) &&
    isNote(helped)
  )
}

/** By day; those of a day in the order in which they were written. */
export function addEntry(entries: Entry[], entry: Entry): Entry[] {
  return [...entries, entry].sort((a, b) => a.day.localeCompare(b.day)).slice(-maxEntries)
}

export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`)
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return date.toLocaleDateString(locale === 'es' ? 'es-419' : 'en-US', format)
}

/** A table for spreadsheets, which take a cell that begins like this for a formula. */
export function toCsv(header: string[], entries: Entry[]): string {
  const cell = (value: string | number) =>
    `"${String(value)
      .replace(/^[=+\-@\t\r]/, "'$&")
      .replaceAll('"', '""')}"`
  const rows = entries.map(({ day, score, trigger, helped }) => [day, score, trigger, helped])
  // Excel reads UTF-8 only behind this mark.
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** The latest days for the sheet for the dentist, a line each, as many as there is room for. */
export function toLines(entries: Entry[], locale: Locale, maxLength: number): string {
  const helpedBy = locale === 'es' ? 'ayudó: ' : 'helped: '
  const lines = entries.map(({ day, score, trigger, helped }) =>
    [`${formatDay(day, locale)}: ${score}/10`, trigger, helped && helpedBy + helped]
      .filter(Boolean)
      .join(' · '),
  )
  while (lines.join('\n').length > maxLength) lines.shift()
  return lines.join('\n')
}
