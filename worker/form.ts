import type { Context } from 'hono'
import { getText } from '../src/i18n/index.ts'
import { splitLocale } from '../src/i18n/locales.ts'
import { readBody } from './body.ts'
import type { AppEnv } from './env.ts'
import { isCrossSite } from './origin.ts'
import { showError } from './pages.tsx'

/** The fields of a form that one of our own pages posted, or the page that refuses it. */
export async function readForm(
  c: Context<AppEnv>,
  maxBytes: number,
): Promise<Record<string, string> | Response> {
  const t = getText(splitLocale(c.req.path).locale)
  const refuse = (status: 400 | 403 | 413 | 415, title = t('error.badRequest')) =>
    showError(c, status, title, t('error.badRequestText'))

  if (isCrossSite(c.req.raw)) return refuse(403)
  const body = await readBody(c.req.raw, maxBytes)
  if (!body.ok) {
    return refuse(body.status, body.code === 'too_large' ? t('error.tooLarge') : undefined)
  }
  return body.kind === 'form' ? (body.value as Record<string, string>) : refuse(415)
}
