import { describe, expect, test } from 'vitest'
import { compilePages } from '../../build/content/compile.ts'
import { readContent } from '../../build/content/read.ts'
import { listTopics } from '../../build/content/topics.ts'
import { type Locale, localeCodes, locales, localize } from '../../src/i18n/locales.ts'
import { mainOf } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

const content = readContent(process.cwd())
const sources = content.pages.filter(({ data }) => data.listed && !data.draft)
const { topics } = content

const pages = compilePages(content)
const pageOf = (path: string, locale: Locale) => pages[locale].get(path)!

const server = sharedServer()

/** The main part of a page, without the comments React puts between texts. */
async function main(path: string): Promise<string> {
  const response = await server.fetch(path)
  expect(response.status, path).toBe(200)
  return mainOf((await response.text()).replaceAll('<!-- -->', ''))
}

const hrefs = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href!)
const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const plain = (html: string) => decode(html.replace(/<[^>]+>/g, '')).trim()

describe.each(localeCodes)('in %s', (locale) => {
  const at = (path: string) => localize(path, locale)
  const other = localeCodes.find((code) => code !== locale)!

  test('the site map lists every page in both languages', async () => {
    const html = await main(at('/sitemap'))
    const links = hrefs(html)
    for (const source of sources) {
      for (const code of localeCodes) {
        expect(links, source.path).toContain(localize(source.path, code))
        const { title } = source[code].front
        expect(decode(html), source.path).toContain(title)
      }
    }
    const marked = [...html.matchAll(/<a [^>]*lang="(\w+)"[^>]*hrefLang="(\w+)"/g)]
    expect(marked.length).toBeGreaterThanOrEqual(sources.length)
    for (const [, lang, hrefLang] of marked) expect([lang, hrefLang]).toEqual([other, other])
  })

  test('topics stand from A to Z under every name, each below its letter', async () => {
    const html = await main(at('/topics'))
    const [, ...groups] = html.split(/<section [^>]*id="letter-/)
    const found = groups.flatMap((group) => {
      const letter = plain(/<h2[^>]*>([^<]+)<\/h2>/.exec(group)![1]!)
      const list = group.slice(group.indexOf('<ul'), group.indexOf('</ul>'))
      return [...list.matchAll(/<a [^>]*href="([^"]+)"[^>]*><span[^>]*>([^<]+)<\/span>/g)].map(
        ([, href, name]) => ({ letter, href, name: decode(name!) }),
      )
    })
    const expected = topics.flatMap(({ path, [locale]: names }) =>
      names.map((name) => ({ href: localize(path, locale), name })),
    )
    expect(found.map(({ href, name }) => `${name} ${href}`).toSorted()).toEqual(
      expected.map(({ href, name }) => `${name} ${href}`).toSorted(),
    )
    const names = found.map(({ name }) => name)
    const { compare } = new Intl.Collator(locales[locale].lang, { sensitivity: 'base' })
    expect(names).toEqual(names.toSorted(compare))
    for (const { letter, name } of found) expect(compare(letter, name[0]!), name).toBe(0)
  })

  test('the bar of letters leads to the letters that there are', async () => {
    for (const path of ['/topics', '/glossary']) {
      const html = await main(at(path))
      const ids = [...html.matchAll(/id="(letter-[^"]+)"/g)].map(([, id]) => id!)
      const links = [...html.matchAll(/href="#(letter-[^"]+)"/g)].map(([, id]) => id!)
      expect(links).toEqual(ids)
      expect(ids.length).toBeGreaterThan(15)
    }
  })

  test('the glossary gives every term in both languages, and nothing that is for editors', async () => {
    const html = await main(at('/glossary'))
    const terms = [...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, term]) => decode(term!))
    const { compare } = new Intl.Collator(locales[locale].lang, { sensitivity: 'base' })
    expect(terms).toEqual(terms.toSorted(compare))
    expect(terms.length).toBeGreaterThan(180)
    const sample = { en: ['Root canal treatment', 'endodoncia'], es: ['Empaste', 'filling'] }
    expect(terms).toContain(sample[locale][0])
    expect(html).toContain(`lang="${other}">${sample[locale][1]}<`)
    expect(plain(html)).not.toMatch(/\bavoid\b|calque|in headings|as synonym/)
  })

  test('a filter of the library shows as many pages as it counts', async () => {
    const formats = ['article', 'guide', 'video', 'tool']
    let sum = 0
    for (const format of formats) {
      const html = await main(at(`/explore?format=${format}`))
      const filter = /<nav [^>]*id="library".*?<\/nav>/s.exec(html)![0]
      const [, count] = new RegExp(`href="[^"]*format=${format}#library"[^>]*>.*?(\\d+)<`).exec(
        filter,
      )!
      expect(filter).toMatch(new RegExp(`format=${format}#library" aria-current="true"`))
      const list = html.slice(html.indexOf('id="format"'))
      const pages = new Set(hrefs(list.slice(0, list.indexOf('</section>'))))
      expect(pages.size, format).toBe(Number(count))
      sum += pages.size
    }
    const all = /aria-current="true"[^>]*>.*?(\d+)</.exec(await main(at('/explore')))
    expect(Number(all![1])).toBe(sum)
  })

  test('a room of the library counts the pages that its category lists', async () => {
    const html = await main(at('/explore'))
    const paths = content.lists['explore']!
    for (const path of paths) {
      const listed = new Set(
        pageOf(path, locale).sections.flatMap(({ parts }) =>
          parts
            .flatMap((part) => (part.kind === 'pages' ? part.cards : []))
            .map((card) => card.path),
        ),
      )
      const door = `<a class="[^"]*\\blines\\b[^"]*" href="${at(path)}">(.*?)</a>`
      const link = new RegExp(door, 's').exec(html)
      expect(plain(link![1]!), path).toMatch(new RegExp(`\\b${listed.size}\\b`))
      const category = hrefs(await main(at(path)))
      for (const listedPath of listed) expect(category, path).toContain(at(listedPath))
    }
  })

  test('an unknown format counts as none', async () => {
    const html = await main(at('/explore?format=nonsense'))
    // The link to the other language keeps the query.
    const same = html.replaceAll('?format=nonsense', '') === (await main(at('/explore')))
    expect(same).toBe(true)
  })

  test('the table of updates names twenty pages with both of their dates', async () => {
    const html = await main(at('/content-integrity'))
    const table = html.slice(html.indexOf('id="updates"'))
    const rows = [...table.matchAll(/<tr><th scope="row">(.*?)<\/tr>/gs)].map(([row]) => row)
    expect(rows).toHaveLength(20)
    for (const row of rows) expect(plain(row).match(/20\d\d/g), row).toHaveLength(2)
  })

  test('a film names its length, its file and the second of each chapter', async () => {
    const path = '/video/dental-implants-story'
    const html = await main(at(path))
    expect(html).toContain('06:58')
    expect(html).toMatch(/href="\/films\/[^"]+\.mp4" download/)
    const starts = [...html.matchAll(/\.mp4#t=([\d.]+)"/g)].map(([, start]) => Number(start))
    expect(starts).toHaveLength(pageOf(path, locale).sections.filter(({ id }) => id).length)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })

  test('treatment abroad shows its caveat with the savings', async () => {
    const caveat = {
      en: 'We do not run, check or recommend clinics',
      es: 'No operamos, verificamos',
    }
    for (const path of ['/find-international-dentist', '/dental-tourism-guide']) {
      expect(await main(at(path))).toContain(caveat[locale])
    }
    const stamps = plain(await main(at('/find-international-dentist')))
    const upTo = { en: 'up to', es: 'hasta' }
    for (const saving of ['70%', '65%', '60%', '55%']) {
      expect(stamps).toContain(`${upTo[locale]} ${saving}`)
    }
  })

  test('guides that may earn say so in the head, above every list', async () => {
    for (const path of ['/products', '/recommended-products']) {
      const html = await main(at(path))
      const disclosure = { en: 'How we earn', es: 'Cómo ganamos dinero' }
      const text = html.slice(html.indexOf('</h1>'))
      expect(text.indexOf(disclosure[locale]), path).toBeGreaterThan(0)
      expect(text.indexOf(disclosure[locale]), path).toBeLessThan(text.search(/<[uo]l/))
    }
  })
})

test('ñ is a letter of its own, after n, and an accent makes no other letter', () => {
  const names = ['Ñu', 'Nz', 'Oído', 'Óxido', 'Niño', 'Ninguno', 'Nácar']
  const sample = names.map((name) => ({ path: '/', en: [name], es: [name] }))
  const groups = listTopics(sample, 'es')
  expect(groups.map(({ letter, items }) => [letter, ...items.map(({ name }) => name)])).toEqual([
    ['N', 'Nácar', 'Ninguno', 'Niño', 'Nz'],
    ['Ñ', 'Ñu'],
    ['O', 'Oído', 'Óxido'],
  ])
})

test('a topic names its other names, and each of those names the topic', () => {
  const sample = [{ path: '/a', en: ['Gum disease', 'Gingivitis'], es: ['Encías'] }]
  expect(listTopics(sample, 'en').flatMap(({ items }) => items)).toEqual([
    { name: 'Gingivitis', path: '/a', also: [], see: 'Gum disease' },
    { name: 'Gum disease', path: '/a', also: ['Gingivitis'], common: undefined },
  ])
})
