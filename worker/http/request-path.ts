import type { Context } from 'hono'
import { type Locale, splitLocale } from '../../src/i18n/locales.ts'
import type { AppEnv } from '../services/types.ts'

/**
 * The path without locale prefix, for links. Encoded as it was sent, unlike Hono's `c.req.path`:
 * decoded tabs, backslashes or two leading slashes would lead to another site.
 */
export function linkPath(c: Context<AppEnv>): { locale: Locale; path: string } {
  const { locale, path } = splitLocale(new URL(c.req.url).pathname)
  return { locale, path: path.replace(/^\/+/, '/') }
}

/** Path and query without trailing slashes; undefined when there are none to remove. */
export function withoutEndSlashes(c: Context<AppEnv>): string | undefined {
  const { pathname, search } = new URL(c.req.url)
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  // With two leading slashes it would be another site's address.
  if (end === 0 || end === pathname.length || pathname.startsWith('//')) return undefined
  return pathname.slice(0, end) + search
}
