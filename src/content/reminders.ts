import type { Locale } from '../i18n/locales.ts'

/** What a calendar says on a day: so many days after the one that the reader gives. */
type ReminderEntry = { day: number; facts: string[] } & Record<
  Locale,
  { title: string; text: string }
>

/** A calendar file: one entry that comes again after some months, or several that come once. */
export type Reminder = {
  id: string
  motif: string
  /** The place that says more: '/services/tooth-extraction#days'. */
  page: string
  /** The choices; empty: nothing comes again. */
  months: number[]
  /** The choice that most people need. */
  usual?: number
  facts: string[]
  entries: ReminderEntry[]
} & Record<Locale, { title: string; hint: string }>
