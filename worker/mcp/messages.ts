import * as v from 'valibot'

/** The revision without a handshake: requests name the revision, and results the server. */
export const stateless = '2026-07-28'

/**
 * The revisions that begin with `initialize`, newest first. For tools without sessions or streams,
 * they differ only in the oldest, which has batches and no revision header.
 */
const withHandshake = ['2025-11-25', '2025-06-18', '2025-03-26'] as const

/** `revision`: the value of the header. */
export function isSupported(revision: string | undefined): boolean {
  return revision === undefined || [stateless, ...withHandshake].some((known) => known === revision)
}

export function mayBatch(revision: string | undefined): boolean {
  return revision === undefined || revision === '2025-03-26'
}

/** The requested revision, or the newest, which the program may then reject. */
export function chooseRevision(asked: string): string {
  return withHandshake.find((known) => known === asked) ?? withHandshake[0]
}

const id = v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())])
/** Programs send null when there are no parameters. */
const params = v.nullish(v.record(v.string(), v.unknown()), {})
const version = v.literal('2.0')

const request = v.object({ jsonrpc: version, id, method: v.string(), params })
const notification = v.object({
  jsonrpc: version,
  id: v.optional(v.never()),
  method: v.string(),
  params,
})
/** Ignored: we never send requests. */
const response = v.object({ jsonrpc: version, id, method: v.optional(v.never()) })

export type Id = v.InferOutput<typeof id>
export type Params = v.InferOutput<typeof params>

export type Request = { asks: true; id: Id; method: string; params: Params }
/** `asks`: whether the message expects a response. */
export type Message = Request | { asks: false }

export function parseMessage(value: unknown): Message | undefined {
  const asked = v.safeParse(request, value)
  if (asked.success) return { asks: true, ...asked.output }
  return v.is(v.union([notification, response]), value) ? { asks: false } : undefined
}

/** https://www.jsonrpc.org/specification#error_object; from -32000 the protocol's own. */
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
