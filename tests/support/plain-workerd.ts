import { readdirSync, readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { readWorkerOptions } from '../../scripts/worker-options.ts'
import { fetchFrom, type Platform, type Server, startServer } from './servers.ts'

/**
 * The built worker without wrangler. Wrangler's proxy between workerd and the network goes on
 * reading what workerd has abandoned; here an upstream call ends when the worker ends it.
 */
export async function startPlainWorkerd(
  settings: Record<string, string>,
  more: { inspectorPort?: number } = {},
): Promise<Server & { inspectorUrl: () => Promise<URL> }> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...readWorkerOptions({ RATE_LIMITS: 'off', ...settings }),
      ...more,
    }),
  )
  const { origin } = await miniflare.ready
  const database = await miniflare.getD1Database('DB')
  for (const file of readdirSync('worker/migrations').sort()) {
    const statements = readFileSync(`worker/migrations/${file}`, 'utf8').replace(/--.*$/gm, '')
    const all = statements.split(';').filter((statement) => statement.trim())
    await database.batch(all.map((statement) => database.prepare(statement)))
  }
  return {
    origin,
    // A fresh connection: the pool may reuse one that workerd has just closed.
    fetch: (path, init) => {
      const headers = new Headers(init?.headers)
      headers.set('Connection', 'close')
      return fetchFrom(origin)(path, { ...init, headers })
    },
    query: async (statement) => (await database.prepare(statement).all()).results,
    close: () => miniflare.dispose(),
    inspectorUrl: async () => new URL('/core:user:esmalte', await miniflare.getInspectorURL()),
  }
}

/** The built app on either platform, with no proxy to the network. */
export function startWithoutProxy(
  platform: Platform,
  settings: Record<string, string>,
): Promise<Server> {
  return platform === 'Node' ? startServer('Node', settings) : startPlainWorkerd(settings)
}

/** An empty worker in the same setup, to measure the growth that is not ours. */
export async function startBareWorkerd(): Promise<Pick<Server, 'origin' | 'close'>> {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'
  const contents = 'export default { fetch: () => new Response("nothing") }'
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...readWorkerOptions({}),
      modules: [{ type: 'ESModule', path: 'index.js', contents }],
    }),
  )
  return { origin: (await miniflare.ready).origin, close: () => miniflare.dispose() }
}
