import type { Context } from 'hono'
import { buildId } from '../services/build-id.ts'
import type { AppEnv } from '../services/types.ts'
import { cachePolicies } from './headers.ts'

/** true: the visitor has what this ETag names. */
export function matchesETag(c: Context<AppEnv>, etag: string): boolean {
  const known = c.req.header('If-None-Match')?.split(',')
  return known?.some((one) => one.trim() === etag) ?? false
}

/** Text that is the same for everybody until the next build, or 304. */
export function respondWithText(
  c: Context<AppEnv>,
  text: string,
  contentType: string,
  more: Record<string, string> = {},
): Response {
  // The dev server's files change while its build id doesn't.
  if (import.meta.env.DEV) return c.body(text, 200, { ...more, 'Content-Type': contentType })
  const etag = `W/"${buildId}"`
  const headers = { ETag: etag, 'Cache-Control': cachePolicies.file, ...more }
  if (matchesETag(c, etag)) return c.body(null, 304, headers)
  return c.body(text, 200, { ...headers, 'Content-Type': contentType })
}
