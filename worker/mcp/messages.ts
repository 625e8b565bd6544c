import * as v from 'valibot'

/** The revision without a handshake: each request names it, and an answer says who gave it. */
export const stateless = '2026-07-28'

/**
 * Those that begin with `initialize`, newest first. With tools only, and without sessions or
 * streams, they differ in one thing: the oldest has batches, and no header that names it.
 */
const handshaken = ['2025-11-25', '2025-06-18', '2025-03-26'] as const

/** `revision`: what the header names. */
export function isSpoken(revision: string | undefined): boolean {
  return revision === undefined || [stateless, ...handshaken].some((known) => known === revision)
}

export function mayBatch(revision: string | undefined): boolean {
  return revision === undefined || revision === '2025-03-26'
}

/** The one that `initialize` asked for, or the newest: then it is the program that decides. */
export function chooseRevision(asked: string): string {
  return handshaken.find((known) => known === asked) ?? handshaken[0]
}

const id = v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())])
/** Programs send null for what they have nothing to say about. */
const params = v.nullish(v.record(v.string(), v.unknown()), {})
const version = v.literal('2.0')

const request = v.object({ jsonrpc: version, id, method: v.string(), params })
const notification = v.object({
  jsonrpc: version,
  id: v.optional(v.never()),
  method: v.string(),
  params,
})
/** To a question that we never ask. */
const response = v.object({ jsonrpc: version, id, method: v.optional(v.never()) })

export type Id = v.InferOutput<typeof id>
export type Params = v.InferOutput<typeof params>

export type Request = { asks: true; id: Id; method: string; params: Params }
/** `asks`: someone waits for an answer. */
export type Message = Request | { asks: false }

export function parseMessage(value: unknown): Message | undefined {
  const asked = v.safeParse(request, value)
  if (asked.success) return { asks: true, ...asked.output }
  return v.is(v.union([notification, response]), value) ? { asks: false } : undefined
}

/** https://www.jsonrpc.org/specification#error_object, and below -32000 the protocol's own. */
export const codes = {
  unreadable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  headerMismatch: -32020,
  unknownRevision: -32022,
} as const

export type ErrorObject = {
  code: (typeof codes)[keyof typeof codes]
  message: string
  data?: object
}

export type Reply = { result: object } | { error: ErrorObject }
