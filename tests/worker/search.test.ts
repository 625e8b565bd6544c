import { expect, test } from 'vitest'
import queries from '../fixtures/search-queries.json' with { type: 'json' }
import type { Suggestion } from '../../src/features/search/suggestions.island.ts'
import { readText } from '../support/requests.ts'
import { sharedServer } from '../support/servers.ts'

type Answer = { items: Suggestion[]; total: number }

const server = sharedServer()

const text = (path: string) => readText(server, path)
const find = async (query: string) =>
  (await server.fetch(`/api/search?${query}`)).json() as Promise<Answer>
const paths = async (query: string) =>
  (await find(query)).items.map(({ href }) => href.replace(/#.*/, ''))
/** What the page lists: where titles lead to. */
const listed = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href]) => href!)

test.each([
  ['q=wisdom+teeth', '/article/wisdom-teeth'],
  ['q=contact', '/contact'],
  ['q=privacy', '/privacy'],
  ['q=knocked-out+tooth', '/conditions/emergency'],
  ['q=brushing+timer', '/tools/brushing-timer'],
  ['q=mouthwsh', '/products/mouthwash'],
  ['q=bleedin', '/conditions/gum-disease'],
  ['locale=es&q=encias', '/es/conditions/gum-disease'],
  ['locale=es&q=ENCÍAS', '/es/conditions/gum-disease'],
  ['locale=es&q=cordal', '/es/article/wisdom-teeth'],
  ['locale=es&q=wisdom+tooth', '/es/article/wisdom-teeth'],
  ['locale=es&q=turismo', '/es/dental-tourism-guide'],
  ['q=bleeding+after+tooth+pulled', '/conditions/emergency'],
  ['q=caries', '/conditions/cavities'],
  ['locale=es&q=muela+picada', '/es/conditions/cavities'],
])('%s finds %s first', async (query, path) => {
  expect((await paths(query))[0]).toBe(path)
})

// Ways of asking for what a page says, titles, addresses and typos, each with the page that is meant.
// The shares are those of our own engine before MiniSearch, rounded down.
test.each([
  ['en', 0.8, 0.92],
  ['es', 0.73, 0.87],
] as const)(
  'in %s, %d of the known queries find their page first, %d among five',
  async (locale, first, five) => {
    const found: number[] = []
    for (const [query, path] of Object.entries(queries[locale])) {
      const href = locale === 'en' ? path : `/es${path}`
      const answer = await paths(`locale=${locale}&limit=5&q=${encodeURIComponent(query)}`)
      found.push(answer.indexOf(href))
    }
    expect(found.length).toBeGreaterThan(150)
    const share = (wanted: (at: number) => boolean) => found.filter(wanted).length / found.length
    expect(share((at) => at === 0)).toBeGreaterThanOrEqual(first)
    expect(share((at) => at >= 0)).toBeGreaterThanOrEqual(five)
  },
)

