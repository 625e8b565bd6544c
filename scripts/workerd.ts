import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { createD1 } from '../worker/services/d1.ts'
import { createFiles, forgetFiles } from '../worker/services/node-mail.ts'
import { settingNames } from '../worker/services/settings.ts'
import { runCommand } from './command.ts'
import { offline } from './migrate.ts'
import { readWorkerOptions } from './worker-options.ts'

/**
 * node scripts/workerd.ts <host> <port> <state>: runs the production build on workerd, with the
 * environment's settings and the database in the folder `state`. Ends with the process that forked
 * it, even if that is killed. `wrangler dev` would add a proxy, which answers for the worker when a
 * connection breaks, and which would keep running.
 */

process.on('disconnect', () => process.exit(0))
Object.assign(process.env, offline)

const [host = '', port = '', state = ''] = process.argv.slice(2)
const dayMs = 86_400_000
const dueMs = 5000
const mails = join(state, '../mails')
const writeFile = createFiles(mails)

await runCommand(async () => {
  const options = readWorkerOptions(readEnvironment())
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...options,
      host,
      port: Number(port),
      cf: false,
      resourcePersistencePath: join(state, 'v3'),
      // The EMAIL binding writes mails here.
      resourceTmpPath: join(state, '../tmp'),
      handleStructuredLogs: ({ level, message }) =>
        level === 'error' || level === 'warn' ? console.error(message) : console.log(message),
      // A worker has no disk.
      serviceBindings: {
        ...options.serviceBindings,
        MAIL_FILES: async (request) => {
          await writeFile(
            (await request.json()) as Parameters<typeof writeFile>[0],
            new AbortController().signal,
          )
          return new Response()
        },
      },
    }),
  )
  await miniflare.ready
  process.send?.('ready')
  await callOnTime(miniflare)
})

function readEnvironment(): Record<string, string> {
  const given = settingNames.filter((name) => process.env[name])
  return Object.fromEntries(given.map((name) => [name, process.env[name]!]))
}

/** In production, the platform's cron triggers (wrangler.toml) call the worker. */
async function callOnTime(miniflare: Miniflare): Promise<void> {
  const worker = await miniflare.getWorker()
  const call = (cron: string) => worker.scheduled({ cron }).catch(() => {})
  void call('17 3 * * *')
  setInterval(() => void call('17 3 * * *'), dayMs).unref()
  const sql = createD1(await miniflare.getD1Database('DB'))
  // More often than cron allows, so that mails arrive without a wait.
  let isLooking = false
  setInterval(() => {
    if (isLooking) return
    isLooking = true
    void forgetFiles(mails, sql)
      .catch(console.error)
      .then(() => call('* * * * *'))
      .finally(() => (isLooking = false))
  }, dueMs).unref()
}
