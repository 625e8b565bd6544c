import type { Context } from 'hono'
import type { Assets } from '../../src/content/files.ts'
import { getPage } from '../../src/content/index.ts'
import { getText } from '../../src/i18n/index.ts'
import { defaultLocale, splitLocale } from '../../src/i18n/locales.ts'
import { type CodePage, pages } from '../../src/pages.ts'
import { readBody } from '../http/body.ts'
import { count } from '../services/counts.ts'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from '../http/errors.ts'
import { limit, refuseBeyondBudget } from '../http/limits.ts'
import { isCrossSite } from '../http/origin.ts'
import { parseReport } from './report.ts'

const maxBodyBytes = 32 * 1024

export const limitCspReport = limit('write', 'cspReport', maxBodyBytes)

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
    const isKnown = await isPage(c.var.assets, page)
    const key = `${directive} ${blocked} ${isKnown ? page : 'other'}`
    // Anyone may make up hosts, so each directive has some rows, and then one for all others.
    const isCounted = await count(c.var.sql, 'csp', key)
    if (!isCounted) await count(c.var.sql, 'csp', `${directive} other`, { maxKeys: null })
  }
  return c.body(null, 204)
}

async function isPage(assets: Assets, address: string): Promise<boolean> {
  const { locale, path } = splitLocale(address)
  const isCode = Object.values<CodePage>(pages).some((page) => page.path === path)
  return isCode || (await getPage(assets, path, locale)) !== undefined
}
