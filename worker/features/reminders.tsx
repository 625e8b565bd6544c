import type { Context } from 'hono'
import * as v from 'valibot'
import { readData } from '../../src/content/index.ts'
import type { Reminder } from '../../src/features/reminders/data.ts'
import { reminders } from '../../src/features/reminders/data.ts'
import { texts } from '../../src/features/reminders/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { Page } from '../../src/features/reminders/Page.tsx'
import { pages } from '../../src/pages.ts'
import { href } from '../../src/routes.ts'
import type { Chosen } from '../../src/features/reminders/ReminderForm.tsx'
import { cachePolicies } from '../http/headers.ts'
import { readForm } from '../render/read-post.ts'
import { renderPage, renderUncached, type View } from '../render/render.tsx'
import { codeView, showError } from '../render/views.tsx'
import { today } from '../services/clock.ts'
import type { AppEnv } from '../services/types.ts'
import { type Schedule, writeCalendar } from './calendar.ts'

const calendarType = 'text/calendar; charset=utf-8'
const maxBodyBytes = 2048
/** Longer than any valid date. */
const maxTyped = 24
const yearsBack = 1
/** A year before the first subscription. */
const firstDay = '2025-11-01'
const yearsAhead = 5

/** GET /tools/reminders */
export async function showReminders(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const all = await readData(c.var.assets, reminders, locale)
  return renderPage(c, locale, () => remindersView(all, locale))
}

/** POST: a calendar file, or the address of one to subscribe to. The input is neither stored nor logged. */
export async function postReminders(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const fields = await readForm(c, maxBodyBytes)
  if (fields instanceof Response) return fields
  const all = await readData(c.var.assets, reminders, locale)
  const reminder = all.find(({ id }) => id === fields['what'])
  const t = getText(locale, texts)
  if (!reminder) return showError(c, 400, t('error.badRequest'), t('error.badRequestText'), locale)
  const { date, months } = parseSchedule(reminder, fields)
  if (!date.success || !months.success) {
    const sent: Chosen = {
      what: reminder.id,
      date: (fields['date'] ?? '').slice(0, maxTyped),
      months: (fields['months'] ?? '').slice(0, maxTyped),
      errors: {
        ...(!date.success && { date: true }),
        ...(!months.success && { months: true }),
      },
    }
    return renderUncached(c, locale, {
      ...remindersView(all, locale, sent),
      // Screen readers announce the title first.
      title: `${t('error.form')} · ${t('reminders.title')}`,
      status: 400,
      index: false,
    })
  }
  const schedule = { date: date.output, months: months.output }
  const { siteOrigin } = c.var.settings
  if (fields['way'] === 'subscribe') {
    const file = nameFile(reminder.id, schedule)
    const address = siteOrigin + href('reminders', locale, `/${file}`)
    return renderUncached(c, locale, {
      ...remindersView(all, locale, { ...schedule, what: reminder.id, address }),
      title: `${t('reminders.subscription.heading')} · ${t('reminders.title')}`,
      index: false,
    })
  }
  return c.body(writeCalendar(reminder, schedule, locale, siteOrigin), 200, {
    'Content-Type': calendarType,
    'Content-Disposition': `attachment; filename="${reminder.id}.ics"`,
    'Cache-Control': cachePolicies.none,
  })
}

/** GET /tools/reminders/<reminder>-<day>[-<months>].ics: what calendars subscribe to. */
export async function getSubscription(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const [, what, date = '', months] =
    /^([a-z]+)-(\d{4}-\d\d-\d\d)(?:-(\d{1,2}))?\.ics$/.exec(c.req.param('file') ?? '') ?? []
  const all = await readData(c.var.assets, reminders, locale)
  const reminder = all.find(({ id }) => id === what)
  const t = getText(locale, texts)
  const refuse = (status: 400 | 404) =>
    showError(
      c,
      status,
      t('reminders.subscription.wrong'),
      t('reminders.subscription.again'),
      locale,
    )
  if (!reminder) return refuse(404)
  const repeats = reminder.months.length > 0
  const isRhythm = repeats ? reminder.months.includes(Number(months)) : months === undefined
  if (!isRhythm || !v.is(subscribedDay, date)) return refuse(400)
  const schedule: Schedule = { date, ...(repeats && { months: Number(months) }) }
  const { siteOrigin } = c.var.settings
  const source = siteOrigin + href('reminders', locale, `/${nameFile(reminder.id, schedule)}`)
  return c.body(writeCalendar(reminder, schedule, locale, siteOrigin, source), 200, {
    'Content-Type': calendarType,
    'Cache-Control': cachePolicies.file,
    'X-Robots-Tag': 'noindex',
  })
}

/** The choices are in the name, so that nothing has to be stored. */
function nameFile(id: string, { date, months }: Schedule): string {
  return `${[id, date, ...(months ? [months] : [])].join('-')}.ics`
}

function parseSchedule(reminder: Reminder, fields: Record<string, string>) {
  const given = v.pipe(v.string(), v.transform(Number), v.picklist(reminder.months))
  const repeats = reminder.months.length > 0
  return {
    date: v.safeParse(day, fields['date']),
    months: v.safeParse(repeats ? given : v.undefined(), repeats ? fields['months'] : undefined),
  }
}

const realDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isRealDay),
  v.check((date) => date <= shiftYears(yearsAhead)),
)
const day = v.pipe(
  realDay,
  v.check((date) => date >= shiftYears(-yearsBack)),
)
/** An address once given out works for good. */
const subscribedDay = v.pipe(
  realDay,
  v.check((date) => date >= firstDay),
)

/** Rejects dates such as '2026-02-30'. */
function isRealDay(date: string): boolean {
  const parsed = new Date(date)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

function shiftYears(years: number): string {
  const now = new Date(today())
  now.setUTCFullYear(now.getUTCFullYear() + years)
  return now.toISOString().slice(0, 10)
}

function remindersView(all: Reminder[], locale: Locale, chosen?: Chosen): View {
  return codeView(pages.reminders, locale, <Page reminders={all} chosen={chosen} />)
}
