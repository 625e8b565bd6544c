/** What goes over the wire, byte for byte. Strings are written as UTF-8. */
export type Wire = {
  method?: string
  /** The second word of the request line. */
  target: string
  /** `Host` and `Connection: close` stand before them, unless they are given. */
  headers?: [name: string, value: string][]
  body?: string | Uint8Array
  /** false: no Content-Length is added. */
  length?: boolean
  /** In place of all that: pieces, written one after the other; a number waits so many ms. */
  pieces?: (string | Uint8Array | number)[]
  /** Ends the sending side after the last piece, or cuts the connection. */
  after?: 'end' | 'cut'
}

export type Attack = {
  kind: string
  wire: Wire
  /** The statuses that are right; any below 500 when absent. */
  status?: number[]
  /** Stands in what was sent. It may come back as text or as a value, and nowhere else. */
  mark?: string
  /** What is no HTTP may be refused, or broken off, before the app sees it. */
  isMalformed?: boolean
  /** How long an answer may take. */
  maxMs?: number
  /** What else is wrong with the answer, in words. */
  check?: (answer: Answer) => string | undefined
}

export type Answer = {
  status: number
  /** Names in lower case; of several, all. */
  headers: Map<string, string[]>
  body: string
  /** What followed the answer: another one, when one request was read as two. */
  rest: string
  ms: number
}
