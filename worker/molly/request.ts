import * as v from 'valibot'
import type replies from '../../content/rules/replies.json'
import { isLocale, type Locale } from '../../src/i18n/locales.ts'
import { answerKinds, type AskRequest, limits } from '../../src/molly/protocol.ts'
import { cleanText } from '../../src/text/clean.ts'
import { type Body, readBody } from '../http/body.ts'
import { detectLocale } from '../../src/molly/language.ts'

/** What can be wrong with a question, or with answering it. */
export type ErrorCode = keyof typeof replies.errors

export type RequestProblem = {
  ok: false
  status: 400 | 413 | 415
  code: Extract<ErrorCode, 'invalid' | 'too_long' | 'too_large' | 'wrong_type'>
  /** The request's language, if it could be read. */
  locale?: Locale
  /** The visitor's question, to put back into the field. */
  message?: string
}

export type ReadRequest = { ok: true; value: AskRequest } | RequestProblem

const text = v.pipe(v.string(), v.transform(cleanText))

const maxListed = 4
const shortText = v.pipe(v.string(), v.maxLength(200))

const turn = v.object({
  role: v.picklist(['user', 'assistant']),
  content: v.pipe(
    text,
    v.transform((content) => content.slice(0, limits.historyContentLength).toWellFormed()),
  ),
  // What a program sends in another form counts as absent.
  kind: v.fallback(v.optional(v.picklist(answerKinds)), undefined),
  card: v.fallback(v.optional(v.pipe(v.array(shortText), v.maxLength(maxListed))), undefined),
  suggestions: v.fallback(
    v.optional(v.pipe(v.array(shortText), v.maxLength(maxListed))),
    undefined,
  ),
})

const schema = v.object({
  message: v.pipe(text, v.trim(), v.minLength(1), v.maxLength(limits.messageLength)),
  // An unknown locale or page counts as absent.
  locale: v.pipe(
    v.unknown(),
    v.transform((value) => (isLocale(value) ? value : undefined)),
  ),
  history: v.pipe(
    v.nullish(v.array(turn), []),
    v.transform((turns) => turns.slice(-limits.historyMessages)),
  ),
  page: v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' && isPath(value) ? value : undefined)),
  ),
})

function isPath(value: string): boolean {
  return /^\/[a-z0-9/-]{0,200}$/.test(value)
}

/** Reads and checks a question sent as JSON or as a form, whose locale comes from its path. */
export async function readRequest(request: Request, locale?: Locale): Promise<ReadRequest> {
  return parseRequest(await readBody(request, limits.bodyBytes), locale)
}

/** Checks a body that has already been read. */
export function parseRequest(body: Body, locale?: Locale): ReadRequest {
  if (!body.ok) {
    const code = body.code === 'unreadable' ? 'invalid' : body.code
    return { ok: false, status: body.status, code, locale }
  }
  const given = toFields(body)
  const result = v.safeParse(schema, given)
  if (result.success) return { ok: true, value: { ...result.output, ...(locale && { locale }) } }
  return describe(result.issues[0], given, locale)
}

/** A form carries its history as JSON text. */
function toFields({ kind, value }: Extract<Body, { ok: true }>): Record<string, unknown> {
  const fields =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  // Absent and undefined are the same to the schema's optional fields.
  const { message, locale, history, page } = fields
  return { message, locale, page, history: kind === 'form' ? parseHistory(history) : history }
}

/** What the visitor said, from the field `history` of a form; nothing if it is no conversation. */
export function readTurns(history: unknown): string[] {
  const { success, output } = v.safeParse(schema.entries.history, parseHistory(history))
  return success ? output.flatMap(({ role, content }) => (role === 'user' ? content : [])) : []
}

function parseHistory(history: unknown): unknown {
  if (typeof history !== 'string' || history.trim() === '') return undefined
  try {
    return JSON.parse(history) as unknown
  } catch {
    return history
  }
}

function describe(
  issue: v.BaseIssue<unknown>,
  { message, locale }: Record<string, unknown>,
  pathLocale?: Locale,
): RequestProblem {
  const isTooLong = issue.type === 'max_length' && v.getDotPath(issue) === 'message'
  const written = typeof message === 'string' ? cleanText(message) : undefined
  return {
    ok: false,
    status: 400,
    code: isTooLong ? 'too_long' : 'invalid',
    locale: pathLocale ?? (isLocale(locale) ? locale : written ? detectLocale(written) : undefined),
    message: written,
  }
}
