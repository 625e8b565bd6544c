import type { Context } from 'hono'
import { buildId } from '../services/build-id.ts'
import type { AppEnv } from '../services/types.ts'
import { cachePolicies } from './headers.ts'

export function matchesETag(c: Context<AppEnv>, etag: string): boolean {
  const known = c.req.header('If-None-Match')?.split(',')
  return known?.some((one) => one.trim() === etag) ?? false
}

/** Responds with text that only a new build changes, or 304. */
export function respondWithText(
  c: Context<AppEnv>,
  text: string,
  contentType: string,
  more: Record<string, string> = {},
): Response {
  // In development files change without a new build id.
  if (import.meta.env.DEV) return c.body(text, 200, { ...more, 'Content-Type': contentType })
  const etag = `W/"${buildId}"`
  const headers = { ETag: etag, 'Cache-Control': cachePolicies.file, ...more }
  if (matchesETag(c, etag)) return c.body(null, 304, headers)
  return c.body(text, 200, { ...headers, 'Content-Type': contentType })
}
