import { beforeAll, expect, test } from 'vitest'
import { readContent, type Source } from '../../build/content/read.ts'
import { type Locale, localeCodes, localize } from '../../src/i18n/locales.ts'
import { listedPages } from '../../src/pages.ts'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'
import { parseXml } from '../support/xml.ts'

const origin = 'https://esmalte.example'
const content = readContent(process.cwd())
const answers = new Map(content.answers.map((card) => [card.id, card]))
const sources = content.pages.filter(({ data }) => data.listed && !data.draft)

type ListedPage = { address: string; path: string; locale: Locale; source?: Source }
const listed = localeCodes.flatMap((locale): ListedPage[] => [
  ...listedPages.map(({ path }) => ({ address: localize(path, locale), path, locale })),
  ...sources.map((source) => ({
    address: localize(source.path, locale),
    path: source.path,
    locale,
    source,
  })),
])

type Thing = { '@type': string; [property: string]: unknown }

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
const attribute = (tag: string, name: string) =>
  decode(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')

/** The values of the head's tags that match, by what they are called. */
function metaOf(html: string): Map<string, string> {
  const tags = html.slice(0, html.indexOf('</head>')).match(/<meta [^>]*>/g)!
  return new Map(
    tags.map((tag) => [
      attribute(tag, 'property') || attribute(tag, 'name'),
      attribute(tag, 'content'),
    ]),
  )
}

function linksOf(html: string, rel: string): string[] {
  return html.match(new RegExp(`<link [^>]*rel="${rel}"[^>]*>`, 'g')) ?? []
}

const alternatesOf = (html: string) =>
  linksOf(html, 'alternate')
    .filter((tag) => /hreflang=/i.test(tag))
    .map((tag) => `${attribute(tag, 'hreflang')} ${attribute(tag, 'href')}`)

function thingsOf(html: string): Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!
  expect(json).not.toContain('<')
  const { '@context': context, '@graph': graph } = JSON.parse(json) as Record<string, unknown>
  expect(context).toBe('https://schema.org')
  return graph as Thing[]
}

