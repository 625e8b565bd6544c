import { expect, test } from 'vitest'
import { post, postForm, postJson, readText } from '../support/requests.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

const send = (fields: Record<string, string>) => postForm(server, '/contact', fields)
const rows = (words: string) =>
  server.query(`SELECT * FROM messages WHERE message LIKE '%${words}%'`)

test('the page has a form that posts to its own address, in both languages', async () => {
  for (const path of ['/contact', '/es/contact']) {
    const response = await server.fetch(path)
    expect(response.status).toBe(200)
    const html = await response.text()
    const form = /<form[^>]*id="form".*?<\/form>/s.exec(html)![0]
    expect(form).toContain(`action="${path}#form"`)
    const names = [...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(['topic', 'message', 'page']))
  }
})

test('a message is stored once, with nothing about its sender', async () => {
  const message = {
    topic: 'correction',
    message: '  The second table is upside down.\r\nPlease look.\u0000 ',
    page: '/article/root-canal?q=private#steps',
    locale: 'es',
    name: 'Ana',
    email: 'ana@example.com',
  }
  const headers = { 'CF-Connecting-IP': '203.0.113.9', 'User-Agent': 'Visitor/1.0' }
  const response = await postJson(server, '/contact', message, headers)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ok: true })
  const stored = await rows('upside down')
  expect(stored).toHaveLength(1)
  expect(stored[0]).toEqual({
    id: expect.any(Number) as number,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
    locale: 'es',
    topic: 'correction',
    page: '/article/root-canal#steps',
    message: 'The second table is upside down.\nPlease look.',
  })
})

