import { expect, test } from 'vitest'
import { post, postForm, postJson, readText } from '../support/requests.ts'
import { testServer } from '../support/servers.ts'

const page = '/article/root-canal'

const server = testServer('Node')

const json = (value: unknown, headers?: Record<string, string>) =>
  postJson(server, '/feedback', value, headers)
const form = (fields: Record<string, string>) => postForm(server, '/feedback', fields)
const rows = (words: string) =>
  server.query(`SELECT * FROM feedback WHERE comment LIKE '%${words}%'`)

test('pages to read end with the question, and no others do', async () => {
  const asking = [
    '/article/root-canal',
    '/es/conditions/gum-disease',
    '/conditions/emergency',
    '/services/natural-care',
    '/products/toothpaste',
    '/home-services/kids-care',
    '/es/video/whitening-facts',
    '/dental-tourism-guide',
  ]
  for (const path of asking) {
    const html = await readText(server, path)
    const [, fields] = /<form[^>]*action="\/feedback"[^>]*>(.*?)<\/form>/s.exec(html) ?? []
    expect(fields, path).toContain(`name="page" value="${path.replace(/^\/es/, '')}"`)
    expect(fields, path).toContain(path.startsWith('/es/') ? 'value="es"' : 'value="en"')
  }
  for (const path of ['/', '/about', '/explore', '/tools/brushing-timer', '/article/nope']) {
    expect(await readText(server, path), path).not.toContain('action="/feedback"')
  }
})

test('an answer is stored with the day it came, and nothing about who gave it', async () => {
  const response = await json(
    {
      page: `/es${page}`,
      helpful: 'no',
      comment: ' Too long.\r\nReally.\u0000 ',
      locale: 'es',
      name: 'Ana',
    },
    { 'CF-Connecting-IP': '203.0.113.9', 'User-Agent': 'Visitor/1.0' },
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ ok: true })
  expect(await rows('Too long')).toEqual([
    {
      id: expect.any(Number) as number,
      day: new Date().toISOString().slice(0, 10),
      locale: 'es',
      page,
      helpful: 0,
      comment: 'Too long.\nReally.',
    },
  ])
})

test.each([
  ['en', `${page}#feedback-thanks`],
  ['es', `/es${page}#feedback-thanks`],
])('a form in %s leads back to the place where the page says thank you', async (locale, to) => {
  const comment = `sent in ${locale}`
  const response = await form({ page, locale, helpful: 'yes', comment })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(to)
  expect(await readText(server, to)).toContain('id="feedback-thanks"')
  expect(await rows(comment)).toMatchObject([{ locale, page, helpful: 1 }])
})

test('a comment may be left out', async () => {
  expect((await form({ page: '/products/floss', helpful: 'yes' })).status).toBe(400)
  expect((await form({ page: '/products/dental-floss', helpful: 'yes', comment: '' })).status).toBe(
    303,
  )
  expect(
    await server.query(
      "SELECT helpful, comment FROM feedback WHERE page = '/products/dental-floss'",
    ),
  ).toEqual([{ helpful: 1, comment: null }])
})

test('a refused form comes back with what was written, escaped, and says what is wrong', async () => {
  const script = '<script>alert("x")</script>'
  const response = await form({ page, locale: 'es', comment: script + 'a'.repeat(500) })
  expect(response.status).toBe(400)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const html = await response.text()
  expect(html).toContain('<html lang="es">')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain(`&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;${'a'.repeat(500)}`)
  expect(html).toContain('id="feedback-helpful-error"')
  expect(html).toContain('id="feedback-comment-error"')
  expect(html).toContain(`href="/es${page}"`)
  expect(await rows('script')).toHaveLength(0)
})

test.each([
  ['no answer', { helpful: undefined }],
  ['another answer', { helpful: 'maybe' }],
  ['a truth value', { helpful: true }],
  ['501 characters', { comment: 'refused'.padEnd(501, 'a') }],
  ['a comment that is no text', { comment: 5 }],
  ['no page', { page: undefined }],
  ['a page that does not exist', { page: '/article/nope' }],
  ['a page that is not asked about', { page: '/about' }],
  ['a page of another site', { page: 'https://evil.example/article/root-canal' }],
  ['another site without its scheme', { page: '//evil.example' }],
  ['a way out of the folder', { page: '/../../etc/passwd' }],
  ['a page that is no text', { page: [page] }],
  ['an unknown language', { locale: 'fr' }],
])('%s is refused and not stored', async (_what, wrong) => {
  const response = await json({ page, helpful: 'yes', comment: 'refused', ...wrong })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid', message: expect.any(String) as string },
  })
  expect(await rows('refused')).toHaveLength(0)
})

test('500 of the widest letters are not too much', async () => {
  const fields = { page, helpful: 'yes', comment: '歯'.repeat(500) }
  expect((await form(fields)).status).toBe(303)
  expect((await json(fields)).status).toBe(200)
})

test.each([
  ['broken JSON', 'application/json', '{"page":', {}, 400],
  ['a list', 'application/json', '[]', {}, 400],
  ['too much', 'application/json', JSON.stringify({ comment: 'a'.repeat(9000) }), {}, 413],
  ['another type', 'text/plain', 'hello', {}, 415],
  ['another site', 'application/json', '{}', { Origin: 'https://evil.example' }, 403],
])('%s is refused as JSON', async (_what, type, body, headers, status) => {
  const response = await post(server, '/feedback', type, body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('error.code')
})

test('other methods are told that it is posted', async () => {
  const response = await server.fetch('/feedback')
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
})
