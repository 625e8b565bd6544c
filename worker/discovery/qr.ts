import type { Context } from 'hono'
import { encodeQR } from 'qr'
import { getMarkdownCopy } from '../../src/content/index.ts'
import { localize, splitLocale } from '../../src/i18n/locales.ts'
import { cachePolicies } from '../http/headers.ts'
import { respondWithText } from '../http/respond.ts'
import type { AppEnv } from '../services/types.ts'

/** GET /qr/<path>.svg: a page's address to scan from paper; undefined when there is no such page. */
export async function sendQr(c: Context<AppEnv>): Promise<Response | undefined> {
  const { locale, path } = splitLocale(c.req.path.slice('/qr'.length))
  const copy = await getMarkdownCopy(c.var.assets, path.replace(/svg$/, 'md'), locale)
  if (!copy) return undefined
  const address = c.var.settings.siteOrigin + localize(copy.path, locale)
  return respondWithText(c, encodeQR(address, 'svg', { ecc: 'medium' }), 'image/svg+xml', {
    'Cache-Control': cachePolicies.picture,
    'X-Robots-Tag': 'noindex',
  })
}
