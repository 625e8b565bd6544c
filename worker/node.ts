import { chmodSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { Assets } from '../src/content/files.ts'
import { createApp } from './app.ts'
import { createCounters } from './services/limits.ts'
import { parseSettings } from './services/settings.ts'
import type { Services } from './services/types.ts'
import { serveFiles } from './services/node-files.ts'
import { openDatabase } from './services/node-sql.ts'
import { deliver } from './newsletter/issues/deliver.ts'
import { type IssueServices, sendDue } from './newsletter/issues/due.ts'
import { createNodeTransport } from './services/node-mail.ts'
import { logFault } from './http/log.ts'
import { forgetOld } from './retention/forget.ts'

/**
 * The same app on Node: files from disk, SQLite for D1, counters in memory. Rejects when it can't
 * listen. Node has no mail service, so an embedding program may pass `mail`.
 */
export async function startNode(
  environment: NodeJS.ProcessEnv,
  mail?: Services['mail'],
): Promise<{ origin: string; close: () => Promise<void> }> {
  const settings = parseSettings({ ...environment, EMAIL: mail })
  const database = environment['DATABASE_PATH'] || '.data/esmalte.sqlite'
  const sql = await openDatabase(database)
  // Earlier versions made our own folder readable.
  if (!environment['DATABASE_PATH']) chmodSync('.data', 0o700)
  const pending = new Set<Promise<void>>()
  const stopping = new AbortController()
  let delivering = Promise.resolve()
  const services: IssueServices = {
    settings,
    assets: filesBelow('dist/client'),
    sql,
    mail: settings.confirms ? mail : undefined,
    transport:
      settings.issues && createNodeTransport(settings.issues, join(dirname(database), 'mails')),
    // One consumer, as deployed: a batch after the other.
    enqueue: async (batch) => {
      delivering = delivering
        .then(() => deliver(services, batch, stopping.signal))
        .catch((error: unknown) => logFault('issue_fault', error))
    },
    waitUntil: (_c, work) => {
      pending.add(work)
      void work.finally(() => pending.delete(work))
    },
    allow: createCounters(),
    visitorAddress: (c) =>
      settings.trustProxy
        ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
        : getConnInfo(c).remote.address,
    limitSalt: settings.limitSalt ?? crypto.randomUUID(),
  }

  const forget = () => void forgetOld(services)
  forget()
  const forgetting = setInterval(forget, dayMs)
  let isLooking = false
  const sending = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void sendDue(services).finally(() => (isLooking = false))
  }, dueMs)

  const app = new Hono()
  app.use(serveFiles('dist/client'))
  app.route(
    '/',
    createApp(() => services),
  )

  const hostname = environment['HOST'] || '127.0.0.1'
  const port = Number(environment['PORT'] || 8787)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname, port, serverOptions }, (info) => {
      resolve({
        origin: `http://${hostname}:${info.port}`,
        async close() {
          clearInterval(forgetting)
          clearInterval(sending)
          stopping.abort()
          await closeWhenAnswered(server, isAnswering)
          await Promise.race([Promise.allSettled([...pending, delivering]), sleep(longestWorkMs)])
          await sql.close()
        },
      })
    }) as Server
    server.maxConnections = mostConnections
    const isAnswering = watchRequests(server)
    server.on('error', (error) => {
      void sql.close()
      reject(error)
    })
  })
}

const dayMs = 86_400_000

/** How often somebody looks whether mails of an issue are due. */
const dueMs = 5000

/** Far more than the proxy in front opens; each may cost some 100 KB. */
const mostConnections = 2000

const serverOptions = {
  headersTimeout: 10_000,
  // A body is read for 10 seconds (worker/http/body.ts), and what is left of it for another one.
  requestTimeout: 15_000,
  // How often these two are checked: by default only every 30 seconds.
  connectionsCheckingInterval: 1000,
}

/** As long as a request may take to arrive, and longer than Molly takes to answer it. */
const longestClosingMs = 30_000

/** A mail that is being sent. */
const longestWorkMs = 10_000

/** Returns a function that tells whether any answer is under way. */
function watchRequests(server: Server): () => boolean {
  let count = 0
  server.on('request', (_request, response) => {
    count++
    response.once('close', () => count--)
  })
  return () => count > 0
}

/**
 * Stops accepting connections, and resolves when pending requests have been answered. Node counts
 * a connection that has sent half a header as active, and after `close` gives it no time limit.
 */
function closeWhenAnswered(server: Server, isAnswering: () => boolean): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), longestClosingMs)
  const sweep = setInterval(() => {
    if (isAnswering()) server.closeIdleConnections()
    else server.closeAllConnections()
  }, 100)
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
