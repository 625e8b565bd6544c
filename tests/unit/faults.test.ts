import { expect, test, vi } from 'vitest'
import { createApp } from '../../worker/app.ts'
import type { Services } from '../../worker/services/types.ts'

/** A module with nothing in it. */
const emptyModule = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)

/** The app on ground that gives way: no file can be read, no row written. */
const broken: Services = {
  settings: {
    siteOrigin: 'https://esmalte.example',
    mollyProvider: 'embedded',
    mollyMode: 'on',
    modelCallsPerDay: 0,
    mails: { perMinute: 0, perDay: 0 },
    writes: { perMinute: 0, perDay: 0 },
    rateLimits: false,
    confirms: false,
    searchEngines: true,
    trustProxy: false,
  },
  assets: { fetch: () => Promise.reject(new Error('secret path /srv/files')) },
  kernel: new WebAssembly.Module(emptyModule),
  sql: { run: () => Promise.reject(new Error('secret table')) },
  waitUntil: () => {},
  allow: () => Promise.resolve(true),
  visitorAddress: () => undefined,
  limitSalt: '',
}
const app = createApp(() => broken)

test.each([
  ['/', '/', 'en', 'Something went wrong on our side'],
  ['/es/article/x', '/es/article/…', 'es', 'Algo salió mal de nuestro lado'],
])(
  'a fault on %s, logged as %s, shows a page in its language, and nothing of its inside',
  async (path, logged, lang, words) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const response = await app.request(path)
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(words)
    expect(html).not.toContain('secret')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const line = JSON.parse(String(log.mock.calls[0]![0])) as Record<string, unknown>
    expect(line).toMatchObject({ event: 'fault', path: logged, name: 'Error' })
    expect(JSON.stringify(line['at'])).toContain('files.ts')
    // What an error says may quote a visitor.
    expect(JSON.stringify(line)).not.toContain('secret')
    log.mockRestore()
  },
)

test.each([
  ['/api/articles', undefined],
  ['/api/search?q=teeth', undefined],
  ['/newsletter', { email: 'ana@example.com' }],
  ['/contact', { topic: 'idea', message: 'Hello' }],
])('a fault on %s is JSON, and says nothing of its inside', async (path, body) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const response = await app.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  expect(response.status).toBe(500)
  const text = await response.text()
  expect(JSON.parse(text)).toHaveProperty('error.code', 'fault')
  expect(text).not.toContain('secret')
  log.mockRestore()
})

test('/healthz says what failed, and asks no more for a while', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const run = vi.fn<Services['sql']['run']>(() => Promise.reject(new Error('secret table')))
  const sql = { run }
  const ill = createApp(() => ({ ...broken, sql }))
  for (let asked = 0; asked < 5; asked++) {
    const response = await ill.request('/healthz')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      ok: false,
      checks: { database: 'failed', index: 'failed' },
      build: 'test',
    })
  }
  expect(run).toHaveBeenCalledTimes(1)
  expect(String(log.mock.calls)).not.toContain('secret')
  log.mockRestore()
})

test('/healthz does not wait for what never answers', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const never = () => new Promise<never>(() => undefined)
  const stuck = { ...broken, assets: { fetch: never }, sql: { run: never } }
  const answer = createApp(() => stuck).request('/healthz')
  await vi.advanceTimersByTimeAsync(2000)
  expect((await answer).status).toBe(503)
  log.mockRestore()
  vi.useRealTimers()
})

test('an emergency is answered even when nothing else works', async () => {
  const response = await app.request('/functions/v1/ask-molly', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'my throat is swelling and I can’t breathe' }),
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ kind: 'emergency' })
})
