import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { readDataFile } from '../../build/content/data.ts'
import { readContent } from '../../build/content/read.ts'
import { reminders } from '../../src/features/reminders/data.ts'
import { texts } from '../../src/features/reminders/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { postForm, readText } from '../support/requests.ts'
import { platforms, sharedServer } from '../support/servers.ts'

const all = readDataFile(readContent(process.cwd()), reminders)
const server = sharedServer()
const path = '/tools/reminders'

/** An ISO date so many days from today. */
const inDays = (days: number, from = Date.now()) =>
  new Date(from + days * 86_400_000).toISOString().slice(0, 10)
const nextDecember31 = `${new Date().getUTCFullYear()}-12-31`

/** What another program reads in a calendar file. */
function readCalendar(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

async function download(fields: Record<string, string>, to = path): Promise<ICAL.Event[]> {
  const response = await postForm(server, to, fields)
  expect(response.status).toBe(200)
  return readCalendar(await response.text())
}

function listDays(event: ICAL.Event, count: number): string[] {
  const days = event.iterator()
  return Array.from({ length: count }, () => days.next().toString())
}

describe.each(platforms)('a calendar file on %s', (platform) => {
  test('is sent to be kept by the visitor and by nobody else', async () => {
    const fields = { what: 'brush', date: inDays(3), months: '3' }
    const response = await postForm(sharedServer(platform), path, fields)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="brush.ics"')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const text = await response.text()
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75)
    }
    expect(readCalendar(text)).toHaveLength(1)
  })
})

