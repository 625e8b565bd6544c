import { describe, expect, test } from 'vitest'
import { codePaths, inBoth } from '../support/paths.ts'
import { forms } from '../support/places.ts'
import { postForm, readText } from '../support/requests.ts'
import { platforms, sharedServer, startServer } from '../support/servers.ts'

const pages = [
  ...codePaths,
  '/article/daily-oral-health-habits',
  '/article/dental-implants-guide',
  '/article/kids-dental-care',
  '/article/teeth-whitening-options',
  '/article/best-electric-toothbrushes',
  '/article/braces-vs-aligners',
  '/article/everyday-essentials',
  '/conditions/emergency',
  '/newsletters/first-issue',
  '/search?q=floss',
]
const spanish = (path: string) => `/es${path === '/' ? '' : path}`

describe('pages', () => {
  const server = sharedServer()
  const html = (path: string) => readText(server, path)

  test.each([
    ['/conditions/emergency', 200],
    ['/es/conditions/abscess', 200],
    ['/es/ask-dentist', 200],
    ['/article/cavity-prevention-quiz', 200],
    ['/contact', 200],
    ['/es/subscribe', 200],
    ['/newsletters', 200],
    ['/newsletter/unsubscribe', 200],
    ['/ask-molly', 200],
    ['/offline', 200],
    ['/nope', 404],
  ])('on %s there is no newsletter bar', async (path, status) => {
    const response = await server.fetch(path)
    expect(response.status).toBe(status)
    const text = await response.text()
    expect(text).not.toContain('data-newsletter-bar')
    expect(text.includes('molly-button')).toBe(path !== '/ask-molly')
  })

  test.each(pages)('%s answers in both languages', async (path) => {
    for (const [lang, address] of [
      ['en', path],
      ['es', spanish(path)],
    ] as const) {
      const response = await server.fetch(address)
      expect(response.status, address).toBe(200)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
      const text = await response.text()
      expect(text).toContain(`<html lang="${lang}">`)
      expect(text.match(/<h1[\s>]/g), address).toHaveLength(1)
    }
  })

  test('the language link leads to the same page and keeps the query', async () => {
    expect(await html('/search?q=floss')).toContain('href="/es/search?q=floss" hrefLang="es"')
    expect(await html('/es/article/root-canal')).toContain(
      'href="/article/root-canal" hrefLang="en"',
    )
    expect(await html('/es?category=news')).toContain('href="/?category=news" hrefLang="en"')
  })

  test('alternates are reciprocal and stand on the configured origin', async () => {
    const alternates = (text: string) =>
      [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)"[^>]*href="([^"]+)"/g)].map(
        ([, lang, url]) => [lang, url],
      )
    const english = alternates(await html('/article/kids-dental-care'))
    expect(english).toEqual([
      ['en', 'https://esmalte.example/article/kids-dental-care'],
      ['es', 'https://esmalte.example/es/article/kids-dental-care'],
      ['x-default', 'https://esmalte.example/article/kids-dental-care'],
    ])
    expect(alternates(await html('/es/article/kids-dental-care'))).toEqual(english)
  })

  test('home has the eleven sections in the order of the specification', async () => {
    const order = [
      '/dental-solutions',
      '/recommended-products',
      'Ask Molly anything',
      'Start where you are',
      'Top reads',
      'bothering you?',
      'The bathroom shelf',
      'Care at home',
      'Dental services, explained',
      'across borders',
      '00:00 / 06:58',
      'More videos',
      'Latest articles',
      'Worth a longer sit',
      '<footer',
      'data-newsletter-bar',
    ]
    const text = await html('/')
    const main = text.slice(text.indexOf('<main'))
    const places = order.map((words) => main.indexOf(words))
    expect(
      places.every((place) => place >= 0),
      String(places),
    ).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('home shows the savings as "up to", each once, beside their risks', async () => {
    const text = (await html('/')).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    for (const saving of ['70%', '65%', '60%', '55%']) expect(text).toContain(`up to ${saving}`)
    expect(text).toContain('50-70%')
    expect(text).toContain('Read the risks with the price.')
  })

  test.each([
    ['/article/daily-oral-health-habits', 6],
    ['/article/dental-implants-guide', 10],
    ['/article/kids-dental-care', 8],
    ['/article/teeth-whitening-options', 7],
    ['/article/best-electric-toothbrushes', 5],
    ['/article/braces-vs-aligners', 9],
    ['/article/everyday-essentials', 8],
  ])('%s takes %i minutes to read, in both languages', async (path, minutes) => {
    expect(await html(path)).toContain(`${minutes} min read`)
    expect(await html(spanish(path))).toContain(`${minutes} min de lectura`)
  })

  test('an unknown article answers 404 with the default article below a notice', async () => {
    const response = await server.fetch('/article/no-such-thing')
    expect(response.status).toBe(404)
    expect(response.headers.get('ETag')).toBeNull()
    const text = await response.text()
    expect(text).toContain('Everyday oral health: the essentials')
    expect(text).toContain('We don’t have that article')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(await html('/es/article/no-such-thing')).toContain('Salud bucal diaria: lo esencial')
  })

  test.each([
    '/es//evil.example',
    '/es/%5cevil.example',
    '/es/%09/evil.example',
    '//evil.example/es',
  ])('the language link on %s, which is missing, stays on the site', async (path) => {
    const page = await html(path)
    const links = [...page.matchAll(/href="([^"]*)" hrefLang=/g)].map(([, link]) => link!)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(new URL(link, 'https://esmalte.example').host).toBe('esmalte.example')
    }
  })

  test('a form that nobody takes gets a page in a browser, and JSON elsewhere', async () => {
    const ask = (accept: string) =>
      server.fetch('/es/about', { method: 'POST', body: 'a=b', headers: { Accept: accept } })
    const page = await ask('text/html,*/*')
    expect(page.status).toBe(405)
    expect(page.headers.get('Allow')).toBe('GET, HEAD')
    expect(await page.text()).toContain('<html lang="es">')
    expect(await (await ask('*/*')).json()).toHaveProperty('error.code', 'method_not_allowed')
  })

  test('unknown filters count as absent on a page', async () => {
    const response = await server.fetch('/?category=<b>&page=-1')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('/article/daily-oral-health-habits')
  })

  test('a category shows only its own articles, and page two shows more than page one', async () => {
    const links = (text: string) => {
      const list = text.slice(text.indexOf('latest-cards'))
      return new Set(
        [...list.slice(0, list.indexOf('</ul>')).matchAll(/href="(\/article\/[^"]+)"/g)].map(
          ([, link]) => link,
        ),
      )
    }
    expect([...links(await html('/?category=procedures'))]).toContain(
      '/article/dental-implants-guide',
    )
    expect([...links(await html('/?category=procedures'))]).not.toContain(
      '/article/kids-dental-care',
    )
    const [one, two] = [links(await html('/')), links(await html('/?page=2'))]
    expect(one.size).toBe(6)
    expect(two.size).toBeGreaterThan(6)
  })

  test('a button that prints has its script on every page made by code, and on what forms answer', async () => {
    const { fields, path } = forms.find(({ path }) => path === '/ask-dentist')!
    const { change: _, ...notes } = fields
    const sheets = inBoth(path).map((path) => ({ path, fields: notes }))
    const answers = [
      ...['/urgency?level=today&topic=pain', ...codePaths]
        .flatMap(inBoth)
        .map(async (path) => [path, await html(path)] as const),
      ...[...sheets, ...forms].map(
        async ({ path, fields }) =>
          [`POST ${path}`, await (await postForm(server, path, fields)).text()] as const,
      ),
    ]
    const printable = (await Promise.all(answers)).filter(([, text]) =>
      text.includes('data-act="print"'),
    )
    expect(printable.length).toBeGreaterThan(20)
    for (const [path, text] of printable) {
      const [, source] = text.match(/<script type="module" src="([^"]+)"[^>]*><\/script><\/body>/)!
      // Its own script imports it, where it has one.
      expect(source! + (await html(source!)), path).toMatch(/\/page-actions-[\w-]+\.js/)
    }
  })

  test('revalidating a page costs no body', async () => {
    const first = await server.fetch('/')
    const etag = first.headers.get('ETag')!
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    const second = await server.fetch('/', { headers: { 'If-None-Match': etag } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    // It names the styles in the page.
    const policy = 'Content-Security-Policy'
    expect(second.headers.get(policy)).toBe(first.headers.get(policy))
    // Another server of the same build.
    const elsewhere = await startServer('Node')
    const fresh = await elsewhere.fetch('/', { headers: { 'If-None-Match': etag } })
    expect([fresh.status, fresh.headers.get(policy)]).toEqual([304, first.headers.get(policy)])
    await elsewhere.close()
  })

  test('a page that does not exist is never "not modified"', async () => {
    const etag = (await server.fetch('/')).headers.get('ETag')!
    for (const path of ['/nope', '/article/nope']) {
      expect((await server.fetch(path, { headers: { 'If-None-Match': etag } })).status).toBe(404)
    }
  })

  test.each([
    '/auth/v1/token',
    '/rest/v1/x',
    '/storage/v1/object/x.svg',
    '/realtime/v1/websocket',
    '/functions/v1/other',
    '/functions/v1/ask-molly/x',
  ])('%s of a hosted backend is not found here, in JSON', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const response = await server.fetch(path, { method, headers: { Accept: 'text/html' } })
      expect(response.status, method).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
    }
  })
})

