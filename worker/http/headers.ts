import type { MiddlewareHandler } from 'hono'
import { endpoints } from '../../src/routes.ts'
import { buildId } from '../services/build-id.ts'
import type { AppEnv } from '../services/types.ts'
import { criticalCss } from './critical-css.ts'

export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  criticalCss ? `style-src 'self' '${criticalCss.hash}'` : "style-src 'self'",
  // data: carries the icons that the stylesheet paints as masks.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Made in src/offline/register.ts, of nothing but the address of the service worker.
  'trusted-types /sw.js',
  // The second for browsers that don't know the first.
  'report-to csp',
  `report-uri ${endpoints.cspReport}`,
].join('; ')

/**
 * Per-page headers: the pictures of the first view, which browsers fetch before they have read the
 * page, and networks that send early hints before there is one.
 */
export function ownHeaders(html: string): Record<string, string> {
  const pictures = html.matchAll(
    /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"/g,
  )
  const links = [...pictures].map(
    ([, href]) => `<${href}>; rel=preload; as=image; fetchpriority=high`,
  )
  return links.length > 0 ? { Link: links.join(', ') } : {}
}

/** Sent with every answer of the worker; public/_headers repeats them for the static files. */
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

/** On every page. */
export const documentHeaders = {
  // What the browser may fetch before it is asked for: see worker/discovery/speculation.ts.
  'Speculation-Rules': `"${endpoints.speculation}"`,
  'Reporting-Endpoints': `csp="${endpoints.cspReport}"`,
}

export const cachePolicies = {
  /** Browsers keep the page but ask every time; the ETag makes the answer short. */
  page: 'public, max-age=0, must-revalidate',
  /** The same page in Cloudflare's cache, which has the build in its key: only the date can be old. */
  pageAtEdge: 'public, max-age=3600, stale-while-revalidate=86400',
  /** Answers to what one visitor typed or sent, errors, and what must never be a copy. */
  none: 'no-store',
  /** Read by islands; the same for everybody until the next build. */
  list: 'public, max-age=60',
  /** Feeds, site map and the like, which machines ask for again and again. */
  file: 'public, max-age=3600',
} as const

/** Of a page that is the same for everybody until the next build or UTC midnight. */
export const pageHeaders = {
  'Content-Type': 'text/html; charset=UTF-8',
  'Cache-Control': cachePolicies.page,
  'CDN-Cache-Control': cachePolicies.pageAtEdge,
  ...documentHeaders,
}

export const setSecurityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of entries(c.req.url)) {
    // Pages with a token in their address, and what comes from a hosted backend, are stricter already.
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  c.res.headers.set('X-Esmalte-Build', buildId)
  // There are no settings when one of them is wrong.
  if (!c.var.settings?.searchEngines) c.res.headers.set('X-Robots-Tag', 'noindex')
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', cachePolicies.none)
}

function entries(url: string): [string, string][] {
  const all = Object.entries(securityHeaders)
  return import.meta.env.DEV ? all.map(([name, value]) => [name, loosen(name, value, url)]) : all
}

/** Vite injects inline styles and scripts, talks over a WebSocket, and reconnects from a `blob:`. */
function loosen(name: string, value: string, url: string): string {
  if (name !== 'Content-Security-Policy') return value
  const { host } = new URL(url)
  return value
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", `connect-src 'self' ws://${host}`)
    .replace("worker-src 'self'", "worker-src 'self' blob:")
    .replace("; require-trusted-types-for 'script'; trusted-types /sw.js", '')
}
