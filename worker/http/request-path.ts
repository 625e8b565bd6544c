import type { Context } from 'hono'
import { type Locale, splitLocale } from '../../src/i18n/locales.ts'
import type { AppEnv } from '../services/types.ts'

/**
 * The path of the address, without locale prefix, for links: encoded as it was sent, where Hono's
 * `c.req.path` is decoded. Tabs, backslashes and two slashes at the start would lead to another site.
 */
export function linkPath(c: Context<AppEnv>): { locale: Locale; path: string } {
  const { locale, path } = splitLocale(new URL(c.req.url).pathname)
  return { locale, path: path.replace(/^\/+/, '/') }
}

/** Where the same page is without slashes at its end; undefined when it has none. */
export function withoutEndSlashes(c: Context<AppEnv>): string | undefined {
  const { pathname, search } = new URL(c.req.url)
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  // What starts with two slashes is an address of another site.
  if (end === 0 || end === pathname.length || pathname.startsWith('//')) return undefined
  return pathname.slice(0, end) + search
}
