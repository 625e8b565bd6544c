import type { Context } from 'hono'
import { href } from '../../src/routes.ts'
import type { AppEnv } from '../services/types.ts'
import { readPost } from '../render/read-post.ts'

const maxBodyBytes = 1024

/**
 * POST /privacy-settings: asks the browser to delete what it keeps of this site, caches, storage
 * and service workers. Without a script there is no other way to reach them.
 */
export async function postClear(c: Context<AppEnv>): Promise<Response> {
  const post = await readPost(c, maxBodyBytes)
  if (post instanceof Response) return post
  c.header('Clear-Site-Data', '"cache", "storage"')
  return post.isForm
    ? c.redirect(href('privacySettings', post.locale, '#cleared'), 303)
    : c.json({ ok: true })
}

/** The day from which this has been true: nothing is sold or shared, with the signal or without. */
const gpcSince = '2026-11-21'

/** https://w3c.github.io/gpc/#gpc-support-resource */
export function getGpc(c: Context<AppEnv>): Response {
  return c.json({ gpc: true, lastUpdate: gpcSince })
}
