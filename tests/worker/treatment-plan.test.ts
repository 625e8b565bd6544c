import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { texts } from '../../src/features/treatment-plan/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import type { TreatmentTerms } from '../../src/features/treatment-plan/data.ts'
import { post, postForm, postJson, readText } from '../support/requests.ts'
import { testServer } from '../support/servers.ts'

const path = '/tools/treatment-plan'
const server = testServer('Node')
const { questions, terms } = JSON.parse(
  readFileSync('content/treatment-terms.json', 'utf8'),
) as TreatmentTerms
const term = (id: string) => terms.find((other) => other.id === id)!

/** The page of some lines, its items apart. */
async function read(lines: string, to = path) {
  const response = await postForm(server, to, { lines })
  const html = await response.text()
  const items =
    html.match(/<li class="[^"]*\bplan-line.*?(?=<li class="[^"]*\bplan-line|<\/ol>)/gs) ?? []
  return { response, html, items }
}

describe.each(localeCodes)('a quote in %s', (locale) => {
  const t = getText(locale, texts)
  const to = localize(path, locale)

  test('comes back line by line in plain words, with what to ask and the page', async () => {
    const { response, html, items } = await read('RCT #19  $1,180\r\nCorona de circonio\n', to)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(items).toHaveLength(2)
    for (const [at, id] of ['root-canal', 'zirconia'].entries()) {
      const { page, [locale]: words } = term(id)
      for (const text of [words.name, words.what, ...words.part, ...words.ask]) {
        expect(items[at]).toContain(text)
      }
      expect(items[at]).toContain(`href="${localize(page, locale)}"`)
    }
    for (const question of questions) expect(html).toContain(question[locale])
  })

  test('says what it does not know, and does not read codes', async () => {
    const { items } = await read('Zygomatic wumpus\nD2740', to)
    expect(items[0]).toContain(t('plan.unknown'))
    expect(items[1]).toContain(t('plan.code'))
    expect(items[1]).not.toContain(t('plan.unknown'))
  })

  test('is asked for by a form, above the words that the page explains', async () => {
    const html = await readText(server, to)
    const main = html.slice(html.indexOf('<main'))
    expect(main.indexOf('<textarea')).toBeGreaterThan(0)
    expect(main.indexOf('<textarea')).toBeLessThan(main.indexOf(term('crown')[locale].what))
    expect(main).toContain(`action="${to}#plan"`)
  })

  test('has its example answered', async () => {
    const { items } = await read(t('plan.example'), to)
    expect(items).toHaveLength(7)
    expect(items.join('')).not.toContain(t('plan.unknown'))
  })

  test.each(['/tools', '/topics', '/sitemap', '/ask-dentist', '/dental-tourism-guide'])(
    'is one link away from %s',
    async (from) => {
      const html = await readText(server, localize(from, locale))
      expect(html.slice(html.indexOf('<main'))).toContain(`href="${to}"`)
    },
  )
})

test('what is pasted is escaped, explained once, and kept nowhere', async () => {
  const mark = 'zqplanmarker'
  const { html, items } = await read(`Crown <b>${mark}</b>\nCrown again`)
  expect(html).toContain(`Crown &lt;b&gt;${mark}&lt;/b&gt;`)
  expect(html.split('id="term-crown"')).toHaveLength(2)
  expect(items[1]).toContain('href="#term-crown"')
  expect(await readText(server, path)).not.toContain(mark)
  const tables = await server.query(`SELECT name FROM sqlite_master WHERE type = 'table'`)
  for (const { name } of tables as { name: string }[]) {
    const rows = JSON.stringify(await server.query(`SELECT * FROM "${name}"`))
    expect(rows, name).not.toContain(mark)
  }
})

test.each([
  [400, 'nothing', ' \n ', 'plan.empty'],
  [400, 'only figures', '14   $1,200.00\nTotal price'.replace('Total ', ''), 'plan.figures'],
] as const)('%i: %s comes back with a message', async (status, _what, lines, problem) => {
  const { response, html, items } = await read(lines)
  expect(response.status).toBe(status)
  expect(html).toContain(getText('en', texts)(problem))
  expect(items).toEqual([])
})

test.each([
  ['61 lines', 'Crown\n'.repeat(61), 'These are 61 lines.'],
  ['more than 4,000 characters', `Crown ${'x'.repeat(20_000)}`, 'That is too long.'],
])('%s are refused, and are in the box again', async (_what, lines, problem) => {
  const { response, html } = await read(lines)
  expect(response.status).toBe(413)
  expect(html).toContain(problem)
  expect(/<textarea[^>]*>(.*?)<\/textarea>/s.exec(html)![1]).toBe(lines.trim())
})

test('the way back has the lines in the box', async () => {
  const response = await postForm(server, path, { lines: 'Crown\nRCT', change: '1' })
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/<textarea[^>]*>Crown\nRCT<\/textarea>/)
})

test('another site, another type and an endless body are refused', async () => {
  const foreign = { Origin: 'https://evil.example' }
  expect((await postForm(server, path, { lines: 'Crown' }, foreign)).status).toBe(403)
  expect((await postJson(server, path, { lines: 'Crown' })).status).toBe(415)
  expect((await post(server, path, 'text/plain', 'Crown')).status).toBe(415)
  expect((await postForm(server, path, { lines: 'a'.repeat(100_000) })).status).toBe(413)
  const wrong = await server.fetch(path, { method: 'PUT' })
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('Allow')).toBe('GET, HEAD, POST')
})

test('the Markdown copy has every word that the page explains', async () => {
  for (const locale of localeCodes) {
    const markdown = await readText(server, `${localize(path, locale)}.md`)
    for (const { [locale]: words } of terms) {
      expect(markdown).toContain(`## ${words.name}\n`)
      expect(markdown).toContain(words.what)
    }
  }
})
