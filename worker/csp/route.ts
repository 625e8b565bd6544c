import type { Context } from 'hono'
import { getText } from '../../src/i18n/index.ts'
import { defaultLocale } from '../../src/i18n/locales.ts'
import { readBody } from '../http/body.ts'
import { count } from '../services/counts.ts'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from '../http/errors.ts'
import { refuseBeyondBudget } from '../http/limits.ts'
import { isCrossSite } from '../http/origin.ts'
import { parseReport } from './report.ts'

const maxBodyBytes = 32 * 1024

const reportTypes = ['application/csp-report', 'application/reports+json']

/** POST /csp-report: a browser's CSP violation reports. Only counts are stored. */
export async function postCspReport(c: Context<AppEnv>): Promise<Response> {
  const t = getText(defaultLocale)
  if (isCrossSite(c)) return jsonError(c, 403, 'cross_site', t('error.badRequest'))
  const body = await readBody(c.req.raw, maxBodyBytes, reportTypes)
  if (!body.ok) {
    const text = t(body.status === 413 ? 'error.tooLarge' : 'error.badRequest')
    return jsonError(c, body.status, body.code, text)
  }
  const violations = body.kind === 'json' ? parseReport(body.value) : undefined
  if (!violations) return jsonError(c, 400, 'invalid', t('error.badRequest'))
  if (violations.length === 0) return c.body(null, 204)
  const post = { isForm: false, locale: defaultLocale, fields: {} }
  const full = await refuseBeyondBudget(c, 'cspReport', post)
  if (full) return full
  for (const { directive, blocked, page } of violations) {
    await count(c.var.sql, 'csp', `${directive} ${blocked} ${page}`)
  }
  return c.body(null, 204)
}
