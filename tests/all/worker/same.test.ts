import { beforeAll, describe, expect, test } from 'vitest'
import { listPaths } from '../../support/paths.ts'
import { eventStream, formType, mollyPath } from '../../support/requests.ts'
import { type Server, testServer } from '../../support/servers.ts'

/**
 * Both platforms say the same, byte by byte, and store the same. So tests of what a page says need only
 * one of them; those of bodies, limits, streams, files and databases ask both.
 */
const workerd = testServer('workerd')
const node = testServer('Node')

/** How bytes travel is each server's own business. */
const transport =
  /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding|vary|server|x-.*-ray)$/

async function read(server: Server, path: string, init?: RequestInit) {
  const response = await server.fetch(path, init)
  const kept = [...response.headers].filter(([name]) => !transport.test(name))
  return { status: response.status, headers: kept, body: await response.text() }
}

async function expectSame(path: string, init?: RequestInit): Promise<number> {
  const answer = await read(node, path, init)
  expect(await read(workerd, path, init), path).toEqual(answer)
  return answer.status
}

let pages: string[]
beforeAll(async () => {
  pages = await listPaths(node)
})

test('every page is the same on workerd and on Node', async () => {
  expect(pages.length).toBeGreaterThan(150)
  for (const path of pages) await expectSame(path)
})

test.each([
  '/nope',
  '/es/article/nope',
  '/article/no-such-thing',
  '/article/everyday-essentials',
  '/about/',
  '/es/article/root-canal/?x=1',
  '/about.md',
  '/qr/about.svg',
  '/es/conditions/emergency.md',
  '/nope.md',
  '/?category=news&page=2',
  '/?category=<b>&page=-1',
  '/search?q=bleeding+gums',
  '/search?q=toothbrsh',
  '/search?q=%00',
  `/search?q=${'a+'.repeat(150)}b`,
  '/es/search?q=encias&type=article&page=2',
  '/ask-molly?q=Do+implants+hurt%3F',
  '/es/ask-molly?page=/article/root-canal',
  '/article/cavity-prevention-quiz?result=low',
  '/es/article/cavity-prevention-quiz?result=nope',
  '/recommended-products?need=gums',
  '/explore?format=video',
  '/tools/savings-calculator?country=mx&home=4000&abroad=1500',
  '/tools/savings-calculator?home=4.000&abroad=%3Cb%3E&trips=0',
  '/contact?sent',
  '/es/subscribe?done',
  '/es/newsletter/confirm?token=x',
  '/newsletter/unsubscribe',
  '/offline',
  '/api/articles',
  '/api/articles?category=prevention',
  '/api/articles?locale=es&page=2',
  '/api/articles?category=nope',
  '/api/search?q=floss&locale=en',
  '/api/search?q=encias&locale=es&type=term',
  '/api/search?limit=51',
  '/feed.xml',
  '/es/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/speculation.json',
  '/.well-known/gpc.json',
  '/healthz',
  '/version',
  '/newsletter',
  '/functions/v1/ask-molly',
  '/functions/v1/other',
  '/auth/v1/user',
  '/assets/gone.js',
])('%s too', async (path) => {
  await expectSame(path)
})

test('security.txt too, but for the moment it was asked for', async () => {
  const path = '/.well-known/security.txt'
  const [one, other] = [await read(workerd, path), await read(node, path)]
  const timeless = ({ body, ...answer }: typeof one) => ({
    ...answer,
    body: body.replace(/^Expires: .*$/m, ''),
  })
  expect(timeless(one)).toEqual(timeless(other))
})

test.each(['/', '/es/about', '/nope', '/api/articles', '/feed.xml', '/about.md'])(
  'HEAD and an unchanged %s too',
  async (path) => {
    await expectSame(path, { method: 'HEAD' })
    const etag = (await node.fetch(path)).headers.get('ETag')
    const unchanged = await expectSame(path, { headers: { 'If-None-Match': etag ?? '"x"' } })
    if (etag) expect(unchanged).toBe(304)
  },
)

test.each([
  ['PUT', '/'],
  ['DELETE', '/article/root-canal'],
  ['OPTIONS', '/es/contact'],
  ['PATCH', '/newsletter'],
  ['GET', '/csp-report'],
])('%s %s is refused alike', async (method, path) => {
  expect(await expectSame(path, { method })).toBe(405)
})

