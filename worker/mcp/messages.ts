import * as v from 'valibot'

/**
 * The revisions of the Model Context Protocol that are spoken here, newest first. With tools only,
 * and without sessions or streams, they are one and the same.
 */
export const revisions = ['2025-11-25', '2025-06-18'] as const

/** What a program is taken to speak that names no revision. It differs in what we don't offer. */
const unnamed = '2025-03-26'

export function isSpoken(revision: string | undefined): boolean {
  return revision === undefined || [...revisions, unnamed].some((known) => known === revision)
}

/** The one that was asked for, or the newest: then it is the program that decides. */
export function chooseRevision(asked: string): string {
  return revisions.find((known) => known === asked) ?? revisions[0]
}

const id = v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite())])
const params = v.optional(v.record(v.string(), v.unknown()), {})
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

/** `asks`: someone waits for an answer. One message a body: these revisions have no batches. */
export type Message = { asks: true; id: Id; method: string; params: Params } | { asks: false }

export function parseMessage(value: unknown): Message | undefined {
  const asked = v.safeParse(request, value)
  if (asked.success) return { asks: true, ...asked.output }
  return v.is(v.union([notification, response]), value) ? { asks: false } : undefined
}

/** https://www.jsonrpc.org/specification#error_object */
export const codes = {
  unreadable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const

export type ErrorObject = { code: (typeof codes)[keyof typeof codes]; message: string }

export type Reply = { result: object } | { error: ErrorObject }