// Paths, methods and bodies come to each platform's own server first.
describe.each(platforms)('requests on %s', (platform) => {
  const server = sharedServer(platform)
  const html = (path: string) => readText(server, path)

  test.each([
    '/nope',
    '/es/nope',
    '/article',
    '/article/a/b',
    '/assets/gone.js',
    '/_headers',
    '/.vite/manifest.json',
    '/products/toothpaste/x',
    '/%',
    '/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/<script>alert(1)</script>',
    `/${'a'.repeat(3000)}`,
  ])('%s is not found, also for a browser that navigates there', async (path) => {
    const navigation = { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' }
    for (const headers of [undefined, navigation]) {
      const response = await server.fetch(path, { headers })
      expect(response.status).toBe(404)
      const text = await response.text()
      expect(text).toContain('404')
      expect(text).not.toContain('<script>alert')
    }
  })

  test('a path with a slash at its end leads to the one without, and never to another site', async () => {
    const response = await server.fetch('/es/article/root-canal/?x=1')
    expect(response.status).toBe(308)
    expect(response.headers.get('Location')).toBe('/es/article/root-canal?x=1')
    for (const evil of [
      '//evil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '///evil.example//',
      '/%09/evil.example/',
      '/.//evil.example/',
    ]) {
      const { headers } = await server.fetch(evil)
      expect(headers.get('Location') ?? '/', evil).toMatch(/^\/(?![/\\\s])/)
    }
    expect((await server.fetch('/%00/')).status).toBe(308)
    expect((await server.fetch('/')).status).toBe(200)
  })

  test.each([
    ['PUT', '/', 405],
    ['DELETE', '/article/root-canal', 405],
    ['OPTIONS', '/', 405],
    ['POST', '/search', 405],
    ['GET', '/newsletter', 405],
    ['GET', '/functions/v1/ask-molly', 405],
    ['HEAD', '/', 200],
    ['HEAD', '/nope', 404],
  ])('%s %s answers %i', async (method, path, status) => {
    const response = await server.fetch(path, { method })
    expect(response.status).toBe(status)
    if (status === 405) expect(response.headers.get('Allow')).toBeTruthy()
  })

  test.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '%00',
    '%F0%9F%98%80',
    "';--",
  ])('the word %s breaks neither search nor a path', async (word) => {
    expect((await server.fetch(`/search?q=${word}&type=${word}`)).status).toBe(200)
    expect((await server.fetch(`/api/search?q=${word}`)).status).toBe(200)
    expect((await server.fetch(`/es/${word}`)).status).toBe(404)
    expect((await server.fetch(`/article/${word}`)).status).toBe(404)
  })

  test('a body that nobody reads harms no request after it', async () => {
    for (let count = 0; count < 15; count++) {
      const unread = await server.fetch('/', { method: 'POST', body: 'x'.repeat(5000) })
      expect(unread.status).toBe(405)
      await unread.text()
      expect((await server.fetch('/healthz')).status).toBe(200)
    }
  })

  test('fifty pages at once never mix their languages', async () => {
    const order = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'es' : 'en'))
    const answers = await Promise.all(order.map((lang) => html(lang === 'es' ? '/es' : '/')))
    for (const [index, text] of answers.entries()) {
      const lang = order[index]!
      expect(text).toContain(`<html lang="${lang}">`)
      expect(text.includes('Latest articles')).toBe(lang === 'en')
      expect(text.includes('Artículos recientes')).toBe(lang === 'es')
    }
  })
})
