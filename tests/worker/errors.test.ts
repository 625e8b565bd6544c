import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createToken } from '../../worker/newsletter/token.ts'
import { mainOf, postForm, postJson } from '../support/requests.ts'
import { platforms, sharedServer, testServer } from '../support/servers.ts'

/** What every object has, and a list of our own need not. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

describe.each(platforms)('on %s', (platform) => {
  const server = sharedServer(platform)

  test('no error is kept by a cache, whatever the path promises', async () => {
    const range = { headers: { Range: 'bytes=999999999-' } }
    const answers = [
      server.fetch('/films/no-such-film.mp4'),
      server.fetch('/assets/no-such-file.js'),
      server.fetch('/art/no-such-drawing.svg'),
      server.fetch('/licences.txt', platform === 'Node' ? range : { method: 'POST' }),
      server.fetch('/article/no-such-page'),
      server.fetch('/no-such-page.md'),
      server.fetch('/qr/no-such-page.svg'),
      server.fetch('/es/facts/NO-01'),
      server.fetch('/api/articles?page=0'),
      server.fetch('/feed.xml', { method: 'DELETE' }),
      server.fetch('/auth/v1/token'),
      postForm(server, '/contact', {}),
      postJson(server, '/mcp', []),
    ]
    for (const { url, status, headers, body } of await Promise.all(answers)) {
      await body?.cancel()
      expect(status, url).toBeGreaterThanOrEqual(400)
      expect(status, url).toBeLessThan(500)
      // The platform answers a wrong method for a file by itself, and no cache keeps a POST.
      if (url.endsWith('/licences.txt') && platform === 'workerd') continue
      expect(headers.get('Cache-Control'), url).toBe('no-store')
    }
  })

  test.each(inherited)('nothing is found by the name "%s"', async (name) => {
    const missing = [
      `/films/${name}`,
      `/${name}`,
      `/article/${name}`,
      `/${name}.md`,
      `/qr/${name}.svg`,
      `/facts/${name}`,
      `/_content/en/${name}`,
    ]
    for (const path of missing) expect((await server.fetch(path)).status, path).toBe(404)
    const refused = [
      `/api/articles?category=${name}`,
      `/api/search?q=a&locale=${name}`,
      `/urgency?who=${name}&topic=${name}`,
    ]
    for (const path of refused) expect((await server.fetch(path)).status, path).toBe(400)
    const asked = [
      `/search?q=${name}+teeth&type=${name}`,
      `/es/search?q=${name}+dientes`,
      `/api/search?q=${name}+teeth`,
      `/?category=${name}`,
      `/article/cavity-prevention-quiz?result=${name}`,
      `/explore?format=${name}`,
      `/ask-dentist?topic=${name}&place=${name}`,
    ]
    for (const path of asked) expect((await server.fetch(path)).status, path).toBe(200)
    const fields = { [name]: name, topic: name, what: name, card: name, locale: 'en' }
    for (const path of ['/contact', '/feedback/molly', '/urgency', '/tools/reminders']) {
      expect((await postForm(server, path, fields)).status, path).toBe(400)
    }
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } }
    expect(await (await postJson(server, '/mcp', call)).json()).toMatchObject({
      error: { code: -32602 },
    })
  })
})

describe('while another program writes to the database', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'test.sqlite')
  const secret = 's'.repeat(32)
  const subscriber = 'a'.repeat(32)
  const server = testServer('Node', {
    DATABASE_PATH: path,
    NEWSLETTER_SECRET: secret,
    NEWSLETTER_FROM: 'news@example.com',
  })
  let other: DatabaseSync
  beforeAll(() => {
    other = new DatabaseSync(path)
    other.exec(`INSERT INTO subscribers (id, email, status, locale, source)
      VALUES ('${subscriber}', 'ana@example.com', 'confirmed', 'en', 'bar')`)
    other.exec('BEGIN IMMEDIATE')
  })
  afterAll(() => other.close())

  const [english, spanish] = ['Please try again in a minute', 'Inténtelo de nuevo en un minuto']
  test.each([
    ['/contact', { topic: 'idea', message: 'written' }, english],
    ['/contact', { topic: 'idea', message: 'written', locale: 'es' }, spanish],
    ['/feedback', { page: '/article/root-canal', helpful: 'no', comment: 'written' }, english],
    ['/newsletter', { email: 'written@example.com' }, english],
    ['/newsletter/unsubscribe', { email: 'written@example.com', delete: '1' }, english],
    ['/es/newsletter/unsubscribe', { email: 'written@example.com' }, spanish],
  ])('%s gives back what was written', async (path, fields, problem) => {
    const response = await postForm(server, path, fields)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const main = mainOf(await response.text())
    expect(main).toContain(problem)
    expect(main).toMatch(/>written<|value="written@/)
    if ('delete' in fields) expect(main).toContain('checked=""')
  })

  test.each([
    ['confirm', {}, '>Confirm my address</button>'],
    ['unsubscribe', {}, '>Unsubscribe</button>'],
    ['unsubscribe', { delete: '1' }, 'name="delete">Delete my address altogether<'],
    ['preferences', { locale: 'es', months: '3' }, '<option value="3" selected="">'],
  ] as const)('the link to %s with %j has its button again', async (purpose, fields, again) => {
    const token = await createToken(secret, purpose, subscriber)
    const link = `/newsletter/${purpose}?token=${token}`
    const response = await postForm(server, link, fields)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
    const main = mainOf(await response.text())
    expect(main).toContain(english)
    expect(main).toContain(`action="${link}"`)
    expect(main).toContain(again)
  })
})
