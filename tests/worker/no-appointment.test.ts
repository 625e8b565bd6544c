import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { NoAppointment } from '../../src/features/no-appointment/data.ts'
import { texts } from '../../src/features/no-appointment/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { postForm, readText } from '../support/requests.ts'
import { testServer } from '../support/servers.ts'

const path = '/tools/no-appointment'
const server = testServer('Node')
const { doors } = JSON.parse(readFileSync('content/no-appointment.json', 'utf8')) as NoAppointment
const door = (id: string) => doors.find((other) => other.id === id)!
const need = { country: 'mx', level: 'week', money: 'short', who: 'child' }

async function ask(fields: Record<string, string>, to = path) {
  const response = await postForm(server, to, fields)
  const html = await response.text()
  return { response, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
}

/** Where each of some texts begins, in the order of the page. */
const order = (main: string, ids: string[], locale: 'en' | 'es') =>
  ids.map((id) => main.indexOf(`>${door(id)[locale].name}</h2>`))

describe.each(localeCodes)('without an appointment, in %s', (locale) => {
  const t = getText(locale, texts)
  const to = localize(path, locale)

  test('five doors come back in order, each with what to say, its page and its facts', async () => {
    const { response, main } = await ask(need, to)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(main.match(/<h2 class="h-3"/g)).toHaveLength(5)
    // The next level below the title.
    expect(main).not.toContain('<h3')
    const ids = ['mx-social', 'mx-bienestar', 'mx-capital', 'mx-school', 'call']
    const places = order(main, ids, locale)
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const id of ids) {
      const { page, facts, say } = door(id)
      expect(main).toContain(`href="${localize(page, locale)}"`)
      for (const fact of facts) expect(main).toContain(localize(`/facts/${fact}`, locale))
      for (const code of localeCodes) expect(main).toContain(say[code])
    }
  })

  test('the text to send is there in both languages, for three apps', async () => {
    const { main } = await ask(need, to)
    for (const text of ['It is for a child aged [age].', 'Es para un niño o una niña de [edad].']) {
      expect(main).toContain(text)
      expect(main).toContain(`https://wa.me/?text=`)
      expect(main).toContain(encodeURIComponent(text))
    }
    expect(main.match(/href="sms:/g)).toHaveLength(2)
    expect(main.match(/href="mailto:/g)).toHaveLength(2)
  })

  test('who needs help now sees the numbers before anything else, their own first', async () => {
    const { main } = await ask({ ...need, country: 'cl', level: 'now' }, to)
    const number = main.indexOf('href="tel:131"')
    expect(number).toBeGreaterThan(0)
    expect(main.indexOf('href="tel:')).toBe(number)
    const emergency = main.indexOf(`href="${localize('/conditions/emergency', locale)}"`)
    expect(emergency).toBeGreaterThan(number)
    expect(main.indexOf('<h1')).toBeGreaterThan(emergency)
    expect(main).toContain(t('doors.after'))
  })

  test('a form with choices left out comes back with the others, and says which', async () => {
    const { response, main } = await ask({ country: 'pe', level: 'soon' }, to)
    expect(response.status).toBe(400)
    for (const name of ['level', 'money', 'who']) expect(main).toContain(`id="${name}-error"`)
    expect(main).not.toContain('id="country-error"')
    expect(main).toMatch(/<input[^>]*checked=""[^>]*value="pe"|<input[^>]*value="pe"[^>]*checked/)
    expect(main).not.toContain('<h2')
  })
})

test('money and age change the doors', async () => {
  const us = { country: 'us', level: 'today', who: 'adult' }
  const rich = (await ask({ ...us, money: 'pays' })).main
  expect(rich).toContain(door('insurer').en.name)
  expect(rich).not.toContain(door('us-kids').en.name)
  const child = (await ask({ ...us, who: 'child', money: 'short' })).main
  expect(order(child, ['us-kids'], 'en')[0]).toBeGreaterThan(0)
  expect(child).not.toContain(door('us-medicaid').en.name)
  expect(child).toContain('do you have lower fees by income')
  expect(rich).not.toContain('do you have lower fees by income')
})

test('the result of the urgency questions leads here with its level chosen', async () => {
  const result = await readText(server, '/urgency?level=week&topic=pain')
  expect(result).toContain(`href="${path}?level=week"`)
  const form = await readText(server, `${path}?level=week`)
  expect(form).toMatch(/<input[^>]*checked=""[^>]*value="week"|<input[^>]*value="week"[^>]*checked/)
  expect(form).toContain('<meta name="robots" content="noindex"/>')
  expect(await readText(server, `${path}?level=__proto__`)).not.toMatch(/<input[^>]*checked/)
})
