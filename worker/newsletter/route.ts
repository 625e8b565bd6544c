import type { Context } from 'hono'
import * as v from 'valibot'
import { getText } from '../../src/i18n/index.ts'
import { href } from '../../src/routes.ts'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from '../http/errors.ts'
import type { Post } from '../http/form.ts'
import { limit, refuseBeyondBudget } from '../http/limits.ts'
import { readPost } from '../render/read-post.ts'
import { subscribeView } from './page.tsx'
import { renderUncached } from '../render/render.tsx'
import { parseEmail } from '../services/email.ts'
import { claimMail, sendLink } from './send.ts'
import { subscribe } from './store.ts'
import { isSuppressed } from './suppression.ts'

const maxBodyBytes = 4096

export const limitNewsletter = limit('write', 'newsletter', maxBodyBytes, refuseNewsletter)

const requestSchema = v.object({
  email: v.string(),
  source: v.optional(v.picklist(['bar', 'footer', 'subscribe', 'newsletters']), 'subscribe'),
})

/** POST /newsletter: JSON gets JSON, a form gets a page. Never reveals who is subscribed. */
export async function postNewsletter(c: Context<AppEnv>): Promise<Response> {
  const post = await readPost(c, maxBodyBytes)
  if (post instanceof Response) return post
  const { isForm, locale, fields } = post
  const confirms = Boolean(c.var.mail)

  const request = v.safeParse(requestSchema, fields)
  const email = request.success ? parseEmail(request.output.email) : undefined
  if (!request.success || !email) {
    const error = getText(locale)('newsletter.invalid')
    return isForm ? sendForm(c, post, error, 400) : jsonError(c, 400, 'invalid', error)
  }

  const claim = confirms
    ? await claimMail(c, email, 'confirm', post, refuseNewsletter)
    : await refuseBeyondBudget(c, 'newsletter', post, refuseNewsletter)
  if (claim instanceof Response) return claim
  const status = confirms ? 'pending' : 'confirmed'
  const { sql, settings } = c.var
  const mayStore =
    claim !== 'waiting' &&
    !(settings.newsletter && (await isSuppressed(sql, settings.newsletter, email)))
  if (mayStore) {
    await subscribe(sql, { ...request.output, locale, email }, status)
    if (confirms) c.var.waitUntil(c, sendLink(c.var, email, 'confirm'))
  }
  return isForm ? c.redirect(href('subscribe', locale, '?done'), 303) : c.json({ ok: true, status })
}

/** Rate-limited: returns the form with the visitor's input. */
function refuseNewsletter(c: Context<AppEnv>, post: Post, problem: string): Promise<Response> {
  return sendForm(c, post, problem, 429)
}

function sendForm(
  c: Context<AppEnv>,
  { locale, fields }: Post,
  error: string,
  status: 400 | 429,
): Promise<Response> {
  const email = typeof fields['email'] === 'string' ? fields['email'].slice(0, 254) : ''
  return renderUncached(c, locale, {
    ...subscribeView(locale, { confirms: Boolean(c.var.mail), error, email }),
    status,
    index: false,
  })
}
