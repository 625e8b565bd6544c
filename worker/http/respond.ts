import type { Context } from 'hono'
import { buildId } from '../services/build-id.ts'
import type { AppEnv } from '../services/types.ts'
import { cachePolicies } from './headers.ts'

const textETag = `W/"${buildId}"`

export function matchesETag(c: Context<AppEnv>, etag: string): boolean {
  const known = c.req.header('If-None-Match')?.split(',')
  return known?.some((one) => one.trim() === etag) ?? false
}

/** true: the visitor has this build's text. In development files change without a new build id. */
export function hasThisBuild(c: Context<AppEnv>): boolean {
  return !import.meta.env.DEV && matchesETag(c, textETag)
}

/** Responds with text that only a new build changes, or 304. */
export function respondWithText(
  c: Context<AppEnv>,
  text: string,
  contentType: string,
  more: Record<string, string> = {},
): Response {
  if (import.meta.env.DEV) return c.body(text, 200, { ...more, 'Content-Type': contentType })
  const headers = { ETag: textETag, 'Cache-Control': cachePolicies.file, ...more }
  if (hasThisBuild(c)) return c.body(null, 304, headers)
  return c.body(text, 200, { ...headers, 'Content-Type': contentType })
}
