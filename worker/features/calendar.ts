import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import { site } from '../../src/content/site.ts'
import type { Reminder } from '../../src/features/reminders/data.ts'
import { texts } from '../../src/features/reminders/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'

export type Schedule = {
  /** ISO date. */
  date: string
  /** The interval of repetition; undefined: once. */
  months?: number
}

/** How often a calendar that subscribed asks again: the words may have changed. */
const refreshSeconds = 7 * 86_400
const dayMs = 86_400_000
const morningSeconds = 9 * 3600

/**
 * A calendar file (RFC 5545) with all-day events, which are independent of time zones. `source`: the
 * address that a calendar subscribes to, if it is not a file to keep.
 */
export function writeCalendar(
  reminder: Reminder,
  { date, months }: Schedule,
  locale: Locale,
  siteOrigin: string,
  source?: string,
): string {
  const t = getText(locale, texts)
  const url = siteOrigin + localize(reminder.page, locale)
  const calendar = ical({
    prodId: { company: site.brand, product: 'reminders', language: locale.toUpperCase() },
    ...(source && { name: reminder[locale].title, source, ttl: refreshSeconds }),
  })
  for (const entry of reminder.entries) {
    const { title, text } = entry[locale]
    const start = new Date(Date.parse(date) + entry.day * dayMs)
    const event = calendar.createEvent({
      // Stable, so that opening the file twice creates one entry.
      id: `${reminder.id}-${entry.day}-${date}@${new URL(siteOrigin).host}`,
      start,
      allDay: true,
      summary: title,
      description: [text, url, t('reminders.notice')].join('\n\n'),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
      repeating: months ? writeRule(start, months) : null,
    })
    event
      .createAlarm({
        type: ICalAlarmType.display,
        triggerAfter: morningSeconds,
        description: title,
      })
      // Ignored among the options above; without it the alarm counts from the day's end.
      .relatesTo(ICalAlarmRelatesTo.start)
  }
  return `${calendar.toString()}\r\n`
}

/** Counts late days from the month's end, because calendars skip months without a 31st. */
function writeRule(start: Date, months: number): string {
  const day = start.getUTCDate()
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
  const late = day > 28 ? `;BYMONTHDAY=${day - last - 1}` : ''
  return `RRULE:FREQ=MONTHLY;INTERVAL=${months}${late}`
}
