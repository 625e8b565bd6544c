import type { Context, MiddlewareHandler } from 'hono'
import { endpoints } from '../../src/routes.ts'
import { buildId } from '../services/build-id.ts'
import type { Backend } from '../services/settings.ts'
import type { AppEnv } from '../services/types.ts'
import { criticalCss } from './critical-css.ts'

export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  criticalCss ? `style-src 'self' '${criticalCss.hash}'` : "style-src 'self'",
  // data: is for the icons that the stylesheet paints as masks.
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Created for one address each, in src/offline/register.ts and src/islands/chat/phone.ts.
  'trusted-types /sw.js /assets/phone',
  // `report-uri` is for browsers that don't support `report-to`.
  'report-to csp',
  `report-uri ${endpoints.cspReport}`,
].join('; ')

/** Per-page headers: image preloads, which also work as early hints. */
export function ownHeaders(html: string): Record<string, string> {
  const pictures = html.matchAll(
    /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"/g,
  )
  const links = [...pictures].map(
    ([, href]) => `<${href}>; rel=preload; as=image; fetchpriority=high`,
  )
  return links.length > 0 ? { Link: links.join(', ') } : {}
}

/** On every response of the worker; public/_headers repeats them for static files. */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export const documentHeaders = {
  // Prefetch rules: see worker/discovery/speculation.ts.
  'Speculation-Rules': `"${endpoints.speculation}"`,
  'Reporting-Endpoints': `csp="${endpoints.cspReport}"`,
}

export const cachePolicies = {
  /** Browsers revalidate every time; the ETag keeps that cheap. */
  page: 'public, max-age=0, must-revalidate',
  /** In Cloudflare's cache, which is keyed by build, so only the date can be stale. */
  pageAtEdge: 'public, max-age=3600, stale-while-revalidate=86400',
  /** Responses to one visitor's input, errors, and anything that must never be cached. */
  none: 'no-store',
  list: 'public, max-age=60',
  /** Feeds, site map and the like, which machines poll. */
  file: 'public, max-age=3600',
  /** Pictures that change only with the site's origin. */
  picture: 'public, max-age=2592000',
} as const

export const pageHeaders = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Cache-Control': cachePolicies.page,
  'CDN-Cache-Control': cachePolicies.pageAtEdge,
  ...documentHeaders,
}

export const setSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of entries(c)) {
    // Pages with a token set stricter ones.
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  // X-Frame-Options can't allow every site, so the policy alone decides.
  const framed = c.res.headers.get('Content-Security-Policy')?.includes('frame-ancestors *')
  if (framed) c.res.headers.delete('X-Frame-Options')
  c.res.headers.set('X-Esmalte-Build', buildId)
  // Settings are missing when one of them is invalid.
  if (!c.var.settings?.searchEngines) c.res.headers.set('X-Robots-Tag', 'noindex')
  forbidCopies(c)
}

/**
 * A query holds one visitor's input, such as search words or a question, and an error is the answer
 * to one request. Caches must store neither, nor a response whose handler sets no cache policy.
 */
function forbidCopies({ req, res: { headers, status } }: Context<AppEnv>): void {
  const isPersonal = status >= 400 || req.url.includes('?')
  const policy = isPersonal ? undefined : headers.get('Cache-Control')
  if (policy && !policy.includes(cachePolicies.none)) return
  if (!headers.get('Cache-Control')?.includes(cachePolicies.none)) {
    headers.set('Cache-Control', cachePolicies.none)
  }
  // CDN caches give this header precedence.
  headers.set('CDN-Cache-Control', cachePolicies.none)
}

function entries(c: Context<AppEnv>): [string, string][] {
  // Settings are missing when one of them is invalid.
  const policy = allowBackend(contentSecurityPolicy, c.var.settings?.backend)
  return Object.entries({
    ...securityHeaders,
    'Content-Security-Policy': import.meta.env.DEV ? loosen(policy, c.req.url) : policy,
  })
}

/** The backend's browser client connects by https and, for realtime, by wss. */
function allowBackend(policy: string, backend: Backend | undefined): string {
  if (!backend) return policy
  const { origin } = backend
  const sources = `'self' ${origin} ${origin.replace('http', 'ws')}`
  return policy.replace("connect-src 'self'", `connect-src ${sources}`)
}

/** Vite injects inline styles and scripts, uses a WebSocket, and reconnects from a `blob:`. */
function loosen(policy: string, url: string): string {
  const { host } = new URL(url)
  return policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", `connect-src 'self' ws://${host}`)
    .replace("worker-src 'self'", "worker-src 'self' blob:")
    .replace("; require-trusted-types-for 'script'; trusted-types /sw.js /assets/phone", '')
}