test('the API answers as promised, of all types or of one', async () => {
  const all = await find('q=gums')
  expect(all.items).toHaveLength(6)
  expect(all.total).toBeGreaterThan(6)
  expect(all.total).toBeLessThan(20)
  for (const item of all.items) {
    expect(item).toMatchObject({
      title: expect.any(String) as string,
      excerpt: expect.any(String) as string,
      type: expect.stringMatching(/^[a-z]+$/) as string,
    })
    if (item.section) expect(item.href).toMatch(/#[a-z0-9-]+$/)
  }
  const videos = await find('q=whitening&type=video&limit=50')
  expect(videos.total).toBe(videos.items.length)
  expect(videos.total).toBeGreaterThan(0)
  expect(videos.items.every(({ type }) => type === 'video')).toBe(true)
  for (const nothing of ['q=the+of', 'q=%3Cb%3E%F0%9F%A6%B7%3C/b%3E+xxxxxx']) {
    expect(await find(nothing)).toEqual({ items: [], total: 0 })
  }
})

test('the API tells a section by its heading, and a word of the glossary by what it means', async () => {
  const [section] = (await find('q=gums+are+swollen+and+teeth+loose&type=article')).items
  expect(section).toEqual({
    image: expect.stringMatching(/^\/art\/covers\/article\/gum-disease-prevention\./) as string,
    title: 'Preventing gum disease',
    href: '/article/gum-disease-prevention#loose-and-swollen',
    type: 'article',
    excerpt: expect.stringContaining('a month of small steps') as string,
    section: 'My teeth are loose and my gums are swollen. What do I do?',
  })
  expect((await server.fetch(section!.image)).status).toBe(200)
  const [word] = (await find('q=abscess&type=term')).items
  expect(word).toEqual({
    image: expect.stringContaining('/art/covers/glossary.') as string,
    title: 'abscess (dental)',
    href: '/glossary#letter-a',
    type: 'term',
    excerpt: expect.stringContaining('absceso dental') as string,
  })
})

test.each(['type=nope', 'type=', 'locale=fr', 'limit=0', 'limit=51', `q=${'a'.repeat(201)}`])(
  'the API refuses %s',
  async (query) => {
    const response = await server.fetch(`/api/search?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_query' } })
  },
)

test('the page groups results by type, and counts them in the filter', async () => {
  const html = await text('/search?q=tooth')
  const [total, ...counts] = [...html.matchAll(/class="font-500">(\d+)</g)].map(([, n]) => +n!)
  expect(counts.length).toBeGreaterThan(2)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
  expect((await find('q=tooth')).total).toBe(total)
  for (const name of ['Articles', 'Conditions', 'Treatments and care']) {
    expect(html).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`))
  }
})

test('the filter shows one type, and an unknown one is ignored', async () => {
  const filtered = await text('/es/search?q=blanqueamiento&type=video')
  expect(listed(filtered).length).toBeGreaterThan(0)
  expect(listed(filtered).every((href) => href.startsWith('/es/video/'))).toBe(true)
  expect(filtered).toContain('href="/es/search?q=blanqueamiento"')
  const all = listed(await text('/search?q=gums'))
  expect(listed(await text('/search?q=gums&type=nope&page=x'))).toEqual(all)
})

