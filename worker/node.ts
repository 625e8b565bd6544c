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
import { createNodeTransport, forgetFiles } from './services/node-mail.ts'
import { logFault } from './http/log.ts'
import { networkOf } from './http/visitor.ts'
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
  const mails = join(dirname(database), 'mails')
  const sql = await openDatabase(database)
  // Earlier versions made our own folder readable.
  if (!environment['DATABASE_PATH']) chmodSync('.data', 0o700)
  const pending = new Set<Promise<void>>()
  const stopping = new AbortController()
  let delivering = Promise.resolve()
  const services: IssueServices = {
    settings,
    assets: filesBelow('dist/client'),
    kernel: new WebAssembly.Module(await readFile('dist/client/encoder/kernel.wasm')),
    sql,
    mail: settings.confirms ? mail : undefined,
    transport: settings.issues && createNodeTransport(settings.issues, mails),
    // One consumer, as deployed: batches run one after another.
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
  let isSending = false
  const sending = setInterval(() => {
    if (isSending) return
    isSending = true
    void forgetFiles(mails, sql)
      .catch((error: unknown) => logFault('retention', error, { what: 'mails' }))
      .then(() => sendDue(services))
      .finally(() => (isSending = false))
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
          await Promise.race([Promise.allSettled([...pending, delivering]), sleep(maxWorkMs)])
          await sql.close()
        },
      })
    }) as Server
    server.maxConnections = maxConnections
    // A proxy has one address for all visitors.
    if (!settings.trustProxy) shareConnections(server)
    const isAnswering = watchRequests(server)
    server.on('error', (error) => {
      void sql.close()
      reject(error)
    })
  })
}

const dayMs = 86_400_000

/** How often to check for due issue mails. */
const dueMs = 5000

/** Far more than the proxy in front opens; each may cost about 100 KB. */
const maxConnections = 2000

/** Of one network without a proxy: a school behind one address, not a stranger who takes them all. */
const maxOfNetwork = 200

const serverOptions = {
  headersTimeout: 10_000,
  // Reading a body may take 10 seconds (worker/http/body.ts), and draining it another one.
  requestTimeout: 15_000,
  // How often both timeouts are enforced; the default is every 30 seconds.
  connectionsCheckingInterval: 1000,
}

/** The longest a request may take to arrive, and longer than Molly takes to answer. */
const maxClosingMs = 30_000

/** The longest to wait for a mail in progress. */
const maxWorkMs = 10_000

/** Closes a new connection of a network that has its share. */
function shareConnections(server: Server): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    if (count > maxOfNetwork) return socket.destroy()
    open.set(network, count)
    return socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/** Returns a function that reports whether any response is in progress. */
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
 * a connection with an incomplete header as active, and after `close` never times it out.
 */
function closeWhenAnswered(server: Server, isAnswering: () => boolean): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), maxClosingMs)
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
