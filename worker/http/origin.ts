import type { Context } from 'hono'
import type { AppEnv } from '../services/types.ts'

/**
 * Requests without the headers (curl, old browsers) are allowed. Scripts can't set
 * `Sec-Fetch-Site`, so it takes precedence. Without it "null" counts as another site, which can send
 * it from a sandboxed frame; so no page of ours has the policy `no-referrer`. Behind a TLS-terminating
 * proxy, our own requests arrive by http with an https origin, perhaps for another
 * host, so this compares hosts only, or the origin with the site's own.
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
 * For endpoints of programs, which send no `Origin`. Comparing hosts would not stop DNS rebinding,
 * so only the site's own origin and this machine are allowed.
 */
export function isOtherOrigin(c: Context<AppEnv>): boolean {
  const origin = c.req.header('Origin')
  if (isCrossSite(c)) return true
  if (origin === undefined || origin === c.var.settings.siteOrigin) return false
  return !thisMachine.has(URL.parse(origin)?.hostname ?? '')
}
