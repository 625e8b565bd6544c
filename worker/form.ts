import type { Context } from 'hono'
import { getText } from '../src/i18n/index.ts'
import { isLocale, type Locale, splitLocale } from '../src/i18n/locales.ts'
import { type BodyProblem, readBody } from './body.ts'
import type { AppEnv } from './env.ts'
import { jsonError } from './errors.ts'
import { isCrossSite } from './origin.ts'
import { showError } from './pages.tsx'

export type Post = {
  isForm: boolean
  /** The field `locale`, or else the language of the address. */
  locale: Locale
  fields: Record<string, unknown>
}

/** What was posted, as far as it can be read, and what is wrong with it. */
export async function readFields(
  c: Context<AppEnv>,
  maxBytes: number,
): Promise<Post & { problem?: BodyProblem }> {
  const body = await readBody(c.req.raw, maxBytes)
  const fields = body.ok ? toFields(body.value) : {}
  const given = fields['locale']
  const locale = isLocale(given) ? given : splitLocale(c.req.path).locale
  return { isForm: body.kind === 'form', locale, fields, ...(!body.ok && { problem: body }) }
}

/** What was posted, a form or a JSON object; or the answer that refuses it, a page or JSON. */
export async function readPost(c: Context<AppEnv>, maxBytes: number): Promise<Post | Response> {
  const { problem, ...post } = await readFields(c, maxBytes)
  const { isForm, locale, fields } = post
  const given = fields['locale']
  const t = getText(locale)
  const refuse = (status: 400 | 403 | 413 | 415, code: string) => {
    const title = t(status === 413 ? 'error.tooLarge' : 'error.badRequest')
    return isForm
      ? showError(c, status, title, t('error.badRequestText'), locale)
      : jsonError(c, status, code, title)
  }

  if (isCrossSite(c)) return refuse(403, 'cross_site')
  if (problem) return refuse(problem.status, problem.code)
  if (given !== undefined && !isLocale(given)) return refuse(400, 'invalid')
  return post
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** The fields of a form that one of our own pages posted, where JSON has no meaning. */
export async function readForm(
  c: Context<AppEnv>,
  maxBytes: number,
): Promise<Record<string, string> | Response> {
  const post = await readPost(c, maxBytes)
  if (post instanceof Response) return post
  if (post.isForm) return post.fields as Record<string, string>
  return jsonError(c, 415, 'wrong_type', getText(post.locale)('error.badRequest'))
}