test.each([
  ['/contact', {}, '/contact?sent#form', 'Your message has arrived.'],
  ['/es/contact', {}, '/es/contact?sent#form', 'Su mensaje llegó.'],
  ['/contact', { locale: 'es' }, '/es/contact?sent#form', 'Su mensaje llegó.'],
])('a form sent to %s with %o leads to the thanks at %s', async (path, extra, to, thanks) => {
  const words = `from ${path} ${JSON.stringify(extra)}`
  const response = await postForm(server, path, {
    topic: 'idea',
    message: words,
    page: '',
    ...extra,
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(to)
  const html = await readText(server, to)
  expect(html).toContain(thanks)
  expect(html).toContain('id="form"')
  expect(html).not.toContain('name="message"')
  expect(await rows(words)).toMatchObject([{ page: null, topic: 'idea' }])
})

test('a refused form comes back with what was written, escaped, and says what is wrong', async () => {
  const script = '<script>alert("x")</script>'
  const response = await postForm(server, '/es/contact', {
    topic: 'other',
    message: script,
    page: script,
  })
  expect(response.status).toBe(400)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain('<html lang="es">')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</textarea>')
  expect(html).toMatch(/name="page"[^>]*value="&lt;script&gt;/)
  expect(html).toMatch(/checked=""[^>]*value="other"|value="other"[^>]*checked=""/)
  expect(html).toContain('id="contact-page-error"')
  expect(html).not.toContain('id="contact-message-error"')
  expect(await rows('alert')).toHaveLength(0)
})

test('every field that is wrong has its own words', async () => {
  const html = await (await send({ topic: 'x', message: ' \r\n ', page: 'about' })).text()
  for (const field of ['topic', 'message', 'page']) {
    expect(html).toContain(`id="contact-${field}-error"`)
  }
  const long = await (await send({ topic: 'idea', message: 'a'.repeat(2001) })).text()
  expect(long).toContain('Use at most 2000 characters.')
  expect(long).toContain('a'.repeat(2001))
})

test.each([
  ['no topic', { topic: undefined }],
  ['an unknown topic', { topic: 'spam' }],
  ['no message', { message: undefined }],
  ['an empty message', { message: ' \n\u0000 ' }],
  ['a number', { message: 5 }],
  ['2,001 characters', { message: 'refused'.padEnd(2001, 'a') }],
  ['a page of another site', { page: 'https://evil.example/about' }],
  ['a page that only looks like ours', { page: 'https://esmalte.example.evil.example/about' }],
  ['another site without its scheme', { page: '//evil.example' }],
  ['a path of 201 characters', { page: `/${'a'.repeat(200)}` }],
  ['a page that is no text', { page: ['/about'] }],
  ['an unknown language', { locale: 'fr' }],
])('%s is refused and not stored', async (_what, wrong) => {
  const response = await postJson(server, '/contact', {
    topic: 'idea',
    message: 'refused',
    ...wrong,
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid', message: expect.any(String) as string },
  })
  expect(await rows('refused')).toHaveLength(0)
})

test.each([
  ['a list', []],
  ['nothing', null],
  ['a word', 'hello'],
])('%s in place of fields is refused', async (_what, body) => {
  expect((await postJson(server, '/contact', body)).status).toBe(400)
})

test.each([
  ['https://esmalte.example/es/about', '/es/about'],
  ['https://esmalte.example', '/'],
  [' /products/toothpaste#how-much ', '/products/toothpaste#how-much'],
  [null, null],
])('the page %o is kept as %o', async (page, kept) => {
  const message = `page (${page})`
  expect((await postJson(server, '/contact', { topic: 'problem', message, page })).status).toBe(200)
  expect(await rows(message)).toMatchObject([{ page: kept }])
})

test('quotes and semicolons are only text', async () => {
  const message = `it's"; DROP TABLE messages; --`
  expect((await postJson(server, '/contact', { topic: 'other', message })).status).toBe(200)
  expect(await rows('DROP TABLE')).toMatchObject([{ message }])
})

test('2,000 of the widest letters are not too much, as a form or as JSON', async () => {
  const fields = { topic: 'idea', message: '歯'.repeat(2000), page: `/${'é'.repeat(199)}` }
  expect((await send(fields)).status).toBe(303)
  expect((await postJson(server, '/contact', fields)).status).toBe(200)
})

test.each([
  ['broken JSON', 'application/json', '{"message":', {}, 400],
  ['bytes that are no text', 'application/json', new Uint8Array([0xff, 0xfe]), {}, 400],
  ['too much', 'application/json', JSON.stringify({ message: 'a'.repeat(40_000) }), {}, 413],
  ['another type', 'text/plain', 'hello', {}, 415],
  ['another site', 'application/json', '{}', { Origin: 'https://evil.example' }, 403],
  ['a cross-site call', 'application/json', '{}', { 'Sec-Fetch-Site': 'cross-site' }, 403],
])('%s is refused as JSON', async (_what, type, body, headers, status) => {
  const response = await post(server, '/contact', type, body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('error.code')
})

test.each([
  ['too much', { message: 'a'.repeat(40_000) }, {}, 413],
  ['another site', { topic: 'idea', message: 'evil' }, { Origin: 'https://evil.example' }, 403],
])('%s is refused as a page in the language of the form', async (_what, fields, headers, code) => {
  const response = await postForm(server, '/es/contact', fields, headers)
  expect(response.status).toBe(code)
  expect(await response.text()).toContain('<html lang="es">')
  expect(await rows('evil')).toHaveLength(0)
})

test('our own pages may send it, also past a proxy that ends TLS or has a name of its own', async () => {
  const { host } = new URL(server.origin)
  for (const origin of [server.origin, `https://${host}`, 'https://esmalte.example']) {
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
    const fields = { topic: 'idea', message: `sent from ${origin}` }
    const response = await postJson(server, '/contact', fields, headers)
    expect(response.status, origin).toBe(200)
  }
  for (const origin of ['null', 'https://esmalte.example.evil.example', `https://${host}0`]) {
    const response = await postJson(server, '/contact', {}, { Origin: origin })
    expect(response.status, origin).toBe(403)
  }
})

test('other methods are told which there are', async () => {
  const response = await server.fetch('/contact', { method: 'PUT', body: 'x' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
})
