import type { Context } from 'hono'
import { originMark } from '../../src/content/discovery/xml.ts'
import { readText } from '../../src/content/files.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { endpoints, routes } from '../../src/routes.ts'
import { buildId } from '../build-id.ts'
import type { AppEnv } from '../env.ts'
import { cachePolicies } from '../headers.ts'
import { hasTag } from '../sent.ts'

const contentTypes = {
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const

/** A file of src/content/discovery, with the site's own origin in its addresses; undefined: none. */
export async function sendFile(
  c: Context<AppEnv>,
  name: string,
  type: keyof typeof contentTypes,
): Promise<Response | undefined> {
  const text = await readText(c.var.assets, name)
  if (text === undefined) return undefined
  return sendText(c, text.replaceAll(originMark, c.var.settings.siteOrigin), contentTypes[type])
}

/** Searches are made for a visitor, and a question for Molly opens one and the same page. */
export function sendRobots(c: Context<AppEnv>): Response {
  const closed = localeCodes.flatMap((locale) => [
    `Disallow: ${localize(routes.search, locale)}`,
    `Disallow: ${localize(routes.askMolly, locale)}?`,
  ])
  const map = `Sitemap: ${c.var.settings.siteOrigin}${endpoints.siteMapFile}`
  const text = ['User-agent: *', ...closed, 'Disallow: /api/', '', map, ''].join('\n')
  return sendText(c, text, contentTypes.text)
}

/** Text that is the same for everybody until the next build. */
export function sendText(
  c: Context<AppEnv>,
  text: string,
  contentType: string,
  more: Record<string, string> = {},
): Response {
  // The dev server's files change while its build id doesn't.
  if (import.meta.env.DEV) return c.body(text, 200, { ...more, 'Content-Type': contentType })
  const etag = `W/"${buildId}"`
  const headers = { ETag: etag, 'Cache-Control': cachePolicies.file, ...more }
  if (hasTag(c, etag)) return c.body(null, 304, headers)
  return c.body(text, 200, { ...headers, 'Content-Type': contentType })
}
