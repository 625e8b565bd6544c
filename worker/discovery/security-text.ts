import type { Context } from 'hono'
import { site } from '../../src/content/site.ts'
import { defaultLocale, localeCodes } from '../../src/i18n/locales.ts'
import { endpoints, href } from '../../src/routes.ts'
import type { AppEnv } from '../services/types.ts'
import { respondWithText } from '../http/respond.ts'

declare const __BUILD_DATE__: string

/** A build this old may no longer be maintained. RFC 9116 recommends at most a year. */
const validDays = 360

const expires = new Date(Date.parse(__BUILD_DATE__) + validDays * 86_400_000).toISOString()

/** GET /.well-known/security.txt (RFC 9116) */
export function sendSecurityText(c: Context<AppEnv>): Response {
  const { siteOrigin } = c.var.settings
  const contact = site.contactEmail
    ? `mailto:${encodeURI(site.contactEmail)}`
    : siteOrigin + href('contact', defaultLocale)
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Policy: ${siteOrigin}${href('contact', defaultLocale, '#security')}`,
    `Preferred-Languages: ${localeCodes.join(', ')}`,
    `Canonical: ${siteOrigin}${endpoints.securityText}`,
    '',
  ]
  return respondWithText(c, lines.join('\n'), 'text/plain; charset=utf-8')
}
