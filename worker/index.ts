import kernel from '../public/encoder/kernel.wasm'
import { createApp } from './app.ts'
import { deliver } from './newsletter/issues/deliver.ts'
import { type IssueServices, sendDue } from './newsletter/issues/due.ts'
import type { OutboxRow } from './newsletter/issues/outbox.ts'
import { forgetOld } from './retention/forget.ts'
import { createTransport } from './services/transports/index.ts'
import { parseSettings } from './services/settings.ts'
import { createD1 } from './services/d1.ts'
import type { Allow } from './services/limits.ts'
import type { Transport } from './services/mail.ts'
import type { Env } from './services/types.ts'
import { buildId } from './services/build-id.ts'

const services = new WeakMap<Env, IssueServices>()

/** The cron trigger in wrangler.toml that sends issues. */
const everyMinute = '* * * * *'

const app = createApp(getServices)

function getServices(env: Env): IssueServices {
  const known = services.get(env) ?? createServices(env)
  services.set(env, known)
  return known
}

function createServices(env: Env): IssueServices {
  const settings = parseSettings(env)
  const limits = { ask: env.ASK_LIMIT, write: env.WRITE_LIMIT, model: env.MODEL_LIMIT }
  const allow: Allow = async (policy, key) =>
    (await limits[policy]?.limit({ key }))?.success ?? true
  return {
    settings,
    assets: env.ASSETS,
    kernel,
    ai: env.AI,
    sql: createD1(env.DB),
    mail: settings.confirms ? (mail) => env.EMAIL!.send(mail) : undefined,
    transport: settings.issues && (createTransport(settings.issues) ?? toFiles(env)),
    enqueue: async (batch) => void (await env.MAIL_QUEUE.send(batch)),
    waitUntil: (c, work) => c.executionCtx.waitUntil(work),
    allow,
    visitorAddress: (c) => c.req.header('CF-Connecting-IP'),
    // All isolates share counters, so the salt can't be random per isolate.
    limitSalt: settings.limitSalt ?? buildId,
  }
}

/** Workers have no disk: the program that runs a local one writes the files. */
function toFiles({ MAIL_FILES: files }: Env): Transport {
  return async (mail) => {
    if (!files) return { kind: 'busy', code: 'MAIL_TRANSPORT' }
    const request = { method: 'POST', body: JSON.stringify(mail) }
    const { ok, status } = await files.fetch('http://files/', request)
    return ok ? { kind: 'accepted' } : { kind: 'busy', code: String(status) }
  }
}

export default {
  fetch: app.fetch,
  scheduled: async ({ cron }, env) => {
    const known = getServices(env)
    await (cron === everyMinute ? sendDue(known) : forgetOld(known))
  },
  // A queue batch has one message with up to 50 mails.
  queue: async ({ messages }, env) => {
    for (const { body } of messages) await deliver(getServices(env), body)
  },
} satisfies ExportedHandler<Env, OutboxRow[]>
