import * as v from 'valibot'
import { limits } from '../../molly/protocol.ts'
import type { Message } from './conversation.ts'

/** The number changes with the schema. */
const key = 'molly-1'

/** In session storage while the chat is open beside the page; src/client/client.tsx reads it too. */
export const openKey = 'molly-open'

const maxLength = 100_000

/** Saves the latest messages for the next page of this tab. */
export function saveMessages(messages: Message[]): void {
  save(key, shorten(messages))
}

/** Saves whether the chat is open beside the page, for the next page of this tab. */
export function saveOpen(isOpen: boolean): void {
  save(openKey, isOpen ? 'true' : undefined)
}

export function isSavedOpen(): boolean {
  return read(openKey) === true
}

function save(key: string, value: string | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden: the conversation lives in memory only.
  }
}

/** The saved messages; undefined without any, or if another version wrote them. */
export function readSavedMessages(): Message[] | undefined {
  const { success, output } = v.safeParse(messagesSchema, read(key))
  return success ? output : undefined
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key)!)
  } catch {
    return undefined
  }
}

/** Drops the oldest questions and their answers until the rest fits. */
function shorten(messages: Message[]): string | undefined {
  if (messages.length === 0) return undefined
  const json = JSON.stringify(messages)
  if (json.length <= maxLength) return json
  const next = messages.findIndex(({ role }, index) => index > 0 && role === 'user')
  return next < 0 ? undefined : shorten(messages.slice(next))
}

const line = v.pipe(v.string(), v.maxLength(500))

const messagesSchema = v.array(
  v.variant('role', [
    v.object({
      role: v.literal('user'),
      content: v.pipe(v.string(), v.maxLength(limits.messageLength)),
    }),
    v.object({
      role: v.literal('assistant'),
      content: v.pipe(v.string(), v.maxLength(20_000)),
      kind: v.picklist(['answer', 'ask-back', 'emergency', 'boundary', 'unknown']),
      sources: v.array(
        v.object({
          title: line,
          href: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
          section: v.optional(line),
        }),
      ),
      suggestions: v.array(line),
      state: v.picklist(['streaming', 'done', 'stopped']),
      citations: v.optional(
        v.array(
          v.object({
            n: v.pipe(v.number(), v.integer()),
            organisation: line,
            title: line,
            year: v.optional(line),
            checked: v.pipe(v.string(), v.isoDate()),
            href: v.pipe(v.string(), v.regex(/^https?:\/\//)),
            at: v.array(v.pipe(v.number(), v.integer())),
          }),
        ),
      ),
      card: v.optional(v.array(line)),
      kept: v.optional(v.picklist(['phone', 'common'])),
      verdict: v.optional(v.picklist(['up', 'down'])),
    }),
  ]),
)
