import type { Context } from 'hono'
import { originMark } from '../../src/content/origin-mark.ts'
import { readText } from '../../src/content/files.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { endpoints, routes } from '../../src/routes.ts'
import type { AppEnv } from '../services/types.ts'
import { respondWithText } from '../http/respond.ts'

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
  return respondWithText(
    c,
    text.replaceAll(originMark, c.var.settings.siteOrigin),
    contentTypes[type],
  )
}

/** Searches are made for a visitor, and a question for Molly opens one and the same page. */
export function sendRobots(c: Context<AppEnv>): Response {
  const closed = localeCodes.flatMap((locale) => [
    `Disallow: ${localize(routes.search, locale)}`,
    `Disallow: ${localize(routes.askMolly, locale)}?`,
  ])
  const map = `Sitemap: ${c.var.settings.siteOrigin}${endpoints.siteMapFile}`
  const text = ['User-agent: *', ...closed, 'Disallow: /api/', '', map, ''].join('\n')
  return respondWithText(c, text, contentTypes.text)
}
