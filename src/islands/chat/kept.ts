import { limits } from '../../molly/protocol.ts'
import type { Message } from './conversation.ts'

/** A new shape gets a new number. */
const key = 'molly-1'

const openKey = 'molly-open'

const maxLength = 100_000

/** Keeps the latest messages for the other pages of this tab, and for coming back. */
export function keepMessages(messages: Message[]): void {
  keep(key, shorten(messages))
}

/** That the chat is open beside the page, for the next page of this tab. */
export function keepOpen(isOpen: boolean): void {
  keep(openKey, isOpen ? 'true' : undefined)
}

export function isKeptOpen(): boolean {
  return read(openKey) === true
}

function keep(key: string, value: string | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // The browser keeps nothing: what was to be kept is in memory alone.
  }
}

/** What this tab has kept, or undefined: also when it isn't what this version writes. */
export function readKept(): Message[] | undefined {
  const messages = read(key)
  return areMessages(messages) ? messages : undefined
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key)!)
  } catch {
    return undefined
  }
}

/** Without the oldest questions and their answers, where all of it would be too much. */
function shorten(messages: Message[]): string | undefined {
  if (messages.length === 0) return undefined
  const json = JSON.stringify(messages)
  if (json.length <= maxLength) return json
  const next = messages.findIndex(({ role }, index) => index > 0 && role === 'user')
  return next < 0 ? undefined : shorten(messages.slice(next))
}

type Check = (value: unknown) => boolean

const text =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const list =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const object =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]))

const line = text(500)

const isQuestion = object({ role: matches(/^user$/), content: text(limits.messageLength) })

const isAnswer = object({
  role: matches(/^assistant$/),
  content: text(20_000),
  kind: matches(/^(answer|ask-back|emergency|boundary|unknown)$/),
  sources: list(
    object({
      title: line,
      href: matches(/^\/(?!\/)/),
      section: optional(line),
    }),
  ),
  suggestions: list(line),
  state: matches(/^(streaming|done|stopped)$/),
  citations: optional(
    list(
      object({
        n: Number.isInteger,
        organisation: line,
        title: line,
        year: optional(line),
        checked: (value) => line(value) && !Number.isNaN(Date.parse(value as string)),
        href: matches(/^https?:\/\//),
        at: list(Number.isInteger),
      }),
    ),
  ),
  card: optional(list(line)),
  verdict: optional(matches(/^(up|down)$/)),
})

function areMessages(value: unknown): value is Message[] {
  return list((message) => isQuestion(message) || isAnswer(message))(value)
}
