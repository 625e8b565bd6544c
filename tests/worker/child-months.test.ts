import { describe, expect, test } from 'vitest'
import { texts } from '../../src/features/child-months/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { postForm, readText } from '../support/requests.ts'
import { testServer } from '../support/servers.ts'

const path = '/tools/child-by-month'
const server = testServer('Node')
const now = new Date()
const monthsAgo = (count: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7)
const fieldsOf = (birth: string) => ({ year: birth.slice(0, 4), month: birth.slice(5) })

async function send(fields: Record<string, string>, to = path) {
  const response = await postForm(server, to, fields)
  const html = await response.text()
  return { response, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
}

describe.each(localeCodes)('a child by month of birth, in %s', (locale) => {
  const t = getText(locale, texts)
  const to = localize(path, locale)

  test('is told teeth, paste, visit and what to watch, with the facts', async () => {
    const { response, html, main } = await send(fieldsOf(monthsAgo(8)), to)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(main).toContain(t('childMonths.span.months', { from: 6, to: 10 }))
    for (const part of ['coming', 'paste', 'visit', 'watch'] as const) {
      expect(main).toContain(`>${t(`childMonths.${part}`)}</h3>`)
    }
    for (const fact of ['ERU-19', 'PED-12', 'PED-04', 'TEE-34']) {
      expect(main).toContain(`href="${localize(`/facts/${fact}`, locale)}"`)
    }
    expect(main).not.toMatch(/>[A-Z]{3}-\d\d<\/a>/)
  })

  test('gets calendar files from the reminders', async () => {
    const { main } = await send(fieldsOf(monthsAgo(50)), to)
    const forms = main
      .split('<form')
      .filter((form) => form.includes(`action="${localize('/tools/reminders', locale)}"`))
    expect(forms).toHaveLength(2)
    for (const form of forms) {
      const fields = [...form.matchAll(/name="(\w+)" value="([^"]+)"/g)].map(
        ([, ...pair]) => pair as [string, string],
      )
      const file = await postForm(
        server,
        localize('/tools/reminders', locale),
        Object.fromEntries(fields),
      )
      expect(file.headers.get('Content-Type')).toContain('text/calendar')
    }
  })

  test('says what is wrong with the month, and keeps the children', async () => {
    const births = monthsAgo(30)
    const future = await send({ births, ...fieldsOf(monthsAgo(-1)) }, to)
    expect(future.response.status).toBe(400)
    expect(future.main).toContain(t('childMonths.range'))
    expect(future.main).toContain(`id="child-${births}"`)
    const none = await send({ births: '', month: '', year: '2020' }, to)
    expect(none.response.status).toBe(400)
    expect(none.main).toContain(t('childMonths.missing'))
    expect(none.main).not.toContain('id="child-')
  })
})

test('children are added to the page, and dropped from it', async () => {
  const [older, younger] = [monthsAgo(100), monthsAgo(20)]
  const { main } = await send({ births: younger, ...fieldsOf(older) })
  expect(main.indexOf(`id="child-${older}"`)).toBeGreaterThan(0)
  expect(main.indexOf(`id="child-${older}"`)).toBeLessThan(main.indexOf(`id="child-${younger}"`))
  const { main: one } = await send({ births: younger, drop: older })
  expect(one).not.toContain(`id="child-${older}"`)
  const { main: empty, response } = await send({ births: '', drop: younger })
  expect(response.status).toBe(200)
  expect(empty).not.toContain('id="child-')
})

test('nothing of a child is in the empty page', async () => {
  expect(await readText(server, path)).toMatch(/data-kept=""/)
})

test.each(['', '%00', '9'.repeat(500), '<b>', '__proto__', '2022-03;2021-01'])(
  'takes %s in any field without falling over',
  async (text) => {
    for (const name of ['births', 'month', 'year']) {
      const { response } = await send({ ...fieldsOf(monthsAgo(40)), [name]: text })
      expect([200, 400]).toContain(response.status)
    }
  },
)
