import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, inject } from 'vitest'
import type { createTestHarness } from 'wrangler'
import type { Services } from '../../worker/services/types.ts'

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'
process.env['WRANGLER_SEND_METRICS'] = 'false'

export type Server = {
  origin: string
  /** `path` below the origin; redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  query(statement: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export const platforms = ['workerd', 'Node'] as const
export type Platform = (typeof platforms)[number]

declare module 'vitest' {
  interface ProvidedContext {
    origins: Record<Platform, string>
  }
}

export const fetchFrom =
  (origin: string): Server['fetch'] =>
  (path, init) =>
    fetch(origin + path, { redirect: 'manual', ...init })

/**
 * The server that all files of tests/worker share, for tests that store nothing. Page contents are
 * tested on Node, which starts faster: tests/all/worker/same.test.ts shows that both platforms agree.
 */
export function sharedServer(platform: Platform = 'Node'): Pick<Server, 'origin' | 'fetch'> {
  const origin = inject('origins')[platform]
  return { origin, fetch: fetchFrom(origin) }
}

/** The built app as deployed. Limits are off unless `settings` turns them on. */
export async function startServer(
  platform: Platform,
  settings: Record<string, string> = {},
): Promise<Server> {
  const vars = { RATE_LIMITS: 'off', ...settings }
  return platform === 'workerd' ? startWorkerd(vars) : startOnNode(vars)
}

/** `configPath`: another configuration of the built worker; `beside`: workers it is bound to. */
export async function startWorkerd(
  vars: Record<string, string>,
  configPath = 'dist/esmalte/wrangler.json',
  beside: string[] = [],
): Promise<Server & { harness: ReturnType<typeof createTestHarness> }> {
  // Importing wrangler takes longer than a whole test that needs only Node.
  const wrangler = await import('wrangler')
  const harness = wrangler.createTestHarness({
    workers: [{ configPath, vars }, ...beside.map((path) => ({ configPath: path }))],
  })
  const { url } = await harness.listen()
  const worker = harness.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  const { DB } = await worker.getEnv()
  return {
    harness,
    origin: url.origin,
    fetch: fetchFrom(url.origin),
    query: async (statement) => (await DB.prepare(statement).all()).results,
    close: () => harness.close(),
  }
}

export async function startOnNode(
  vars: Record<string, string>,
  mail?: Services['mail'],
): Promise<Server> {
  const database =
    vars['DATABASE_PATH'] ?? join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'test.sqlite')
  const { startNode } = (await import(
    join(process.cwd(), 'dist/node/node.js')
  )) as typeof import('../../worker/node.ts')
  const { origin, close } = await startNode({ ...vars, PORT: '0', DATABASE_PATH: database }, mail)
  return {
    origin,
    fetch: fetchFrom(origin),
    query: async (statement) => new DatabaseSync(database).prepare(statement).all(),
    close,
  }
}

/** A private server, started before a file's or `describe`'s tests and closed after them. */
export function testServer(
  platform: Platform = 'workerd',
  settings?: Record<string, string>,
): Server {
  const server = {} as Server
  beforeAll(async () => {
    Object.assign(server, await startServer(platform, settings))
  })
  afterAll(() => server.close())
  return server
}
