import { createApp } from './app.ts'
import { createSent } from './sent.ts'
import { type Env, parseSettings, type Services, type Sql } from './env.ts'

const services = new WeakMap<Env, Services>()

const app = createApp((env) => {
  const known = services.get(env) ?? createServices(env)
  services.set(env, known)
  return known
})

function createServices(env: Env): Services {
  const settings = parseSettings(env)
  const limits = {
    molly: env.MOLLY_LIMIT,
    newsletter: env.NEWSLETTER_LIMIT,
    contact: env.CONTACT_LIMIT,
    feedback: env.FEEDBACK_LIMIT,
    cspReport: env.CSP_REPORT_LIMIT,
  }
  return {
    sent: createSent(),
    settings,
    assets: env.ASSETS,
    ai: env.AI,
    sql: d1(env.DB),
    allow: async (limit, visitor) =>
      (await limits[limit]?.limit({ key: visitor }))?.success ?? true,
    visitorAddress: (c) => c.req.header('CF-Connecting-IP'),
  }
}

function d1(database: D1Database): Sql {
  return {
    run: async (statement, values) =>
      (
        await database
          .prepare(statement)
          .bind(...values)
          .all()
      ).results,
  }
}

export default app
