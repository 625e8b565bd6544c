import type { Context, MiddlewareHandler } from 'hono'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, splitLocale } from '../../src/i18n/locales.ts'
import type { AppEnv, LimitName } from '../services/types.ts'
import { jsonError } from './errors.ts'
import { type Post, parsePost } from './form.ts'
import { isCrossSite } from './origin.ts'
import { detectLocale } from '../../src/molly/language.ts'
import { today } from '../services/clock.ts'
import { visitorKey } from './visitor.ts'

const windowSeconds = 60

const maxBodyBytes = 32 * 1024

type RefuseForm = (c: Context<AppEnv>, post: Post, problem: string) => Response | Promise<Response>

/** What is answered whatever the limit says; undefined for everything else. */
type AnswerAnyway = (c: Context<AppEnv>, post: Post) => Promise<Response | undefined>

/**
 * Refuses a visitor over the limit before any costly work. The body is read only for its language
 * and, from a form, to return it to the visitor.
 */
export function limit(
  name: Exclude<LimitName, 'model'>,
  refuseForm: RefuseForm = refuseInJson,
  answerAnyway?: AnswerAnyway,
): MiddlewareHandler<AppEnv> {
  return async function limitVisitor(c, next) {
    // Another website must not use up a visitor's share; every post of one is refused further on.
    if (name !== 'backend' && isCrossSite(c)) return next()
    if (!c.var.settings.rateLimits || (await isAllowed(c, name))) return next()
    const post = await parsePost(c, maxBodyBytes)
    const answer = await answerAnyway?.(c, post)
    if (answer) return answer
    c.header('Retry-After', String(windowSeconds))
    const locale = name === 'molly' ? localeToAnswer(c.req.path, post) : post.locale
    const problem = getText(locale)('error.tooMany')
    return post.isForm
      ? refuseForm(c, { ...post, locale }, problem)
      : jsonError(c, 429, 'too_many_requests', problem)
  }
}

/** A request that none of our pages sent gets no page. */
function refuseInJson(c: Context<AppEnv>, _post: Post, problem: string): Response {
  return jsonError(c, 429, 'too_many_requests', problem)
}

async function isAllowed(c: Context<AppEnv>, name: LimitName): Promise<boolean> {
  const { allow, visitorAddress, limitSalt } = c.var
  const key = await visitorKey(visitorAddress(c), `${limitSalt} ${today()}`)
  try {
    return await allow(name, key)
  } catch {
    // If counting fails, let the visitor through. Model calls have their own gate.
    console.warn(JSON.stringify({ event: 'limit', state: 'unknown' }))
    return true
  }
}

/** The same choice as Molly's: a form's page language, else the requested or detected one. */
function localeToAnswer(path: string, { isForm, locale, fields }: Post): Locale {
  const { message, locale: given } = fields
  if (isForm) return splitLocale(path).locale
  return given === locale || typeof message !== 'string' ? locale : detectLocale(message)
}
