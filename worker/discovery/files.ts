import type { Context } from 'hono'
import { originMark } from '../../src/content/origin-mark.ts'
import { hasFile, readText } from '../../src/content/files.ts'
import { getMarkdownCopy } from '../../src/content/index.ts'
import { localeCodes, localize, splitLocale } from '../../src/i18n/locales.ts'
import { endpoints, routes } from '../../src/routes.ts'
import type { AppEnv } from '../services/types.ts'
import { hasThisBuild, respondWithText } from '../http/respond.ts'

const contentTypes = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
} as const

/** A file of build/content/discovery with the site's origin filled in; undefined if it doesn't exist. */
export async function sendFile(
  c: Context<AppEnv>,
  name: string,
  type: keyof typeof contentTypes,
): Promise<Response | undefined> {
  const { assets } = c.var
  // The largest has megabytes to read and fill in, which nobody needs who has them.
  const isKnown = hasThisBuild(c) && (await hasFile(assets, name))
  const text = isKnown ? '' : await readText(assets, name)
  return text === undefined ? undefined : respondWithText(c, putOrigin(c, text), contentTypes[type])
}

/** GET <path>.md: a page as Markdown; undefined when there is no such page. */
export async function sendMarkdown(c: Context<AppEnv>): Promise<Response | undefined> {
  const { locale, path } = splitLocale(c.req.path)
  const copy = await getMarkdownCopy(c.var.assets, path, locale)
  if (!copy) return undefined
  const canonical = c.var.settings.siteOrigin + localize(copy.path, locale)
  return respondWithText(c, putOrigin(c, copy.text), contentTypes.markdown, {
    Link: `<${canonical}>; rel="canonical"`,
    ...(!copy.listed && { 'X-Robots-Tag': 'noindex' }),
  })
}

function putOrigin(c: Context<AppEnv>, text: string): string {
  return text.replaceAll(originMark, c.var.settings.siteOrigin)
}

/** Excludes robots from search results and prefilled questions, which are for one visitor. */
export function sendRobots(c: Context<AppEnv>): Response {
  const closed = localeCodes.flatMap((locale) => [
    `Disallow: ${localize(routes.search, locale)}`,
    `Disallow: ${localize(routes.askMolly, locale)}?`,
  ])
  const map = `Sitemap: ${c.var.settings.siteOrigin}${endpoints.siteMapFile}`
  const text = ['User-agent: *', ...closed, 'Disallow: /api/', '', map, ''].join('\n')
  return respondWithText(c, text, contentTypes.text)
}