/** What each type must have, here and in the rules of the search engines that read it. */
const required: Record<string, string[]> = {
  MedicalWebPage: ['url', 'name', 'description', 'inLanguage', 'about', 'audience', 'specialty'],
  WebPage: ['url', 'name', 'description', 'inLanguage'],
  CollectionPage: ['url', 'name', 'description', 'inLanguage'],
  AboutPage: ['url', 'name', 'description', 'inLanguage'],
  ContactPage: ['url', 'name', 'description', 'inLanguage'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  ImageObject: ['url'],
  MedicalAudience: ['audienceType'],
  MediaObject: ['contentUrl'],
  MedicalCondition: ['name'],
  Thing: ['name'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
}

function visit(value: unknown, see: (thing: Thing) => void): void {
  if (Array.isArray(value)) value.forEach((item) => visit(item, see))
  if (!value || typeof value !== 'object' || Array.isArray(value)) return
  if ('@type' in value) see(value as Thing)
  Object.values(value).forEach((item) => visit(item, see))
}

const server = sharedServer()
const text = (path: string) => readText(server, path)
const pages = new Map<string, string>()

beforeAll(async () => {
  for (const { address } of listed) {
    const response = await server.fetch(address)
    if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
    pages.set(address, await response.text())
  }
})

test('the site map lists every page in every language, dated by its front matter', async () => {
  const response = await server.fetch('/sitemap.xml')
  expect(response.headers.get('Content-Type')).toMatch(/^application\/xml/)
  const elements = parseXml(await response.text())
  expect(elements[0]!.attributes).toContain('http://www.sitemaps.org/schemas/sitemap/0.9')
  const urls = elements.filter(({ name }) => name === 'loc').map((element) => element.text)
  expect(urls.toSorted()).toEqual(listed.map(({ address }) => origin + address).toSorted())
  for (const [index, { name, text }] of elements.entries()) {
    const source = sources.find(({ path }) => `${origin}${path}` === text)
    if (name !== 'loc' || !source) continue
    const { published = '', checked = '' } = source.data
    expect(elements[index + 1], text).toMatchObject({
      name: 'lastmod',
      text: published > checked ? published : checked,
    })
  }
})

test('every page names itself canonical, and all its languages, as the site map does', async () => {
  const [, ...entries] = (await text('/sitemap.xml')).split('<url>')
  const inMap = new Map(
    entries.map((entry) => [
      /<loc>(.*?)<\/loc>/.exec(entry)![1]!,
      entry
        .match(/<xhtml:link [^>]*>/g)!
        .map((tag) => `${attribute(tag, 'hreflang')} ${attribute(tag, 'href')}`),
    ]),
  )
  for (const { address, path } of listed) {
    const html = pages.get(address)!
    const canonical = linksOf(html, 'canonical').map((tag) => attribute(tag, 'href'))
    expect(canonical, address).toEqual([origin + address])
    const alternates = alternatesOf(html)
    expect(alternates, address).toEqual([
      `en ${origin}${path}`,
      `es ${origin}${localize(path, 'es')}`,
      `x-default ${origin}${path}`,
    ])
    expect(inMap.get(origin + address), address).toEqual(alternates)
  }
})

test('robots.txt names the site map and keeps crawlers out of searches only', async () => {
  const lines = (await text('/robots.txt')).split('\n')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const closed = lines.flatMap((line) => /^Disallow: (.*)/.exec(line)?.[1] ?? [])
  expect(closed).toEqual(expect.arrayContaining(['/search', '/es/search']))
  for (const { address } of listed) {
    expect(
      closed.filter((start) => address.startsWith(start)),
      address,
    ).toEqual([])
  }
})

test.each(localeCodes)('the feed in %s is RSS 2.0 and holds what is new', async (locale) => {
  const path = localize('/feed.xml', locale)
  const response = await server.fetch(path)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/rss\+xml/)
  const xml = await response.text()
  const elements = parseXml(xml)
  expect(elements[0]).toMatchObject({ name: 'rss' })
  expect(elements[0]!.attributes).toContain('version="2.0"')
  const self = elements.find(({ name }) => name === 'atom:link')!
  expect(self.attributes).toContain(`href="${origin}${path}"`)
  expect(self.attributes).toContain('rel="self"')
  expect(elements.find(({ name }) => name === 'language')!.text).toBe(locale)
  const [, ...items] = xml.split('<item>')
  expect(items.length).toBeGreaterThanOrEqual(20)
  const of = (item: string, name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(item)?.[1]
  const dates = items.map((item) => Date.parse(of(item, 'pubDate')!))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  expect(new Set(items.map((item) => of(item, 'guid'))).size).toBe(items.length)
  for (const item of items) {
    expect(of(item, 'link')).toBe(of(item, 'guid'))
    expect(pages.has(of(item, 'link')!.slice(origin.length)), item).toBe(true)
    for (const name of ['title', 'description', 'category', 'dc:creator']) {
      expect(of(item, name), name).toBeTruthy()
    }
  }
})

test('every page leads to the feed of its language, in head and foot', () => {
  for (const { address, locale } of listed) {
    const html = pages.get(address)!
    const feed = linksOf(html, 'alternate').find((tag) => tag.includes('application/rss+xml'))
    expect(attribute(feed ?? '', 'href'), address).toBe(localize('/feed.xml', locale))
    const foot = html.slice(html.indexOf('<footer'))
    expect(foot.includes(`href="${localize('/feed.xml', locale)}"`), address).toBe(true)
  }
})

test.each(localeCodes)(
  'llms.txt in %s has the form of llmstxt.org, and its links answer',
  async (locale) => {
    const response = await server.fetch(localize('/llms.txt', locale))
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8/)
    const file = await response.text()
    expect(file).toMatch(/^# Esmalte\n\n> .+\n\n[^#]+\n\n## /)
    expect(file).toContain('\n## Optional\n')
    const links = [...file.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, url]) => url!)
    for (const { path } of sources) {
      expect(links, path).toContain(`${origin}${localize(path, locale)}.md`)
    }
    for (const url of links) {
      expect(url.startsWith(`${origin}/`), url).toBe(true)
      const answer = await server.fetch(url.slice(origin.length))
      // Programs post there.
      expect(answer.status, url).toBe(url.endsWith('/mcp') ? 405 : 200)
      await answer.body?.cancel()
    }
  },
)

