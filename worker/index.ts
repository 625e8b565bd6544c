import { createApp } from './app.ts'
import { forgetOld } from './retention/forget.ts'
import { createPageCache } from './render/page-cache.ts'
import { parseSettings } from './services/settings.ts'
import type { Env, Services } from './services/types.ts'
import { createD1 } from './services/d1.ts'
import { createGate } from './molly/providers/gate.ts'
import { buildId } from './services/build-id.ts'

const services = new WeakMap<Env, Services>()

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
    backend: env.BACKEND_LIMIT,
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
    mail: settings.newsletter && ((mail) => env.EMAIL!.send(mail)),
    waitUntil: (c, work) => c.executionCtx.waitUntil(work),
    allow,
    visitorAddress: (c) => c.req.header('CF-Connecting-IP'),
    // All isolates share their counters, so the salt can't be random in each.
    limitSalt: settings.limitSalt ?? buildId,
    gate: createGate({ settings, sql, allow }),
  }
}

export default {
  fetch: app.fetch,
  scheduled: async (_event, env) => forgetOld(getServices(env)),
} satisfies ExportedHandler<Env>
