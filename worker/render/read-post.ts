import type { Context } from 'hono'
import { getText } from '../../src/i18n/index.ts'
import { isLocale } from '../../src/i18n/locales.ts'
import { jsonError } from '../http/errors.ts'
import { parsePost, type Post } from '../http/form.ts'
import { isCrossSite } from '../http/origin.ts'
import type { AppEnv } from '../services/types.ts'
import { showError } from './views.tsx'

/** The posted form or JSON object, or a refusal: a page for a form, JSON otherwise. */
export async function readPost(c: Context<AppEnv>, maxBytes: number): Promise<Post | Response> {
  const { problem, ...post } = await parsePost(c, maxBytes)
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

/** The fields of a posted form, or a refusal; JSON is not accepted. */
export async function readForm(
  c: Context<AppEnv>,
  maxBytes: number,
): Promise<Record<string, string> | Response> {
  const post = await readPost(c, maxBytes)
  if (post instanceof Response) return post
  if (post.isForm) return post.fields as Record<string, string>
  return jsonError(c, 415, 'wrong_type', getText(post.locale)('error.badRequest'))
}