test('the pager shows every result once', async () => {
  const { total } = await find('q=tooth')
  const seen: string[] = []
  let next: string | undefined = '/search?q=tooth'
  while (next) {
    const html = await text(next)
    seen.push(...listed(html))
    next = /href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(seen.length).toBe(total)
  const pages = seen.filter((href) => !href.includes('/glossary#'))
  expect(new Set(pages).size).toBe(pages.length)
  const last = await text('/search?q=tooth&page=9999')
  expect(last).not.toContain('rel="next"')
  expect(listed(last).length).toBeGreaterThan(0)
})

test('a result leads to the section that fits, with the words marked', async () => {
  const html = await text('/es/search?q=sangrado+de+encias')
  expect(html).toContain('href="/es/conditions/gum-disease#how-long-wait"')
  expect(html).toContain('<mark>encías</mark>')
  expect(html).toMatch(/<mark>sangra[a-z]*<\/mark>/)
  expect(html).not.toContain('<mark>de</mark>')
  const english = await text('/search?q=bleeding+gums')
  // A part of the synonym 'blood on the brush' was not asked for.
  expect(english).not.toMatch(/<mark>brush/i)
})

test('words that say little, or only begin alike, are not marked', async () => {
  const html = await text('/search?q=how+do+i+treat+bleeding+after+tooth+pulled')
  expect(html).toMatch(/<mark>bleeding<\/mark>/i)
  expect(html).not.toMatch(/<mark>(?:how|do|i|after|tooth|teeth)<\/mark>/i)
  expect(await text('/search?q=caries')).not.toMatch(/<mark>caring/i)
  expect(await text('/search?q=teeth')).toMatch(/<mark>teeth<\/mark>/i)
})

test.each([
  [
    '/search?q=bleeding+after+tooth+pulled',
    '/conditions/emergency#bleeding',
    'What do I do if the bleeding does not stop after a tooth was pulled?',
    'Sit upright and bite on damp gauze',
  ],
  [
    '/es/search?q=caries+en+bebes',
    '/es/',
    '¿Cómo se ven las caries al principio en un niño pequeño?',
    'Primero salen manchas blancas',
  ],
  ['/es/search?q=mal+aliento', '/es/conditions/bad-breath', 'Mal aliento', 'El mal aliento'],
])(
  '%s opens with what answers it, or how the page of that name begins',
  async (path, to, question, answer) => {
    // A cold worker answers with pages until it has read the encoder.
    await expect.poll(() => text(path), { timeout: 30_000, interval: 500 }).toContain(question)
    const html = await text(path)
    const [best] = /<section[^>]*aria-labelledby="answer".*?<\/section>/s.exec(html)!
    expect(best).toContain(`href="${to}`)
    expect(best).toContain(question)
    expect(best).toMatch(new RegExp(`<b>${answer}`))
    expect(html.indexOf(best)).toBeLessThan(html.indexOf('<h3'))
    expect(await text(`${path}&type=condition`)).not.toContain('aria-labelledby="answer"')
  },
)

test.each([
  ['/', '/', 'My tooth hurts'],
  ['/es', '/es/', 'Me duele una muela'],
  ['/search', '/', 'My tooth hurts'],
])('the search of %s opens with six needs, each a link', async (path, prefix, first) => {
  const html = await text(path)
  const [needs] =
    /<ul[^>]*aria-label="(?:What people need most|Lo que más se necesita)".*?<\/ul>/s.exec(html)!
  expect(needs).toContain(first)
  const links = [...needs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)
  expect(links).toHaveLength(6)
  for (const link of links) {
    expect(link.startsWith(prefix)).toBe(true)
    expect((await server.fetch(link)).status, link).toBe(200)
  }
})

test('what was typed is text, never markup', async () => {
  const typed = '<img src=x onerror=alert(1)> gums"\'&'
  const html = await text(`/search?q=${encodeURIComponent(typed)}`)
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x')
})

test('an unknown word is put right by a link, a known one is left alone', async () => {
  expect(await text('/search?q=toothbrsh')).toContain('href="/search?q=toothbrush"')
  expect(await text('/es/search?q=dolor+de+halitosys')).toContain(
    'href="/es/search?q=dolor+de+halitosis"',
  )
  for (const query of ['toothbrush', 'waterpik', 'xylophone', 'gums that bleed']) {
    expect(await text(`/search?q=${query}`), query).not.toContain('Did you mean')
  }
  expect(await text('/es/search?q=encias+sangran')).not.toContain('¿Quiso decir')
})

test.each([
  ['/search', '/topics', '/ask-molly"'],
  ['/es/search?q=xilófono', '/es/topics', '/es/ask-molly?q=xil%C3%B3fono"'],
])('%s offers topics, and Molly with the field filled in', async (path, topics, molly) => {
  const html = (await text(path)).replace(/<footer.*/s, '')
  expect(html).toContain(`href="${topics}"`)
  expect(html).toContain(`href="${molly}`)
  const filled = await text('/ask-molly?q=loose+crown')
  expect(filled).toContain('loose crown</textarea>')
  expect(filled).not.toContain('chat-user')
})

test('no page of results is for search engines', async () => {
  for (const path of ['/search', '/es/search?q=muela', '/search?q=gum&type=article&page=2']) {
    expect(await text(path), path).toMatch(/<meta name="robots" content="noindex/)
  }
})

test.each([
  Array.from({ length: 40 }, (_, n) => `q${n}z`)
    .join(' ')
    .slice(0, 200),
  'tohth '.repeat(33),
  'á'.repeat(200),
  '🦷'.repeat(60),
  '\u0000\u202E\u200D',
  '"a" OR *:* AND (',
  '{{query}}',
  '...',
])('the odd query %j is answered like any other', async (query) => {
  const q = encodeURIComponent(query)
  expect((await server.fetch(`/es/search?q=${q}`)).status).toBe(200)
  expect((await server.fetch(`/api/search?q=${q}`)).status).toBe(200)
})

test('a query that is too long is refused with a sentence', async () => {
  const response = await server.fetch(`/search?q=${'a '.repeat(150)}b`)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Use at most 200 characters')
})
