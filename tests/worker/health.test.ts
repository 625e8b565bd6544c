import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoggedServer, startLogged } from '../support/logged-servers.ts'
import { readText } from '../support/requests.ts'
import { platforms, sharedServer, testServer } from '../support/servers.ts'
import { chooseSecond, type StandIn, startStandIn } from '../support/stand-in.ts'
import { waitFor } from '../support/wait.ts'

describe.each(platforms)('/healthz on %s', (platform) => {
  const server = sharedServer(platform)

  test('says that database and index answer, and which build this is', async () => {
    const response = await server.fetch('/healthz')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { build } = (await (await server.fetch('/version')).json()) as { build: string }
    expect(build).toMatch(/^[0-9a-f]{12}$/)
    expect(await response.json()).toEqual({
      ok: true,
      checks: { database: 'ok', index: 'ok' },
      build,
    })
    expect((await server.fetch('/healthz', { method: 'HEAD' })).status).toBe(200)
  })

  test.each(['/', '/nope', '/api/articles', '/version', '/robots.txt', '/newsletter'])(
    'every answer names the build: %s',
    async (path) => {
      const { headers } = await server.fetch(path)
      const { build } = (await (await server.fetch('/version')).json()) as { build: string }
      expect(headers.get('X-Esmalte-Build')).toBe(build)
    },
  )

  test('so does a 304', async () => {
    const { headers } = await server.fetch('/about')
    const again = { headers: { 'If-None-Match': headers.get('ETag')! } }
    const unchanged = await server.fetch('/about', again)
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('X-Esmalte-Build')).toBe(headers.get('X-Esmalte-Build'))
  })

  test('search engines may come', async () => {
    expect((await server.fetch('/')).headers.get('X-Robots-Tag')).toBeNull()
  })
})

// The answers are kept for some seconds, so both platforms wait at once.
describe.concurrent.each(platforms)('/healthz on %s, when something is missing', (platform) => {
  let root: string
  const started: LoggedServer[] = []
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'esmalte-'))
    const files = ['dist/client/_headers', 'dist/client/encoder/kernel.wasm']
    const folders = ['dist/esmalte', 'dist/client/_content', 'dist/node', 'worker/migrations']
    for (const part of [...files, ...folders]) {
      cpSync(part, join(root, part), { recursive: true })
    }
    rmSync(join(root, 'dist/client/_content/es/search.json'))
  })
  afterAll(async () => {
    await Promise.all(started.map((server) => server.close()))
    rmSync(root, { recursive: true })
  })
  const start = async (from?: string) => {
    const server = await startLogged(platform, {}, from)
    started.push(server)
    return server
  }

  test('answers 503 without the tables, says so and not why, and is well again with them', async () => {
    const server = await start()
    await server.query('ALTER TABLE subscribers RENAME TO gone')
    const response = await server.fetch('/healthz')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      ok: false,
      checks: { database: 'failed', index: 'ok' },
    })
    await server.query('ALTER TABLE gone RENAME TO subscribers')
    // For a few seconds the answer stands: nobody can wear the database out by asking.
    expect((await server.fetch('/healthz')).status).toBe(503)
    expect(server.lines().filter((line) => line.includes('"health"'))).toHaveLength(1)
    const well = async () => (await server.fetch('/healthz')).status
    await waitFor(async () => expect(await well()).toBe(200))
  })

  test('answers 503 without the index of one language, while pages are still served', async () => {
    const server = await start(root)
    const response = await server.fetch('/healthz')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      ok: false,
      checks: { database: 'ok', index: 'failed' },
    })
    expect((await server.fetch('/about')).status).toBe(200)
  })
})

describe('/healthz with a language model', () => {
  const key = 'sk-0123456789'
  let model: StandIn
  const started: LoggedServer[] = []
  beforeAll(async () => {
    model = await startStandIn(chooseSecond)
  })
  afterAll(async () => {
    await Promise.all(started.map((server) => server.close()))
    model.close()
  })

  test.each([
    ['good', 'Node', 'ok'],
    ['401', 'Node', 'refused'],
    ['401', 'workerd', 'refused'],
    ['500', 'Node', 'failed'],
    ['no headers at all', 'Node', 'failed'],
  ] as const)(
    'a model that is “%s” is asked once on %s, and called %s',
    async (mood, platform, word) => {
      const address = `${mood} on ${platform}`
      model.moods[address] = mood
      const server = await startLogged(platform, {
        MOLLY_PROVIDER: 'openai-compatible',
        MOLLY_LLM_URL: model.url(address),
        MOLLY_LLM_MODEL: 'm',
        MOLLY_LLM_KEY: key,
      })
      started.push(server)
      await server.fetch('/')
      expect(model.calls(address)).toBe(0)
      for (let times = 0; times < 3; times += 1) {
        const response = await server.fetch('/healthz')
        expect(response.status).toBe(200)
        expect(await response.json()).toMatchObject({ ok: true, model: word })
      }
      expect(model.calls(address)).toBe(1)
      expect(model.last(address).headers.authorization).toBe(`Bearer ${key}`)
      expect(await server.query("SELECT n FROM counts WHERE kind = 'model'")).toEqual([{ n: 1 }])
      const lines = server.lines().join()
      expect(lines.includes('molly_upstream')).toBe(word !== 'ok')
      expect(lines).not.toMatch(/sk-/)
      // Wrangler's proxy goes on reading what workerd has abandoned.
      if (platform === 'Node') await expect.poll(() => model.pending(address)).toBe(0)
    },
  )
})

describe('SEARCH_ENGINES=off', () => {
  const server = testServer('Node', { SEARCH_ENGINES: 'off' })

  test.each(['/', '/es/about', '/sitemap.xml', '/about.md', '/nope', '/api/articles'])(
    'asks search engines to leave %s out',
    async (path) => {
      expect((await server.fetch(path)).headers.get('X-Robots-Tag')).toContain('noindex')
    },
  )

  test('and lets them read that: a page nobody may fetch is listed by its address', async () => {
    const robots = await readText(server, '/robots.txt')
    expect(robots).not.toMatch(/^Disallow: \/$/m)
  })
})
