import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { Assets } from '../src/content/files.ts'
import { createApp } from './app.ts'
import { type LimitName, parseSettings, type Services, type Sql } from './env.ts'
import { serveFiles } from './node-files.ts'
import { createSent } from './sent.ts'

/** The same app on Node: files from disk, SQLite for D1, counters in memory. Rejects when it can't listen. */
export function startNode(
  environment: NodeJS.ProcessEnv,
): Promise<{ origin: string; close: () => void }> {
  const settings = parseSettings(environment)
  const services: Services = {
    sent: createSent(),
    settings,
    assets: filesBelow('dist/client'),
    sql: openDatabase(environment['DATABASE_PATH'] || '.data/esmalte.sqlite'),
    allow: createLimiter({ molly: 30, newsletter: 10, contact: 10, feedback: 10, cspReport: 10 }),
    visitorAddress: (c) =>
      settings.trustProxy
        ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
        : getConnInfo(c).remote.address,
  }

  const app = new Hono()
  app.use(serveFiles('dist/client'))
  app.route(
    '/',
    createApp(() => services),
  )

  const hostname = environment['HOST'] || '127.0.0.1'
  const port = Number(environment['PORT'] || 8787)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname, port }, (info) => {
      resolve({ origin: `http://${hostname}:${info.port}`, close: () => server.close() })
    })
    server.on('error', reject)
  })
}

function filesBelow(folder: string): Assets {
  return {
    async fetch(input) {
      const { pathname } = new URL(input)
      try {
        return new Response(await readFile(join(folder, pathname)))
      } catch {
        return new Response(null, { status: 404 })
      }
    },
  }
}

function openDatabase(path: string): Sql {
  mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000;')
  migrate(database, 'worker/migrations')
  return {
    run: async (statement, values) => database.prepare(statement).all(...values),
  }
}

/** Applies the migration files that `user_version` has not counted yet. */
function migrate(database: DatabaseSync, folder: string): void {
  const { user_version: applied } = database.prepare('PRAGMA user_version').get() as {
    user_version: number
  }
  const files = readdirSync(folder).sort()
  for (const [index, file] of files.entries()) {
    if (index < applied) continue
    const statements = readFileSync(join(folder, file), 'utf8')
    database.exec(`BEGIN; ${statements} PRAGMA user_version = ${index + 1}; COMMIT;`)
  }
}

/** Counts per visitor in windows of a minute, as the platform's binding does. */
function createLimiter(perMinute: Record<LimitName, number>): Services['allow'] {
  let minute = 0
  const counts = new Map<string, number>()
  return async (limit, visitor) => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) counts.clear()
    minute = now
    const key = `${limit} ${visitor}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= perMinute[limit]
  }
}