test('every page is there as Markdown, with its questions, sources and what must be said', async () => {
  const reminder = {
    en: /general information|Information only/i,
    es: /información general|Solo información/i,
  }
  for (const { address, path, locale, source } of listed) {
    const file = `${path === '/' ? localize('/index', locale) : address}.md`
    const link = linksOf(pages.get(address)!, 'alternate').find((tag) => tag.includes('markdown'))
    expect(attribute(link ?? '', 'href')).toBe(file)
    const response = await server.fetch(file)
    expect(response.status, file).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    expect(response.headers.get('Link')).toBe(`<${origin}${address}>; rel="canonical"`)
    const markdown = await response.text()
    expect(markdown, file).toMatch(/^# \S/)
    expect(markdown, file).toContain(`<${origin}${address}>`)
    expect(markdown, file).toMatch(reminder[locale])
    // A snippet to copy is code.
    const prose = markdown.replace(/`[^`]+`/g, '')
    expect(prose.match(/<(?!https?:)[a-z/][^>]*>|undefined|&(?!lt;)\w+;|::/g), file).toBeNull()
    if (!source) continue
    const { front } = source[locale]
    const faq = Object.values(source.data.faq).map((id) => answers.get(id)![locale])
    expect(markdown.startsWith(`# ${front.title}\n`), file).toBe(true)
    for (const { question } of faq) expect(markdown, file).toContain(`### ${question}\n`)
    const cited = new Set([...markdown.matchAll(/\[\^(\d+)\](?!:)/g)].map(([, number]) => number))
    const sourced = [...markdown.matchAll(/^\[\^(\d+)\]: .+ <https?:/gm)].map(
      ([, number]) => number,
    )
    expect(new Set(sourced), file).toEqual(cited)
    if (source.data.review) expect(sourced.length, file).toBeGreaterThan(0)
  }
})

test.each([
  '/nope.md',
  '/es/article/nope.md',
  '/es/conditions.md.md',
  '/.md',
  '/es/.md',
  '/search.md',
])('%s is not found', async (path) => {
  expect((await server.fetch(path)).status).toBe(404)
})

test('emergency numbers stand in Markdown before any advice', async () => {
  const markdown = await text('/es/conditions/emergency.md')
  for (const number of ['911', '123', '106', '107']) {
    expect(markdown.indexOf(`**${number}**`)).toBeGreaterThan(0)
    expect(markdown.indexOf(`**${number}**`)).toBeLessThan(markdown.indexOf('[^1]'))
  }
  expect(markdown).toContain('- España: **112**\n')
  expect(markdown).toContain('- Paraguay: **141**, **021-141** (021-141 desde un celular)\n')
})

test('structured data has what its types require, and nothing that is not so', () => {
  for (const { address, path, locale, source } of listed) {
    const html = pages.get(address)!
    const things = thingsOf(html)
    visit(things, (thing) => {
      const properties = required[thing['@type']]
      expect(properties, `${address}: ${thing['@type']}`).toBeTruthy()
      // What is only pointed at is described elsewhere.
      for (const name of properties!) {
        expect(thing[name], `${address}: ${thing['@type']}.${name}`).toBeTruthy()
      }
    })
    const types = things.map((thing) => thing['@type'])
    const page = things.find((thing) => thing['@id'] === origin + address)!
    expect(page['inLanguage'], address).toBe(locale)
    expect(types.includes('FAQPage'), address).toBe(html.includes('aria-labelledby="faq"'))
    expect(types.includes('WebSite') && types.includes('Organization'), address).toBe(path === '/')
    expect(types.includes('VideoObject'), address).toBe(html.includes('<video'))
    expect(/rating|"Person"/i.test(JSON.stringify(things)), address).toBe(false)
    expect(page['lastReviewed'], address).toBe(source?.data.review?.on)
    if (!source) continue
    expect(page, address).toMatchObject({
      datePublished: source.data.published,
      // An issue stays as it was mailed.
      ...(source.data.checked && { dateModified: source.data.checked }),
    })
    const article = things.find((thing) => thing['@type'] === 'Article')
    if (source.data.type === 'article') expect(article, address).toBeTruthy()
    if (article) {
      expect(article['author']).toMatchObject({ '@type': 'Organization' })
      expect(String(article['headline']).length, address).toBeLessThanOrEqual(110)
    }
  }
})

test('breadcrumbs and lists say in data what the page shows', () => {
  for (const { address, source } of listed) {
    if (!source) continue
    const html = pages.get(address)!
    const things = thingsOf(html)
    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')!
    const items = trail['itemListElement'] as { name: string; item: string }[]
    const shown = /<ol.*?<\/ol>/s.exec(html)![0]
    for (const { name, item } of items.slice(0, -1)) {
      expect(decode(shown), address).toContain(`href="${item.slice(origin.length)}"`)
      expect(decode(shown), address).toContain(name)
    }
    const list = things.flatMap(
      (thing) => (thing['mainEntity'] as Thing)?.['itemListElement'] ?? [],
    )
    for (const { item } of list as { item: string }[]) {
      expect(html.includes(`href="${item.slice(origin.length)}"`), address).toBe(true)
    }
    const isList = ['hub', 'category'].includes(source.data.type)
    if (isList && source.data.pages) expect(list.length, address).toBeGreaterThan(0)
  }
})

test('every page has a picture of the promised size for where its address is shared', async () => {
  const seen = new Set<string>()
  for (const { address, locale } of listed) {
    const meta = metaOf(pages.get(address)!)
    expect(meta.get('og:url'), address).toBe(origin + address)
    expect(meta.get('og:locale'), address).toMatch(new RegExp(`^${locale}_`))
    expect(meta.get('twitter:card'), address).toBe('summary_large_image')
    for (const name of ['og:title', 'og:description', 'og:image:alt', 'og:site_name']) {
      expect(meta.get(name), `${address} ${name}`).toBeTruthy()
    }
    const url = meta.get('og:image')!
    expect(url.startsWith(`${origin}/og/${locale}/`), address).toBe(true)
    expect(seen.has(url), address).toBe(false)
    seen.add(url)
    const response = await server.fetch(url.slice(origin.length))
    expect(response.status, url).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(1, 4).toString(), url).toBe('PNG')
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    expect(size.map(String), url).toEqual([meta.get('og:image:width'), meta.get('og:image:height')])
    expect(size, url).toEqual([1200, 630])
    expect(bytes.length, url).toBeLessThanOrEqual(100_000)
  }
})