test('what a visitor’s browser asks for is answered alike', async () => {
  await expectSame('/privacy-settings', { headers: { 'Sec-GPC': '1' } })
  await expectSame('/nope', { headers: { 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' } })
})

// No emergency: its numbers begin with those of the visitor's country, which only workerd is told.
test.each([
  'Why do gums bleed?',
  '¿Cuánto cuesta un implante dental en México?',
  '¿Qué dosis de amoxicilina tomo?',
  'Who won the match last night?',
])('Molly says the same to “%s”', async (message) => {
  for (const accept of ['application/json', eventStream.Accept]) {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: accept },
      body: JSON.stringify({ message }),
    }
    expect(await expectSame(mollyPath, init)).toBe(200)
    expect(await expectSame('/es/ask-molly', init)).toBe(200)
  }
})

describe('what is posted', () => {
  const foreign = { Origin: 'https://evil.example' }
  const page = '/article/root-canal'
  const script = '<script>alert("x")</script>'
  const forms: [status: number, path: string, fields: Record<string, string>, headers?: object][] =
    [
      [200, '/es/ask-molly', { message: '¿Qué es la placa?', page: '/es', history: '[]' }],
      [400, '/ask-molly', { message: '' }],
      [400, '/es/ask-molly?page=/es/about', { message: 'a'.repeat(1100) }],
      [303, '/contact', { topic: 'idea', message: 'One.\r\nTwo.', page: '/about' }],
      [303, '/es/contact', { topic: 'other', message: 'Ñandú 🦷', page: '' }],
      [400, '/es/contact', { topic: 'other', message: script, page: script }],
      [403, '/contact', { topic: 'idea', message: 'evil' }, foreign],
      [413, '/es/contact', { message: 'a'.repeat(40_000) }],
      [303, '/feedback', { page, helpful: 'yes', comment: 'Good.' }],
      [303, '/feedback', { page, helpful: 'no', comment: '', locale: 'es' }],
      [400, '/feedback', { page, locale: 'es', comment: script }],
      [303, '/feedback/molly', { card: 'abscess/signs', verdict: 'up', locale: 'es' }],
      [400, '/feedback/molly', { card: script, verdict: 'up' }],
      [303, '/newsletter', { email: 'Luz@Example.com', locale: 'es', source: 'footer' }],
      [400, '/newsletter', { email: 'not <an> "address"', locale: 'es', source: 'bar' }],
      [303, '/newsletter', { email: 'gone@example.com' }],
      [200, '/es/newsletter/unsubscribe', { email: 'gone@example.com' }],
      [400, '/es/newsletter/unsubscribe', { email: 'x' }],
      [400, '/newsletter/confirm?token=x', {}],
      [200, '/article/cavity-prevention-quiz', { step: '1', brushing: '0' }],
      [400, '/es/article/cavity-prevention-quiz', { step: '1' }],
      [413, '/article/cavity-prevention-quiz', { step: 'a'.repeat(5000) }],
      [200, '/ask-dentist', { problem: 'It <b>twinges</b>\r\nat night' }],
      [400, '/es/ask-dentist', { problem: ' \n ' }],
      [400, '/es/tools/reminders', { what: 'checkup', date: '2027-02-30', months: '6' }],
      [200, '/tools/treatment-plan', { lines: 'Crown <b>#3</b>\r\nwumpus\r\nD2740' }],
      [400, '/es/tools/treatment-plan', { lines: ' \n ' }],
      [400, '/es/tools/no-appointment', { country: 'pe', level: 'now' }],
      [200, '/tools/what-will-i-pay', { 'price-1': '900', 'percent-1': '50', 'name-1': '<b>' }],
      [400, '/es/tools/child-by-month', { births: '2022-03', month: '13', year: '2020' }],
      [303, '/es/privacy-settings', {}],
      [403, '/privacy-settings', {}, foreign],
      [405, '/about', { a: 'b' }, { Accept: 'text/html' }],
      [405, '/search', { q: 'x' }],
      [404, '/auth/v1/token', { a: 'b' }],
    ]
  test.each(forms)('a form is answered %i at %s', async (status, path, fields, headers) => {
    const body = new URLSearchParams(fields).toString()
    const init = { method: 'POST', headers: { 'Content-Type': formType, ...headers }, body }
    expect(await expectSame(path, init)).toBe(status)
  })

  const json: [status: number, path: string, value: unknown, headers?: object][] = [
    [200, '/contact', { topic: 'correction', message: ' Upside down.\u0000 ', page: `${page}#a` }],
    [400, '/contact', { topic: 'spam', message: 'refused' }],
    [400, '/contact', []],
    [413, '/contact', { message: 'a'.repeat(40_000) }],
    [200, '/feedback', { page: `/es${page}`, helpful: 'no', comment: ' Long.\r\nReally. ' }],
    [400, '/feedback', { page: '/nope', helpful: 'no' }],
    [200, '/feedback/molly', { card: 'abscess/signs', verdict: 'down' }],
    [400, '/feedback/molly', { card: 'abscess/signs', verdict: 'maybe' }],
    [200, '/newsletter', { email: 'idn@ñandu.example', source: 'bar' }],
    [200, '/newsletter', { email: 'IDN@xn--andu-fqa.example', locale: 'es' }],
    [400, '/newsletter', { email: 5 }],
    [403, '/newsletter', { email: 'evil@example.com' }, foreign],
    [400, mollyPath, { message: ' ' }],
    [400, mollyPath, { message: 'hi', history: 'x' }],
    [413, mollyPath, { message: 'a'.repeat(40_000) }, eventStream],
    [403, mollyPath, { message: 'hi' }, foreign],
    [415, '/article/cavity-prevention-quiz', { step: '1' }],
    [404, '/functions/v1/other', {}],
  ]
  test.each(json)('JSON is answered %i at %s', async (status, path, value, headers) => {
    const type = { 'Content-Type': 'application/json' }
    const body = JSON.stringify(value)
    expect(await expectSame(path, { method: 'POST', headers: { ...type, ...headers }, body })).toBe(
      status,
    )
  })

  test.each([
    [400, '/newsletter', 'application/json', '{"email":'],
    [400, '/contact', 'application/json', new Uint8Array([0xff, 0xfe])],
    [415, '/feedback', 'text/plain', 'hello'],
    [415, mollyPath, 'text/plain', 'hi'],
    [400, '/csp-report', 'application/csp-report', '{'],
    [415, '/csp-report', 'application/json', '{}'],
  ])('a body is refused with %i at %s, as %s', async (status, path, type, body) => {
    const headers = { 'Content-Type': type }
    expect(await expectSame(path, { method: 'POST', headers, body })).toBe(status)
  })

  test('our own pages may post, wherever they are', async () => {
    for (const server of [workerd, node]) {
      for (const origin of [server.origin, server.origin.replace('http:', 'https:')]) {
        const headers = {
          Origin: origin,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': formType,
        }
        const init = { method: 'POST', headers, body: 'topic=idea&message=ours' }
        expect((await server.fetch('/contact', init)).status).toBe(303)
      }
    }
  })

  test('is stored alike', async () => {
    const report = {
      'document-uri': 'https://esmalte.example/es/about?q=1',
      'effective-directive': 'style-src-attr',
      'blocked-uri': 'https://Ads.Example:8443/a',
    }
    for (let times = 0; times < 2; times += 1) {
      const headers = { 'Content-Type': 'application/csp-report' }
      const body = JSON.stringify({ 'csp-report': report })
      expect(await expectSame('/csp-report', { method: 'POST', headers, body })).toBe(204)
    }
    const statements = [
      'SELECT locale, topic, page, message FROM messages ORDER BY id',
      'SELECT day, locale, page, helpful, comment FROM feedback ORDER BY id',
      'SELECT email, status, locale, source FROM subscribers ORDER BY email',
      "SELECT * FROM counts WHERE kind IN ('csp', 'spent') ORDER BY kind, key",
    ]
    for (const statement of statements) {
      const rows = await node.query(statement)
      expect(rows.length).toBeGreaterThan(1)
      const plain = (all: unknown) => JSON.parse(JSON.stringify(all)) as unknown
      expect(plain(await workerd.query(statement))).toEqual(plain(rows))
    }
  })

  test('a fault is answered alike', async () => {
    for (const server of [workerd, node]) await server.query('DROP TABLE messages')
    const fields = { topic: 'idea', message: 'A word.' }
    for (const [type, body] of [
      [formType, new URLSearchParams(fields).toString()],
      ['application/json', JSON.stringify(fields)],
    ] as const) {
      const headers = { 'Content-Type': type }
      expect(await expectSame('/es/contact', { method: 'POST', headers, body })).toBe(500)
    }
  })
})
