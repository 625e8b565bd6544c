import { createApp } from './app.ts'
import { deliver } from './newsletter/issues/deliver.ts'
import { sendDue } from './newsletter/issues/due.ts'
import { forgetOld } from './retention/forget.ts'
import { createPageCache } from './render/page-cache.ts'
import { createTransport } from './services/transports/index.ts'
import { parseSettings } from './services/settings.ts'
import { createD1 } from './services/d1.ts'
import type { Env, OutboxRow, Services, Transport } from './services/types.ts'
import { createGate } from './molly/providers/gate.ts'
import { buildId } from './services/build-id.ts'

const services = new WeakMap<Env, Services>()

/** The cron trigger of wrangler.toml that issues wait for. */
const everyMinute = '* * * * *'

const app = createApp(getServices)

function getServices(env: Env): Services {
  const known = services.get(env) ?? createServices(env)
  services.set(env, known)
  return known
}

function createServices(env: Env): Services {
  const settings = parseSettings(env)
  const limits = {
    molly: env.MOLLY_LIMIT,
    newsletter: env.NEWSLETTER_LIMIT,
    contact: env.CONTACT_LIMIT,
    feedback: env.FEEDBACK_LIMIT,
    model: env.MODEL_LIMIT,
    cspReport: env.CSP_REPORT_LIMIT,
    network: env.NETWORK_LIMIT,
    networkWrites: env.NETWORK_WRITES_LIMIT,
  }
  const sql = createD1(env.DB)
  const allow: Services['allow'] = async (limit, key) =>
    (await limits[limit]?.limit({ key }))?.success ?? true
  return {
    pageCache: createPageCache(),
    settings,
    assets: env.ASSETS,
    ai: env.AI,
    sql,
    mail: settings.confirms ? (mail) => env.EMAIL!.send(mail) : undefined,
    transport: settings.issues && (createTransport(settings.issues) ?? toFiles(env)),
    enqueue: async (batch) => void (await env.MAIL_QUEUE.send(batch)),
    waitUntil: (c, work) => c.executionCtx.waitUntil(work),
    allow,
    visitorAddress: (c) => c.req.header('CF-Connecting-IP'),
    // All isolates share their counters, so the salt can't be random in each.
    limitSalt: settings.limitSalt ?? buildId,
    gate: createGate({ settings, sql, allow }),
  }
}

/** A worker has no disk: the program around a local one writes the files. */
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
  // A batch of the queue has one message, of up to 50 mails.
  queue: async ({ messages }, env) => {
    for (const { body } of messages) await deliver(getServices(env), body)
  },
} satisfies ExportedHandler<Env, OutboxRow[]>
