import type { Context } from 'hono'
import type { AppEnv } from '../services/types.ts'

/**
 * A browser says where a form or script comes from; what says nothing (curl, old browsers) may in.
 * No script can set `Sec-Fetch-Site`, so it decides: `Origin` is "null" on a page without referrer.
 * Behind a proxy that ends TLS, a request of ours comes by http with an https origin, and perhaps to
 * another host: the host counts, or that it is the site's own origin.
 */
export function isCrossSite(c: Context<AppEnv>): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site === 'same-origin') return false
  if (site === 'cross-site') return true
  const origin = c.req.header('Origin')
  if (origin === undefined || origin === c.var.settings.siteOrigin) return false
  return URL.parse(origin)?.host !== new URL(c.req.url).host
}
