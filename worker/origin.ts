import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

/**
 * A browser says where a form or script comes from; what says nothing (curl, old browsers) may in.
 * Behind a proxy that ends TLS, a request of ours comes by http with an https origin, and perhaps to
 * another host: the host counts, or that it is the site's own origin.
 */
export function isCrossSite(c: Context<AppEnv>): boolean {
  if (c.req.header('Sec-Fetch-Site') === 'cross-site') return true
  const origin = c.req.header('Origin')
  if (origin === undefined || origin === c.var.settings.siteOrigin) return false
  return !URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host
}
