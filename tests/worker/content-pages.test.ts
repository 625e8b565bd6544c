import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../build/content/read.ts'
import type { PageType } from '../../src/content/schema.ts'
import { localize, localeCodes } from '../../src/i18n/locales.ts'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const sources = readContent(join(import.meta.dirname, '../..')).pages
const ofType = (...types: PageType[]) =>
  sources.filter(({ data }) => types.includes(data.type) && data.listed)

const match = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const before = (html: string, first: string, second: string) =>
  html.includes(first) && html.indexOf(first) < html.indexOf(second)

const server = sharedServer()
const html = (path: string) => readText(server, path)

test('every page answers in both languages, with a title, description and cover of its own', async () => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const { path, data } of sources) {
    for (const locale of localeCodes) {
      const address = localize(path, locale)
      const response = await server.fetch(address)
      expect(response.status, address).toBe(200)
      const text = await response.text()
      expect(text.includes(`<html lang="${locale}">`), address).toBe(true)
      expect(text.match(/<h1[\s>]/g), address).toHaveLength(1)
      expect(text.includes('aria-current="page"'), address).toBe(true)
      expect(text.includes('<time dateTime="2026-'), address).toBe(true)
      const due = locale === 'en' ? 'Next check due ' : 'Próxima revisión: '
      // An issue of the newsletter stays as it was mailed.
      expect(text.includes(due), address).toBe(data.type !== 'issue')
      for (const [seen, value] of [
        [titles, match(text, /<title>([^<]*)</)],
        [descriptions, match(text, /<meta name="description" content="([^"]*)"/)],
      ] as const) {
        expect(value, address).toBeTruthy()
        expect(seen.get(value!), address).toBeUndefined()
        seen.set(value!, address)
      }
    }
  }
  expect(titles.size).toBe(2 * sources.length)
})

test('pages on health show their review, dates, numbered sources with ways back, and what to read next', async () => {
  const medical = ofType('article', 'condition', 'service', 'home-service', 'product', 'video')
  expect(medical.length).toBeGreaterThan(50)
  for (const { path } of medical) {
    const text = await html(path)
    expect(text.includes('/content-integrity#review'), path).toBe(true)
    expect(text.includes('href="#ref-1" id="cite-1"'), path).toBe(true)
    expect(text.includes('href="#cite-1"'), path).toBe(true)
    // The badge above names the day; the sources end with it.
    expect(text.split('Last checked ').length - 1, path).toBe(1)
    expect(text.includes('Next check due '), path).toBe(true)
    expect(text.includes('Keep reading'), path).toBe(true)
  }
})

test('conditions show three cards with time frames, the emergency first, and a number to call', async () => {
  for (const { path, es } of ofType('condition')) {
    const text = await html(localize(path, 'es'))
    expect(text.includes('Emergencia: llame ahora'), path).toBe(true)
    expect(before(text, 'Emergencia: llame ahora', 'Urgente: pida una cita'), path).toBe(true)
    expect(before(text, 'Urgente: pida una cita', 'Pida cita con un dentista'), path).toBe(true)
    expect(text.includes('href="tel:911"'), path).toBe(true)
    expect(text.includes(es.front.urgency!.soon!.when), path).toBe(true)
    expect(text.match(/<th scope="row"/g)?.length, path).toBeGreaterThan(2)
  }
})

test('a product guide says how the site earns below its title, above every list', async () => {
  for (const { path, en } of ofType('product')) {
    const text = await html(path)
    const [, below] = text.split('</h1>')
    const earns = below!.indexOf('we may earn from qualifying purchases')
    expect(before(below!, 'How we earn', '<h2'), path).toBe(true)
    expect(earns, path).toBeGreaterThan(0)
    expect(earns, path).toBeLessThan(below!.search(/<[uo]l/))
    expect(text.includes(en.front.types![0]!.title), path).toBe(true)
    expect(text.includes('class="evidence evidence-'), path).toBe(true)
  }
})

