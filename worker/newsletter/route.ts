import type { Context } from 'hono'
import * as v from 'valibot'
import { getText } from '../../src/i18n/index.ts'
import { defaultLocale, isLocale, type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { href } from '../../src/routes.ts'
import { readBody } from '../body.ts'
import type { AppEnv } from '../env.ts'
import { jsonError } from '../errors.ts'
import { isCrossSite } from '../origin.ts'
import { showError, subscribeView } from '../pages.tsx'
import { sendOnce } from '../render.tsx'
import { parseEmail } from './email.ts'
import { subscribe } from './store.ts'

const maxBodyBytes = 4096

const requestSchema = v.object({
  email: v.string(),
  locale: v.optional(v.picklist(localeCodes), defaultLocale),
  source: v.optional(v.picklist(['bar', 'footer', 'subscribe', 'newsletters']), 'subscribe'),
})

/** POST /newsletter: JSON answers JSON, a form gets a page. The answer never tells who is listed. */
export async function postNewsletter(c: Context<AppEnv>): Promise<Response> {
  const body = await readBody(c.req.raw, maxBodyBytes)
  const given = body.ok ? (body.value as Record<string, unknown> | null) : null
  const locale: Locale = isLocale(given?.['locale']) ? given['locale'] : defaultLocale
  const t = getText(locale)
  const isForm = body.kind === 'form'

  if (isCrossSite(c.req.raw)) {
    const text = t('error.badRequest')
    return isForm ? showError(c, 403, text, text) : jsonError(c, 403, 'cross_site', text)
  }
  if (!body.ok) {
    const text = t(body.code === 'too_large' ? 'error.tooLarge' : 'error.badRequest')
    return isForm
      ? showError(c, body.status, text, t('error.badRequestText'))
      : jsonError(c, body.status, body.code, text)
  }

  const request = v.safeParse(requestSchema, body.value)
  const email = request.success ? parseEmail(request.output.email) : undefined
  if (!request.success || !email) {
    const error = t('newsletter.invalid')
    if (!isForm) return jsonError(c, 400, 'invalid', error)
    const typed = typeof given?.['email'] === 'string' ? given['email'].slice(0, 254) : ''
    return sendOnce(c, locale, {
      ...subscribeView(locale, { error, email: typed }),
      status: 400,
      index: false,
    })
  }

  await subscribe(c.var.sql, { ...request.output, email })
  return isForm
    ? c.redirect(href('subscribe', locale, '?done'), 303)
    : c.json({ ok: true, status: 'confirmed' })
}
