import type { Context } from 'hono'
import replies from '../../content/rules/replies.json' with { type: 'json' }
import { answerIfEmergency, localeOf } from '../../src/answering/answer.ts'
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts'
import type { Answer, AskRequest, ChatMessage } from '../../src/molly/protocol.ts'
import type { AppEnv } from '../services/types.ts'
import { countLater } from '../http/count.ts'
import { countryOf } from '../http/country.ts'
import { jsonError } from '../http/errors.ts'
import { logFault } from '../http/log.ts'
import type { Post } from '../http/form.ts'
import { isCrossSite } from '../http/origin.ts'
import { networkOf } from '../http/visitor.ts'
import { answerQuestion, getModel } from './answer.ts'
import { chooseProvider } from './provider.ts'
import { getGate } from './providers/gate.ts'
import { type ErrorCode, parseRequest, readRequest } from './request.ts'
import { streamAnswer, streamHeaders } from './stream.ts'

type ProblemStatus = 400 | 403 | 413 | 415 | 503

type Problem = {
  ok: false
  status: ProblemStatus
  code: ErrorCode
  locale?: Locale
  /** The question and the earlier messages, if they could be read. */
  message?: string
  history?: ChatMessage[]
}

/** A question that is being answered; `gone` aborts when the visitor leaves. */
type Asked = { ok: true; request: AskRequest; answer: Promise<Answer>; gone: AbortController }

/** POST /functions/v1/ask-molly: JSON, or an event stream where `Accept` asks for one. */
export async function askMolly(c: Context<AppEnv>): Promise<Response> {
  const opened = await openAnswer(c)
  if (!opened.ok) {
    const { error } = describe(opened)
    return jsonError(c, opened.status, error.code, error.message)
  }
  return sendAnswer(c, opened)
}

/** JSON, or an event stream. */
export async function sendAnswer(
  c: Context<AppEnv>,
  { request, answer, gone }: Omit<Asked, 'ok'>,
): Promise<Response> {
  const failed = describe({ code: 'failed', locale: localeOf(request) })
  if (c.req.header('Accept')?.includes('text/event-stream')) {
    const stream = streamAnswer(answer, gone, failed, logMollyFault)
    return c.body(stream, 200, streamHeaders)
  }
  c.header('Cache-Control', 'no-store')
  try {
    return c.json(await answer)
  } catch (error) {
    logMollyFault(error)
    return jsonError(c, 503, failed.error.code, failed.error.message)
  }
}

/** GET /api/molly: a chat was opened, so that the first question need not wait for the encoder. */
export function warmMolly(c: Context<AppEnv>): Response {
  const { assets, kernel, waitUntil } = c.var
  waitUntil(
    c,
    getModel(assets, kernel).then(() => undefined),
  )
  c.header('Cache-Control', 'no-store')
  return c.body(null, 204)
}

export type FormResult =
  | { ok: true; message: string; answer: Answer; history: ChatMessage[] }
  | {
      ok: false
      status: ProblemStatus
      error: { code: string; message: string }
      message?: string
      history?: ChatMessage[]
    }

/** Answers a form, for the conversation page. `history`: the earlier messages. */
export async function answerForm(c: Context<AppEnv>, locale: Locale): Promise<FormResult> {
  return finish(await openAnswer(c, locale), locale)
}

/** Answers a request that has already been read. `country`: where the visitor is, if known. */
export async function answerRead(
  c: Context<AppEnv>,
  request: AskRequest,
  country: string | undefined,
): Promise<FormResult> {
  return finish(await startAnswer(c, request, country), localeOf(request))
}

async function finish(opened: Asked | Problem, locale: Locale): Promise<FormResult> {
  if (!opened.ok) {
    return {
      ok: false,
      status: opened.status,
      message: opened.message,
      history: opened.history,
      ...describe(opened, locale),
    }
  }
  const { message, history = [] } = opened.request
  try {
    return { ok: true, message, history, answer: await opened.answer }
  } catch (error) {
    logMollyFault(error)
    return { ok: false, status: 503, message, history, ...describe({ code: 'failed' }, locale) }
  }
}

/**
 * Answers a visitor over the limit only in an emergency, of which the newest message tells: reading
 * the earlier ones again, as often as anybody likes, would cost too much.
 */
export async function answerPastLimit(
  c: Context<AppEnv>,
  { isForm, locale, fields }: Post,
): Promise<{ request: AskRequest; answer: Answer } | undefined> {
  const read = parseRequest(
    { ok: true, kind: isForm ? 'form' : 'json', value: fields },
    isForm ? locale : undefined,
  )
  if (!read.ok) return undefined
  const { assets } = c.var
  const newest = { ...read.value, history: [] }
  const answer = await answerIfEmergency(newest, { assets, country: countryOf(c.req.raw) })
  return answer && { request: read.value, answer }
}

async function openAnswer(c: Context<AppEnv>, formLocale?: Locale): Promise<Asked | Problem> {
  if (isCrossSite(c)) {
    return { ok: false, status: 403, code: 'cross_site', locale: formLocale }
  }
  const read = await readRequest(c.req.raw, formLocale)
  return read.ok ? startAnswer(c, read.value, countryOf(c.req.raw)) : read
}

async function startAnswer(
  c: Context<AppEnv>,
  request: AskRequest,
  country: string | undefined,
): Promise<Asked | Problem> {
  const { message, history } = request
  const locale = localeOf(request)
  const { settings, assets, kernel, ai, waitUntil, visitorAddress } = c.var
  const gone = new AbortController()
  abortWith(c.req.raw.signal, gone)

  if (settings.mollyMode === 'off') {
    const emergency = await answerIfEmergency(request, { assets, country })
    if (emergency) return { ok: true, request, gone, answer: Promise.resolve(emergency) }
    return { ok: false, status: 503, code: 'off', locale, message, history }
  }
  const provider = chooseProvider(settings, getGate(c.var), ai)
  const answer = answerQuestion(request, {
    assets,
    kernel,
    provider,
    signal: gone.signal,
    country,
    visitor: networkOf(visitorAddress(c)),
    onUnanswered: (topic = 'none') => countLater(c, 'unanswered', topic),
  })
  // workerd stops the work for a visitor who left in the middle of a reading, which others wait for.
  waitUntil(
    c,
    answer.then(
      () => undefined,
      // The reader handles it.
      () => undefined,
    ),
  )
  return { ok: true, request, gone, answer }
}

/**
 * A separate function, so that the listener does not close over the request: Node keeps a request's
 * signal until the request is collected, which such a listener would prevent for good.
 */
function abortWith(signal: AbortSignal, controller: AbortController): void {
  signal.addEventListener('abort', () => controller.abort(), { once: true })
}

function describe({ code, locale }: Pick<Problem, 'code' | 'locale'>, fallback = defaultLocale) {
  return { error: { code, message: replies.errors[code][locale ?? fallback] } }
}

function logMollyFault(error: unknown): void {
  logFault('molly_fault', error)
}