test('treatment abroad shows what may be lost beside what may be saved', async () => {
  for (const { path, en } of ofType('tourism')) {
    const text = await html(path)
    expect(text.includes('We do not run, check or recommend clinics.'), path).toBe(true)
    if (!en.front.saveLose) continue
    expect(text.includes(en.front.saveLose.lose.title), path).toBe(true)
  }
})

test('a video without a film says so, and the whole script of each can be read', async () => {
  for (const { path, data } of ofType('video')) {
    const text = await html(path)
    expect(text.includes('Not recorded yet.'), path).toBe(!text.includes('<video'))
    expect(text.includes('06:58'), path).toBe(path === '/video/dental-implants-story')
    expect(data.chapterMotifs.length, path).toBeGreaterThan(4)
  }
})

test('pages with four headings and more have a table of contents', async () => {
  const long = ofType('condition', 'service', 'home-service', 'product', 'article')
  for (const { path, en } of long) {
    const ids = [...en.body.matchAll(/^## .*\{#([a-z0-9-]+)\}/gm)].map(([, id]) => id!)
    if (ids.length < 4) continue
    const text = await html(path)
    for (const id of ids) expect(text.includes(`href="#${id}"`), path).toBe(true)
  }
})

test('a figure shows its words and a picture that comes late, and its words are in the copy for machines', async () => {
  const path = '/es/article/root-canal'
  const figures = (await html(path)).match(/<figure.*?<\/figure>/gs) ?? []
  const share = figures.find((figure) => figure.includes('tooth-9-of-10'))!
  const title = match(share, /<figcaption[^>]*>([^<]+)/)!
  expect(title).toContain('9 de cada 10')
  const picture = /<img src="([^"]+)" width="\d+" height="\d+" alt="" loading="lazy"/.exec(share)!
  expect(await readText(server, picture[1]!)).toMatch(/^<svg .*viewBox/)
  expect(share).toContain('role="doc-noteref"')
  expect(await readText(server, `${path}.md`)).toContain(`**${title}`)
})

/** What a page lists: links in its tables and lists of pages, above its sources. */
function listListed(text: string): string[] {
  const [main] = /<main.*?(?=id="(?:references|related)"|<\/main>)/s.exec(text)!
  const lists = main.match(/<table.*?<\/table>|<ul class="page-lines.*?<\/ul>/gs) ?? []
  return lists.flatMap((list) => [...list.matchAll(/href="([^"#?]+)/g)].map(([, path]) => path!))
}

const lists = ['conditions', 'services', 'home-services', 'explore', 'topics', 'dental-solutions']

test.each(lists.flatMap((name) => [`/${name}`, `/es/${name}`]))(
  '%s lists no page twice, and sends on to the four overviews that choose',
  async (path) => {
    const text = await html(path)
    const listed = listListed(text)
    expect(listed.filter((target, at) => listed.indexOf(target) !== at)).toEqual([])
    const prefix = path.startsWith('/es/') ? '/es' : ''
    const [ways] = /<nav[^>]*aria-label="(?:Four ways|Cuatro maneras)[^>]*>.*?<\/nav>/s.exec(text)!
    for (const way of ['dental-solutions', 'dental-diseases', 'treatments', 'explore']) {
      expect(ways).toContain(`href="${prefix}/${way}"`)
    }
  },
)

test('the list from A to Z has every condition, with how soon', async () => {
  const [table] = /<table.*?<\/table>/s.exec(await html('/dental-diseases'))!
  const missing = ofType('condition').filter(({ path }) => !table.includes(`href="${path}`))
  expect(missing.map(({ path }) => path)).toEqual([])
  for (const row of table.match(/<tr><th scope="row">.*?<\/tr>/gs)!) {
    expect(row).toMatch(/<strong>(?:Right now|Today|This week|Next visit)<\/strong>/i)
  }
})
