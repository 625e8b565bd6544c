import { expect, test } from 'vitest'
import { post, postForm, postJson, readText } from '../support/requests.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

const path = '/feedback/molly'
const json = (value: unknown, headers?: Record<string, string>) =>
  postJson(server, path, value, headers)
const rows = (words: string) => server.query(`SELECT * FROM answer_ratings WHERE ${words}`)
const today = new Date().toISOString().slice(0, 10)

test('a rating is kept as a count of card, verdict, language and day, and nothing else', async () => {
  const visitor = { 'CF-Connecting-IP': '203.0.113.9', 'User-Agent': 'Visitor/1.0' }
  const rating = { card: 'implants/pain', verdict: 'down', locale: 'es' }
  for (let times = 0; times < 2; times++) {
    const response = await json({ ...rating, message: 'my words', name: 'Ana' }, visitor)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })
  }
  expect(await rows("card = 'implants/pain'")).toEqual([
    { day: today, card: 'implants/pain', verdict: 'down', locale: 'es', count: 2 },
  ])
})

test('an answer of two cards rates both, each once', async () => {
  await json({ card: 'two/a two/b', verdict: 'up' })
  await json({ card: 'two/c two/c', verdict: 'up' })
  const found = await rows("card LIKE 'two/%' ORDER BY card")
  expect(found.map(({ card, count }) => [card, count])).toEqual([
    ['two/a', 1],
    ['two/b', 1],
    ['two/c', 1],
  ])
})

test.each([
  ['en', '/ask-molly#rated'],
  ['es', '/es/ask-molly#rated'],
])('a form in %s leads to a page that says thank you', async (locale, to) => {
  const response = await postForm(server, path, { card: `form/${locale}`, verdict: 'up', locale })
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe(to)
  expect(await readText(server, to)).toContain('id="rated"')
  expect(await rows(`card = 'form/${locale}'`)).toMatchObject([{ locale, verdict: 'up', count: 1 }])
})

test.each([
  ['no card', { verdict: 'up' }],
  ['an empty card', { card: '', verdict: 'up' }],
  ['words', { card: 'My tooth hurts', verdict: 'up' }],
  ['three cards', { card: 'a b c', verdict: 'up' }],
  ['a long card', { card: 'a'.repeat(101), verdict: 'up' }],
  ['a list', { card: ['a'], verdict: 'up' }],
  ['another verdict', { card: 'refused/a', verdict: 'maybe' }],
  ['no verdict', { card: 'refused/a' }],
  ['another language', { card: 'refused/a', verdict: 'up', locale: 'fr' }],
])('%s is refused, as JSON or as a page', async (what, value) => {
  const before = await rows('1')
  const response = await json(value)
  expect(response.status).toBe(400)
  expect(await response.json()).toHaveProperty('error.code', 'invalid')
  const page = await postForm(server, path, value as Record<string, string>)
  if (what !== 'a list') {
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('<html')
    expect(await rows('1')).toEqual(before)
  }
})

test('other sites, methods and kinds of bodies are refused', async () => {
  const rating = { card: 'foreign/a', verdict: 'up' }
  expect((await json(rating, { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await json(rating, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await json({ ...rating, card: 'a'.repeat(2000) })).status).toBe(413)
  expect((await post(server, path, 'text/plain', 'up')).status).toBe(415)
  const read = await server.fetch(path)
  expect(read.status).toBe(405)
  expect(read.headers.get('Allow')).toBe('POST')
  expect(await rows("card = 'foreign/a'")).toEqual([])
})

test('a day has 500 rows at most, and goes on counting what it knows', async () => {
  await json({ card: 'known/a', verdict: 'up' })
  await server.query(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
    INSERT INTO answer_ratings SELECT '${today}', 'flood/' || i, 'up', 'en', 1 FROM n
    WHERE (SELECT count(*) FROM answer_ratings) + i <= 500`)
  await json({ card: 'new/a', verdict: 'up' })
  expect(await rows("card = 'new/a'")).toEqual([])
  await json({ card: 'known/a', verdict: 'up' })
  expect(await rows("card = 'known/a'")).toMatchObject([{ count: 2 }])
})

test('what is older than 400 days is forgotten', async () => {
  for (const [days, card] of [
    [401, 'old'],
    [399, 'recent'],
  ]) {
    await server.query(
      `INSERT INTO answer_ratings VALUES (date('now', '-${days} days'), '${card}', 'up', 'en', 1)`,
    )
  }
  await json({ card: 'known/a', verdict: 'up' })
  expect(await rows("card IN ('old', 'recent')")).toMatchObject([{ card: 'recent' }])
})

test('searches without results are counted by day, never their words', async () => {
  const count = async () => {
    const rows = await server.query('SELECT * FROM daily_counts')
    expect(rows.length).toBeLessThanOrEqual(1)
    expect({ day: today, kind: 'search', key: 'none', ...rows[0] }).toMatchObject({
      day: today,
      kind: 'search',
      key: 'none',
    })
    return Number(rows[0]?.['count'] ?? 0)
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
