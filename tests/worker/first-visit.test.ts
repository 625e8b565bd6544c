import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { FirstVisit } from '../../src/features/first-visit/data.ts'
import { texts } from '../../src/features/first-visit/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const server = sharedServer()
const { cards, parents } = JSON.parse(
  readFileSync('content/first-visit.json', 'utf8'),
) as FirstVisit

test('the story has 12 to 16 cards, each of one short sentence', () => {
  expect(cards.length).toBeGreaterThanOrEqual(12)
  expect(cards.length).toBeLessThanOrEqual(16)
  const long = cards
    .flatMap((card) => localeCodes.map((code) => card[code]))
    .filter((text) => text.length > 60 || text.match(/[.!?](?=\s|$)/g)?.length !== 1)
  expect(long.filter((text) => !/[”»]\.?$/.test(text))).toEqual([])
})

describe.each(localeCodes)('the first visit in %s', (locale) => {
  const t = getText(locale, texts)
  const path = localize('/first-visit', locale)

  test('is told in order, a picture that exists and a sentence a card, with a first and a last', async () => {
    const html = await readText(server, path)
    const found = [...html.matchAll(/<li class="[^"]*story-card".*?<\/li>/gs)]
    expect(found).toHaveLength(cards.length)
    for (const [at, [item]] of found.entries()) {
      expect(item).toContain(cards[at]![locale])
      const [, src] = /<img[^>]*src="([^"]+)"/.exec(item)!
      const picture = await server.fetch(src!)
      expect(picture.status, src).toBe(200)
    }
    expect(found[0]![0]).toContain(t('visit.first'))
    expect(found[1]![0]).toContain(t('visit.next'))
    expect(found.at(-1)![0]).toContain(t('visit.last'))
  })

  test('has a note for parents, with the facts behind it', async () => {
    const html = await readText(server, path)
    const note = html.slice(html.indexOf('id="parents"'))
    for (const { facts, [locale]: text } of parents) {
      expect(note).toContain(text)
      for (const id of facts) expect(note).toContain(`href="${localize(`/facts/${id}`, locale)}"`)
    }
  })

  test('is in the Markdown copy too', async () => {
    const markdown = await readText(server, `${path}.md`)
    for (const [at, card] of cards.entries()) {
      expect(markdown).toContain(`${at + 1}. ${card[locale]}`)
    }
  })

  test.each([
    '/article/first-dental-visit',
    '/article/kids-dental-care',
    '/article/dental-anxiety-guide',
    '/home-services/kids-care',
    '/tools',
    '/topics',
    '/sitemap',
  ])('is one link away from %s', async (from) => {
    const html = await readText(server, localize(from, locale))
    expect(html.slice(html.indexOf('<main'))).toContain(`href="${path}"`)
  })
})
