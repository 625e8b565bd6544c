import { expect, test } from 'vitest'
import { post, postForm, postJson, readText } from '../support/requests.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

const path = '/feedback/molly'
const json = (value: unknown, headers?: Record<string, string>) =>
  postJson(server, path, value, headers)
const rows = (like = '%') =>
  server.query(
    `SELECT day, key, n FROM counts WHERE kind = 'rating' AND key LIKE '${like}' ORDER BY key`,
  )
const today = new Date().toISOString().slice(0, 10)

test('a rating is kept as a count of card, verdict, language and day, and nothing else', async () => {
  const visitor = { 'CF-Connecting-IP': '203.0.113.9', 'User-Agent': 'Visitor/1.0' }
  const rating = { card: 'abscess/signs', verdict: 'down', locale: 'es' }
  for (let times = 0; times < 2; times++) {
    const response = await json({ ...rating, message: 'my words', name: 'Ana' }, visitor)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
  }
  expect(await rows('abscess/signs%')).toEqual([{ day: today, key: 'abscess/signs down es', n: 2 }])
})

test('an answer of two cards rates both, each once', async () => {
  await json({ card: 'abscess/causes abscess/pop-it', verdict: 'up' })
  await json({ card: 'abscess/gum-boil abscess/gum-boil', verdict: 'up' })
  expect(await rows('% up en')).toMatchObject([
    { key: 'abscess/causes up en', n: 1 },
    { key: 'abscess/gum-boil up en', n: 1 },
    { key: 'abscess/pop-it up en', n: 1 },
  ])
})

test.each([
  ['en', '/ask-molly#rated'],
  ['es', '/es/ask-molly#rated'],
])('a form in %s leads to a page that says thank you', async (locale, to) => {
  const card = 'abscess/swollen-face'
  const response = await postForm(server, path, { card, verdict: 'up', locale })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(to)
  expect(await readText(server, to)).toContain('id="rated"')
  expect(await rows(`${card} up ${locale}`)).toMatchObject([{ n: 1 }])
})

test.each([
  ['no card', { verdict: 'up' }],
  ['an empty card', { card: '', verdict: 'up' }],
  ['words', { card: 'My tooth hurts', verdict: 'up' }],
  ['a card that somebody made up', { card: 'jane-doe.has.x/0', verdict: 'up' }],
  ['one beside a real one', { card: 'abscess/signs jane-doe/has-x', verdict: 'up' }],
  ['what every object has', { card: 'constructor', verdict: 'up' }],
  ['three cards', { card: 'a b c', verdict: 'up' }],
  ['a long card', { card: 'a'.repeat(101), verdict: 'up' }],
  ['a list', { card: ['a'], verdict: 'up' }],
  ['another verdict', { card: 'abscess/signs', verdict: 'maybe' }],
  ['no verdict', { card: 'abscess/signs' }],
  ['another language', { card: 'abscess/signs', verdict: 'up', locale: 'fr' }],
])('%s is refused, as JSON or as a page', async (what, value) => {
  const before = await rows()
  const response = await json(value)
  expect(response.status).toBe(400)
  expect(await response.json()).toHaveProperty('error.code', 'invalid')
  const page = await postForm(server, path, value as Record<string, string>)
  if (what !== 'a list') {
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('<html')
    expect(await rows()).toEqual(before)
  }
})

test('other sites, methods and kinds of bodies are refused', async () => {
  const rating = { card: 'abscess/why', verdict: 'up' }
  expect((await json(rating, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await json(rating, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await json({ ...rating, card: 'a'.repeat(2000) })).status).toBe(413)
  expect((await post(server, path, 'text/plain', 'up')).status).toBe(415)
  const read = await server.fetch(path)
  expect(read.status).toBe(405)
  expect(read.headers.get('Allow')).toBe('POST')
  expect(await rows('abscess/why%')).toEqual([])
})

test('searches without results are counted by day, never their words', async () => {
  const count = async () => {
    const found = await server.query("SELECT day, key, n FROM counts WHERE kind = 'search'")
    expect(found.length).toBeLessThanOrEqual(1)
    expect({ day: today, key: 'none', ...found[0] }).toMatchObject({ day: today, key: 'none' })
    return Number(found[0]?.['n'] ?? 0)
  }
  expect(await count()).toBe(0)
  await readText(server, '/search?q=xyzzyqwv')
  await readText(server, '/es/search?q=xyzzyqwv')
  await expect.poll(count).toBe(2)
  await readText(server, '/search?q=teeth')
  await readText(server, '/search?q=teeth&type=video&page=900')
  await readText(server, '/search')
  expect(await count()).toBe(2)
})
