import type { Context } from 'hono'
import type { AppEnv } from '../services/types.ts'

/**
 * Requests without the headers (curl, old browsers) are allowed. Scripts can't set
 * `Sec-Fetch-Site`, so it takes precedence: `Origin` is "null" on a page without referrer. Behind a
 * proxy that ends TLS, a request of ours arrives by http with an https origin, and perhaps with
 * another host, so only hosts are compared, or the origin with the site's own.
 */
export function isCrossSite(c: Context<AppEnv>): boolean {
  const site = c.req.header('Sec-Fetch-Site')
  if (site === 'same-origin') return false
  if (site === 'cross-site') return true
  const origin = c.req.header('Origin')
  if (origin === undefined || origin === c.var.settings.siteOrigin) return false
  return URL.parse(origin)?.host !== new URL(c.req.url).host
}

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * For what programs ask, which send no `Origin`. A page whose name now leads to this server ("DNS
 * rebinding") is no other site by its host, so only our own name and this machine's count.
 */
export function isOtherOrigin(c: Context<AppEnv>): boolean {
  const origin = c.req.header('Origin')
  if (isCrossSite(c)) return true
  if (origin === undefined || origin === c.var.settings.siteOrigin) return false
  return !thisMachine.has(URL.parse(origin)?.hostname ?? '')
}
