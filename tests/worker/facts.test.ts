import { expect, test } from 'vitest'
import { type Locale, localeCodes, localize } from '../../src/i18n/locales.ts'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()
type Row = { id: string; fact: string; conf: string; url: string }
const pack = async () => JSON.parse(await readText(server, '/facts.json')) as Row[]

const plain = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')

test('a reference leads to its facts, and a fact to its source and back to the page', async () => {
  const facts = new Map((await pack()).map((row) => [row.id, row]))
  for (const locale of localeCodes) {
    const path = localize('/conditions/sensitivity', locale)
    const html = await readText(server, path)
    const hrefs = [...html.matchAll(/href="((?:\/es)?\/facts\/([A-Z0-9-]+))"/g)]
    expect(hrefs.length).toBeGreaterThan(10)
    const [, address, id] = hrefs[0]!
    const fact = facts.get(id!)!
    const shown = plain(await readText(server, address!))
    expect(shown).toContain(fact.fact)
    expect(shown).toContain(`href="${fact.url}"`)
    expect(shown).toContain(`href="${path}"`)
    expect(shown).toMatch(/<meta name="robots" content="noindex/)
  }
})

test('a page ends with its history, and the feed tells what changed last', async () => {
  const history: [locale: Locale, what: string, last: string][] = [
    ['en', 'Follows the corrected facts.', 'now means the emergency number.'],
    ['es', 'Sigue los datos corregidos.', 'ahora es para llamar al número de emergencias.'],
  ]
  for (const [locale, what, last] of history) {
    const html = await readText(server, localize('/conditions/sensitivity', locale))
    expect(html.slice(html.indexOf('id="references"'))).toMatch(
      new RegExp(`<time dateTime="2026-11-24">[^<]+</time>: ${what}`),
    )
    expect(await readText(server, localize('/feed.xml', locale))).toContain(last)
  }
})

test('the pack is open, and holds nothing that must not be printed', async () => {
  const rows = await pack()
  expect(rows.length).toBeGreaterThan(2500)
  expect(new Set(rows.map(({ conf }) => conf))).toEqual(new Set(['V', 'W', 'S', 'G']))
})

test('a fact that does not exist is a page that does not exist', async () => {
  for (const id of ['NO-99', 'sen-9999', '__proto__', '%00']) {
    expect((await server.fetch(`/facts/${id}`)).status, id).toBe(404)
  }
})
