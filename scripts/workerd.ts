import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { createFiles } from '../worker/services/node-mail.ts'
import { settingNames } from '../worker/services/settings.ts'
import { offline } from './migrate.ts'

/**
 * node scripts/workerd.ts <host> <port> <state>: the production build on workerd, with the settings
 * of the environment and the database in the folder `state`. It ends with the process that forked
 * it, however that ends. `wrangler dev` would put a proxy in front, which answers for the worker
 * when a connection breaks, and which nobody ends.
 */

process.on('disconnect', () => process.exit(0))
Object.assign(process.env, offline)

const folder = join(import.meta.dirname, '../dist/esmalte')
const [host = '', port = '', state = ''] = process.argv.slice(2)
const dayMs = 86_400_000
const dueMs = 5000
const writeFile = createFiles(join(state, '../mails'))

type Built = {
  compatibility_date: string
  compatibility_flags: string[]
  vars: Record<string, string>
  d1_databases: { binding: string; database_id: string }[]
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: 60 } }[]
  send_email: { name: string }[]
  queues: {
    producers: { queue: string; binding: string }[]
    consumers: {
      queue: string
      max_batch_size: number
      max_batch_timeout: number
      max_retries: number
    }[]
  }
}

try {
  const built = JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8')) as Built
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port: Number(port),
      cf: false,
      resourcePersistencePath: join(state, 'v3'),
      // Mails that the worker sends are written below it.
      resourceTmpPath: join(state, '../tmp'),
      handleStructuredLogs: ({ level, message }) =>
        level === 'error' || level === 'warn' ? console.error(message) : console.log(message),
      name: 'esmalte',
      rootPath: folder,
      modules: [{ type: 'ESModule', path: 'index.js' }],
      compatibilityDate: built.compatibility_date,
      compatibilityFlags: built.compatibility_flags,
      bindings: { ...built.vars, ...readDevVars(), ...readEnvironment() },
      d1Databases: Object.fromEntries(
        built.d1_databases.map(({ binding, database_id: id }) => [binding, id]),
      ),
      ratelimits: Object.fromEntries(built.ratelimits.map(({ name, ...limit }) => [name, limit])),
      queueProducers: Object.fromEntries(
        built.queues.producers.map(({ binding, queue }) => [binding, queue]),
      ),
      queueConsumers: Object.fromEntries(
        built.queues.consumers.map((consumer) => [
          consumer.queue,
          {
            maxBatchSize: consumer.max_batch_size,
            maxBatchTimeout: consumer.max_batch_timeout,
            maxRetries: consumer.max_retries,
          },
        ]),
      ),
      // A worker has no disk.
      serviceBindings: {
        MAIL_FILES: async (request) => {
          await writeFile(
            (await request.json()) as Parameters<typeof writeFile>[0],
            new AbortController().signal,
          )
          return new Response()
        },
      },
      email: { send_email: built.send_email },
      assets: {
        directory: '../client',
        binding: 'ASSETS',
        routerConfig: { has_user_worker: true },
        assetConfig: { not_found_handling: 'none', html_handling: 'none' },
      },
    }),
  )
  await miniflare.ready
  process.send?.('ready')
  await callOnTime(miniflare)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** The build copies this file. */
function readDevVars(): Record<string, string> {
  const file = join(folder, '.dev.vars')
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

function readEnvironment(): Record<string, string> {
  const given = settingNames.filter((name) => process.env[name])
  return Object.fromEntries(given.map((name) => [name, process.env[name]!]))
}

/** Deployed, the platform calls the worker by the cron triggers of wrangler.toml. */
async function callOnTime(miniflare: Miniflare): Promise<void> {
  const worker = await miniflare.getWorker()
  const call = (cron: string) => worker.scheduled({ cron }).catch(() => {})
  void call('17 3 * * *')
  setInterval(() => void call('17 3 * * *'), dayMs).unref()
  // More often than a cron trigger can: nobody wants to wait for a letter to themselves.
  let isLooking = false
  setInterval(() => {
    if (isLooking) return
    isLooking = true
    void call('* * * * *').finally(() => (isLooking = false))
  }, dueMs).unref()
}