describe.each(localeCodes)('the reminders in %s', (locale) => {
  const t = getText(locale, texts)
  const to = localize(path, locale)

  test.each(all)('of $id say what the page says, on whole days', async (reminder) => {
    const date = inDays(10)
    const [months] = reminder.months
    const fields = { what: reminder.id, date, ...(months && { months: String(months) }) }
    const events = await download(fields, to)
    const html = await readText(server, to)
    expect(events).toHaveLength(reminder.entries.length)
    for (const [place, { day, ...entry }] of reminder.entries.entries()) {
      const event = events[place]!
      const { title, text } = entry[locale]
      expect(event.summary).toBe(title)
      expect(event.description).toContain(text)
      expect(event.description).toContain(t('reminders.notice'))
      expect(event.description).toContain(
        `https://esmalte.example${localize(reminder.page, locale)}`,
      )
      expect(event.startDate.isDate).toBe(true)
      expect(event.startDate.toString()).toBe(inDays(day, Date.parse(date)))
      expect(event.endDate.toString()).toBe(inDays(day + 1, Date.parse(date)))
      expect(event.isRecurring()).toBe(months !== undefined)
      const alarm = event.component.getFirstSubcomponent('valarm')!
      expect(String(alarm.getFirstPropertyValue('trigger'))).toBe('PT9H')
      expect(html).toContain(`>${title}</b>`)
      for (const fact of entry.facts) {
        expect(html).toContain(`href="${localize(`/facts/${fact}`, locale)}"`)
      }
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  })

  test('are found from the pages where they matter', async () => {
    for (const from of [
      '/tools',
      '/topics',
      '/sitemap',
      '/services/tooth-extraction',
      '/article/wisdom-teeth',
      '/services/dental-hygiene',
      '/products/electric-toothbrushes',
      '/tools/brushing-timer',
    ]) {
      const html = await readText(server, localize(from, locale))
      expect(html.slice(html.indexOf('<main')), from).toMatch(new RegExp(`href="${to}["#]`))
    }
  })
})

test('what comes again does so on the same day, late days counted from the end of the month', async () => {
  const [brush] = await download({ what: 'brush', date: nextDecember31, months: '2' })
  const [year] = nextDecember31.split('-').map(Number)
  const february = new Date(Date.UTC(year! + 1, 2, 0)).getUTCDate()
  expect(listDays(brush!, 4)).toEqual([
    nextDecember31,
    `${year! + 1}-02-${february}`,
    `${year! + 1}-04-30`,
    `${year! + 1}-06-30`,
  ])
  const tenth = nextDecember31.replace('-31', '-10')
  const [checkup] = await download({ what: 'checkup', date: tenth, months: '6' })
  expect(listDays(checkup!, 3)).toEqual([tenth, `${year! + 1}-06-10`, `${year! + 1}-12-10`])
})

describe.each(platforms)('a calendar to subscribe to on %s', (platform) => {
  const target = sharedServer(platform)
  const get = (file: string, locale: 'en' | 'es' = 'en') =>
    target.fetch(localize(`${path}/${file}`, locale))
  const date = inDays(10)

  test.each(localeCodes)(
    'has an address made of the choices alone, and no other data (%s)',
    async (locale) => {
      const t = getText(locale, texts)
      const fields = { what: 'checkup', date, months: '6', way: 'subscribe' }
      const response = await postForm(target, localize(path, locale), fields)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const html = await response.text()
      const address = `https://esmalte.example${localize(path, locale)}/checkup-${date}-6.ics`
      const webcal = address.replace('https', 'webcal')
      const title = all.find(({ id }) => id === 'checkup')![locale].title
      const query = new URLSearchParams({ url: address, name: title }).toString()
      const links = {
        apple: webcal,
        google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
        outlook: `https://outlook.live.com/calendar/0/addfromweb?${query}`,
        office: `https://outlook.office.com/calendar/0/addfromweb?${query}`,
      }
      for (const [way, href] of Object.entries(links)) {
        const link = `href="${href.replaceAll('&', '&amp;')}" rel="noreferrer">${t(`reminders.subscription.${way as keyof typeof links}`)}<`
        expect(html).toContain(link)
      }
      expect(html).toContain(`>${address}<`)
      expect(html).toContain(t('reminders.subscription.holds'))
    },
  )

  test.each(localeCodes)('says what the file says, and when to ask again (%s)', async (locale) => {
    for (const { id, months, ...reminder } of all) {
      const [every] = months
      const file = `${id}-${date}${every ? `-${every}` : ''}.ics`
      const response = await get(file, locale)
      expect(response.status, file).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
      expect(response.headers.get('Content-Disposition')).toBeNull()
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
      expect(response.headers.get('Set-Cookie')).toBeNull()
      const text = await response.text()
      const calendar = new ICAL.Component(ICAL.parse(text) as never)
      expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P7D')
      expect(String(calendar.getFirstPropertyValue('x-published-ttl'))).toBe('P7D')
      expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(reminder[locale].title)
      expect(calendar.getFirstPropertyValue('source')).toBe(
        `https://esmalte.example${localize(path, locale)}/${file}`,
      )
      const fields = { what: id, date, ...(every && { months: String(every) }) }
      const kept = await download(fields, localize(path, locale))
      const told = readCalendar(text).map((event) => ({
        uid: event.uid,
        summary: event.summary,
        start: event.startDate.toString(),
        alarm: String(
          event.component.getFirstSubcomponent('valarm')!.getFirstPropertyValue('trigger'),
        ),
        rule: String(event.component.getFirstPropertyValue('rrule')),
      }))
      expect(told).toEqual(
        kept.map((event) => ({
          uid: event.uid,
          summary: event.summary,
          start: event.startDate.toString(),
          alarm: 'PT9H',
          rule: String(event.component.getFirstPropertyValue('rrule')),
        })),
      )
    }
  })

  test('works for good, though its first day is long ago', async () => {
    expect((await get('checkup-2025-11-20-12.ics')).status).toBe(200)
  })

  test.each([
    ['another reminder', `constructor-${date}.ics`, 404],
    ['no day', 'checkup-6.ics', 404],
    ['a day that no month has', 'checkup-2027-02-30-6.ics', 400],
    ['a day before we began', 'checkup-1999-01-01-6.ics', 400],
    ['a day far ahead', 'extraction-9999-01-01.ics', 400],
    ['no rhythm', `checkup-${date}.ics`, 400],
    ['a rhythm that is not offered', `checkup-${date}-1.ics`, 400],
    ['a rhythm for what comes once', `extraction-${date}-6.ics`, 400],
  ])('says that there is none with %s', async (_what, file, status) => {
    const response = await get(file, 'es')
    expect(response.status).toBe(status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain(getText('es', texts)('reminders.subscription.wrong'))
  })
})

test('the same choice makes the same entries, not more of them', async () => {
  const fields = { what: 'extraction', date: inDays(1) }
  const ids = async () => (await download(fields)).map(({ uid }) => uid)
  expect(await ids()).toEqual(await ids())
})

test.each([
  ['no day', { what: 'brush', date: '', months: '3' }, ['date']],
  ['a day that no month has', { what: 'brush', date: '2027-02-30', months: '3' }, ['date']],
  ['a day long ago', { what: 'extraction', date: '1999-12-31' }, ['date']],
  ['a day far ahead', { what: 'extraction', date: '9999-12-31' }, ['date']],
  ['no rhythm', { what: 'checkup', date: inDays(2) }, ['months']],
  ['a rhythm that is not offered', { what: 'brush', date: inDays(2), months: '1' }, ['months']],
  ['nothing right', { what: 'checkup', date: '<b>', months: '"' }, ['date', 'months']],
])('%s is refused, beside the field, with all that was typed', async (_what, fields, wrong) => {
  const response = await postForm(server, `/es${path}`, fields)
  expect(response.status).toBe(400)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const html = await response.text()
  const found = [...html.matchAll(/id="(\w+)-(date|months)-error"/g)]
  expect(found.map(([, id, field]) => `${id} ${field}`)).toEqual(
    wrong.map((field) => `${fields.what} ${field}`),
  )
  const escaped = fields.date.replace('<', '&lt;').replace('>', '&gt;')
  if (fields.date) expect(html).toContain(`value="${escaped}"`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test.each([
  ['an unknown reminder', { what: 'constructor', date: inDays(1) }, {}, 400],
  ['another site', { what: 'brush' }, { Origin: 'https://evil.example' }, 403],
  ['too much', { what: 'a'.repeat(4000) }, {}, 413],
  ['another type', { what: 'brush' }, { 'Content-Type': 'text/plain' }, 415],
])('%s is refused', async (_what, fields, headers, status) => {
  expect((await postForm(server, path, fields, headers)).status).toBe(status)
})
