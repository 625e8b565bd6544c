import type { Locale } from '../i18n/locales.ts'

// POST /functions/v1/ask-molly: its request, answer and events.

export type ChatMessage = {
  role: 'user' | 'assistant'
  content: string
  /** Of an answer of Molly: what it was, the ids of its cards and the questions it suggested. */
  kind?: AnswerKind
  card?: string[]
  suggestions?: string[]
}

export type AskRequest = {
  message: string
  locale?: Locale
  history?: ChatMessage[]
  /** The page the visitor is on: '/article/root-canal', '/es/article/root-canal'. */
  page?: string
}

/** `href` is localized and carries the section's anchor; `section` is that section's title. */
export type Source = { title: string; href: string; section?: string }

/** In `ask-back`, `reply` is Molly's question and `suggestions` are its possible answers. */
export const answerKinds = ['answer', 'ask-back', 'emergency', 'boundary', 'unknown'] as const
export type AnswerKind = (typeof answerKinds)[number]

/**
 * A reference behind an answer: `href` is its own address, `checked` an ISO date, and `at` the
 * offsets in `reply`, in UTF-16 code units, after which its number `n` belongs.
 */
export type Citation = {
  n: number
  organisation: string
  title: string
  year?: string
  checked: string
  href: string
  at: number[]
}

export type Answer = {
  /** Paragraphs and `- ` lists, separated by blank lines. No links: they are in `sources`. */
  reply: string
  sources: Source[]
  kind: AnswerKind
  suggestions: string[]
  citations?: Citation[]
  /** Ids of the answer cards shown. */
  card?: string[]
}

export type AskError = { error: { code: string; message: string } }

/** Exactly one of `done` and `error` ends a stream; one that ends with neither has failed. */
export type StreamEvent =
  | { event: 'meta'; data: { kind: AnswerKind; sources: Source[] } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'replace'; data: { text: string; kind: AnswerKind; sources: Source[] } }
  | { event: 'done'; data: Answer }
  | { event: 'error'; data: AskError }

export const limits = {
  messageLength: 1000,
  bodyBytes: 32 * 1024,
  historyMessages: 12,
  historyContentLength: 2000,
} as const
