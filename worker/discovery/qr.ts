import type { Context } from 'hono'
import { encodeQR } from 'qr'
import { getMarkdownCopy } from '../../src/content/index.ts'
import { type Locale, localize, splitLocale } from '../../src/i18n/locales.ts'
import { qrFolder } from '../../src/routes.ts'
import { cachePolicies } from '../http/headers.ts'
import { respondWithText } from '../http/respond.ts'
import type { AppEnv } from '../services/types.ts'

/** GET /qr/<path>.svg: a QR code of a page's URL; undefined when there is no such page. */
export async function sendQr(c: Context<AppEnv>, locale: Locale): Promise<Response | undefined> {
  const file = splitLocale(c.req.path).path.slice(qrFolder.length)
  const copy = await getMarkdownCopy(c.var.assets, file.replace(/svg$/, 'md'), locale)
  if (!copy) return undefined
  const address = c.var.settings.siteOrigin + localize(copy.path, locale)
  return respondWithText(c, encodeQR(address, 'svg', { ecc: 'medium' }), 'image/svg+xml', {
    'Cache-Control': cachePolicies.picture,
    'X-Robots-Tag': 'noindex',
  })
}

/** A code of more modules is hard to scan from paper: this is version 25. */
const maxCodeBytes = 1273

/** A QR code of a text, as the URL of a picture; undefined if the text is too long for one. */
export function drawText(text: string): string | undefined {
  if (new TextEncoder().encode(text).length > maxCodeBytes) return undefined
  const svg = encodeQR(text, 'svg', { ecc: 'low', encoding: 'byte' })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
