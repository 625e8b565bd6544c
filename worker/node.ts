import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { Assets } from '../src/content/files.ts'
import { createApp } from './app.ts'
import { createCounters } from './services/counters.ts'
import { parseSettings } from './services/settings.ts'
import type { Services, Sql } from './services/types.ts'
import { createGate } from './molly/providers/gate.ts'
import { serveFiles } from './services/node-files.ts'
import { createPageCache } from './render/page-cache.ts'

/**
 * The same app on Node: files from disk, SQLite for D1, counters in memory. Rejects when it can't
 * listen. Node has no mail service, so an embedding program may pass `mail`.
 */
export function startNode(
  environment: NodeJS.ProcessEnv,
  mail?: Services['mail'],
): Promise<{ origin: string; close: () => Promise<void> }> {
  const settings = parseSettings({ ...environment, EMAIL: mail })
  const path = environment['DATABASE_PATH'] || '.data/esmalte.sqlite'
  const sql = openDatabase(path)
  const allow = createCounters({
    molly: 30,
    newsletter: 10,
    contact: 10,
    feedback: 10,
    backend: 120,
    cspReport: 10,
    network: 300,
    networkWrites: 30,
    model: 300,
  })
  const services: Services = {
    pageCache: createPageCache(),
    settings,
    assets: filesBelow('dist/client'),
    sql,
    mail,
    waitUntil: () => {},
    allow,
    visitorAddress: (c) =>
      settings.trustProxy
        ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
        : getConnInfo(c).remote.address,
    limitSalt: settings.limitSalt ?? crypto.randomUUID(),
    gate: createGate({ settings, sql: openDatabase(path, 'NORMAL'), allow }),
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
      resolve({
        origin: `http://${hostname}:${info.port}`,
        close: () => closeWhenAnswered(server as Server),
      })
    })
    server.on('error', reject)
  })
}

const mostClosingMs = 10_000

/** Stops accepting connections, and resolves when pending requests have been answered. */
function closeWhenAnswered(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), mostClosingMs)
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(timer)
      clearInterval(sweep)
      resolve()
    })
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

/**
 * 'FULL': writes have reached the disk, and every request waits for that. 'NORMAL': they survive a
 * crash of this process but not always of the machine, which is enough for counters.
 */
function openDatabase(path: string, synchronous: 'FULL' | 'NORMAL' = 'FULL'): Sql {
  mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 5000;')
  database.exec(`PRAGMA synchronous = ${synchronous};`)
  migrate(database, 'worker/migrations')
  return {
    run: async (statement, values) => database.prepare(statement).all(...values),
  }
}

/** Applies migrations newer than `user_version`. */
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