test('a page that nobody should find says so, and offers no address for it', async () => {
  for (const path of [
    '/nope',
    '/es/nope',
    '/article/nope',
    '/search?q=gums',
    '/article/everyday-essentials',
  ]) {
    const html = await text(path)
    expect(metaOf(html).get('robots'), path).toBe('noindex')
    expect(linksOf(html, 'canonical'), path).toEqual([])
    expect(linksOf(html, 'alternate'), path).toEqual([])
    expect(html.includes('ld+json'), path).toBe(false)
  }
  const copy = await server.fetch('/article/everyday-essentials.md')
  expect(copy.status).toBe(200)
  expect(copy.headers.get('X-Robots-Tag')).toBe('noindex')
})

test.each([
  ['/article/root-cannal', '/article/root-canal'],
  ['/conditions/gums', '/conditions/gum-disease'],
  ['/condition/gum-desease.html', '/conditions/gum-disease'],
  ['/es/toothpaste', '/es/products/toothpaste'],
  ['/es/hilo-dental', '/es/products/dental-floss'],
  ['/hilo-dental', '/products/dental-floss'],
  ['/es/privacidad', '/es/privacy'],
  ['/es/conditions/enc%C3%ADas', '/es/conditions/gum-disease'],
])('%s is not there, and the way to %s is shown', async (path, near) => {
  const response = await server.fetch(path)
  expect(response.status).toBe(404)
  const html = await response.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
  const after = main.slice(main.search(/Were you looking for|¿Buscaba/))
  expect(after.slice(0, 6000)).toContain(`href="${near}"`)
})

test('a path of no known word, or of endless length, suggests nothing and harms nothing', async () => {
  for (const path of ['/xqzzy', '/wp-login.php', `/es/${'caries-'.repeat(400)}`, '/%E0%A4%A']) {
    expect((await server.fetch(path)).status, path.slice(0, 40)).toBe(404)
  }
})

test('asking again for a feed or a site map costs no body', async () => {
  for (const path of ['/sitemap.xml', '/feed.xml', '/llms.txt', '/robots.txt', '/about.md']) {
    const etag = (await server.fetch(path)).headers.get('ETag')!
    const again = await server.fetch(path, { headers: { 'If-None-Match': etag } })
    expect(again.status, path).toBe(304)
    expect(await again.text()).toBe('')
  }
  const etag = (await server.fetch('/sitemap.xml')).headers.get('ETag')!
  const missing = await server.fetch('/sitemap-99.xml', { headers: { 'If-None-Match': etag } })
  expect(missing.status).toBe(404)
})
