import type { Context } from 'hono'
import { href } from '../../src/routes.ts'
import type { AppEnv } from '../services/types.ts'
import { readPost } from '../render/read-post.ts'

const maxBodyBytes = 1024

/**
 * POST /privacy-settings: asks the browser to delete this site's caches, storage and service
 * workers. Without a script nothing else can.
 */
export async function postClear(c: Context<AppEnv>): Promise<Response> {
  const post = await readPost(c, maxBodyBytes)
  if (post instanceof Response) return post
  c.header('Clear-Site-Data', '"cache", "storage"')
  return post.isForm
    ? c.redirect(href('privacySettings', post.locale, '#cleared'), 303)
    : c.json({ ok: true })
}

/** Since this date no data is sold or shared, with or without the signal. */
const gpcSince = '2026-11-21'

/** https://w3c.github.io/gpc/#gpc-support-resource */
export function getGpc(c: Context<AppEnv>): Response {
  return c.json({ gpc: true, lastUpdate: gpcSince })
}
