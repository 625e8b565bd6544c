import type { Context, MiddlewareHandler } from 'hono'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { today } from '../services/clock.ts'
import { budgets, spend } from '../services/counts.ts'
import { sharesPerNetwork } from '../services/limits.ts'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from './errors.ts'
import { type Post, parsePost } from './form.ts'
import { isCrossSite } from './origin.ts'
import { countRefusal, type Scope } from './refusals.ts'
import { groupOf, hashNetwork, networkOf, widerNetworkOf } from './visitor.ts'

const windowSeconds = 60
const daySeconds = 86_400

type VisitorPolicy = keyof typeof sharesPerNetwork

export type RefuseForm = (
  c: Context<AppEnv>,
  post: Post,
  problem: string,
) => Response | Promise<Response>

type Exceptions = {
  /** A response that overrides the limit; undefined to apply it. */
  answerAnyway?: (c: Context<AppEnv>, post: Post) => Promise<Response | undefined>
  /** The language of a refusal, if it isn't the post's. */
  localeOf?: (c: Context<AppEnv>, post: Post) => Locale
  /** Counts by this, if there is one, in place of the visitor's network. */
  by?: (c: Context<AppEnv>) => Promise<string | undefined>
}

/**
 * Refuses a visitor over the limit before any costly work. Reads the body only for its language
 * and, from a form, to return it to the visitor. Each `name` is limited separately. `maxBodyBytes`:
 * the handler's own, so that nothing it would read is lost here.
 */
export function limit(
  policy: VisitorPolicy,
  name: string,
  maxBodyBytes: number,
  refuseForm: RefuseForm = refuseInJson,
  { answerAnyway, localeOf, by }: Exceptions = {},
): MiddlewareHandler<AppEnv> {
  return async function limitVisitor(c, next) {
    const key = await by?.(c)
    // Another website must not use up a visitor's limit; handlers refuse its posts later.
    if (!key && c.req.method === 'POST' && isCrossSite(c)) return next()
    const scope = c.var.settings.rateLimits ? await findExceeded(c, policy, name, key) : undefined
    if (!scope) return next()
    const post = await parsePost(c, maxBodyBytes)
    const answer = await answerAnyway?.(c, post)
    if (answer) return answer
    const locale = localeOf?.(c, post) ?? post.locale
    return refuse(c, name, scope, { ...post, locale }, refuseForm)
  }
}

/**
 * Call it before storing or mailing something. Returns the refusal when the site-wide budget for
 * this minute or day is used up, or the share of the visitor's network. If storing fails, a form
 * comes back with what the visitor wrote. `isDue`: see `spend`.
 */
export async function refuseBeyondBudget(
  c: Context<AppEnv>,
  name: keyof typeof budgets,
  post: Post,
  refuseForm: RefuseForm = refuseInJson,
  isDue?: () => Promise<boolean>,
): Promise<Response | undefined> {
  const { sql, settings, visitorAddress, limitSalt } = c.var
  giveBackOnFault(c, post, refuseForm)
  const ceiling = settings[budgets[name]]
  const scope = settings.rateLimits
    ? await spend(sql, name, ceiling, {
        network: await groupOf(visitorAddress(c), `${limitSalt} ${today()}`),
        isDue,
      })
    : await spend(sql, name, { ...ceiling, perMinute: Number.MAX_SAFE_INTEGER }, { isDue })
  return scope && refuse(c, name, scope, post, refuseForm)
}

/** If the handler fails, a form comes back with what the visitor wrote. */
export function giveBackOnFault(c: Context<AppEnv>, post: Post, refuseForm: RefuseForm): void {
  if (!post.isForm) return
  c.set('giveBack', () => refuseForm(c, post, getText(post.locale)('error.text')))
}

/**
 * The message for a visitor over the limit, if so, for handlers that respond themselves. `shares`:
 * how many times the policy's limit a visitor has.
 */
export async function findRefusal(
  c: Context<AppEnv>,
  policy: VisitorPolicy,
  name: string,
  locale: Locale,
  shares?: number,
): Promise<string | undefined> {
  const { rateLimits } = c.var.settings
  const scope = rateLimits ? await findExceeded(c, policy, name, undefined, shares) : undefined
  if (!scope) return undefined
  countRefusal(c, name, scope)
  return getText(locale)(problems[scope])
}

/**
 * The same for a GET that costs a search. A picture or frame of another site gets none, and takes
 * nothing of the visitor's limit.
 */
export async function findSearchRefusal(
  c: Context<AppEnv>,
  name: string,
  locale: Locale,
  shares?: number,
): Promise<string | undefined> {
  const isPage = c.req.header('Sec-Fetch-Dest') === 'document'
  const problem =
    isCrossSite(c) && !isPage
      ? getText(locale)('error.tooMany')
      : await findRefusal(c, 'ask', name, locale, shares)
  if (problem) c.header('Retry-After', String(windowSeconds))
  return problem
}

const problems = {
  visitor: 'error.tooMany',
  network: 'error.tooMany',
  share: 'error.fullHere',
  minute: 'error.busy',
  day: 'error.full',
} as const satisfies Record<Scope, string>

async function refuse(
  c: Context<AppEnv>,
  name: string,
  scope: Scope,
  post: Post,
  refuseForm: RefuseForm,
): Promise<Response> {
  countRefusal(c, name, scope)
  const isOfDay = scope === 'day' || scope === 'share'
  const untilMidnight = daySeconds - (Math.floor(Date.now() / 1000) % daySeconds)
  c.header('Retry-After', String(isOfDay ? untilMidnight : windowSeconds))
  const problem = getText(post.locale)(problems[scope])
  return post.isForm
    ? refuseForm(c, post, problem)
    : jsonError(c, 429, 'too_many_requests', problem)
}

/** Requests that none of our pages sends get JSON instead of a page. */
function refuseInJson(c: Context<AppEnv>, _post: Post, problem: string): Response {
  return jsonError(c, 429, 'too_many_requests', problem)
}

/** The limit that this request exceeds, if any. */
async function findExceeded(
  c: Context<AppEnv>,
  policy: VisitorPolicy,
  name: string,
  by?: string,
  shares = 1,
): Promise<'visitor' | 'network' | undefined> {
  const { allow, visitorAddress, limitSalt } = c.var
  // A binding has one limit for all keys, so who has more gets several keys. The first is chosen at
  // random: a turn that all visitors take would let strangers choose it.
  const isWithin = async (keys: number, key: (nth: number) => string) => {
    const first = Math.floor(Math.random() * keys)
    for (let nth = first; nth < first + keys; nth += 1) {
      if (await allow(policy, key(nth % keys))) return true
    }
    return false
  }
  const address = visitorAddress(c)
  const salt = `${limitSalt} ${today()}`
  try {
    if (by) return (await allow(policy, `${name} by ${by}`)) ? undefined : 'visitor'
    const own = await hashNetwork(networkOf(address), salt)
    if (!(await isWithin(shares, (nth) => `${name} ${nth} ${own}`))) return 'visitor'
    const wider = widerNetworkOf(address)
    if (!wider) return undefined
    const keys = shares * sharesPerNetwork[policy]
    const all = await hashNetwork(wider, salt)
    return (await isWithin(keys, (nth) => `${name} network ${nth} ${all}`)) ? undefined : 'network'
  } catch {
    // If counting fails, let the visitor through. Model calls are limited separately.
    console.warn(JSON.stringify({ event: 'limit', state: 'unknown' }))
    return undefined
  }
}
