/** The bytes on the wire. Strings are encoded as UTF-8. */
export type Wire = {
  method?: string
  target: string
  /** Preceded by `Host` and `Connection: close` unless those are given. */
  headers?: [name: string, value: string][]
  body?: string | Uint8Array
  /** false: no Content-Length is added. */
  length?: boolean
  /** Replaces all of the above: pieces written in order; a number is a pause in ms. */
  pieces?: (string | Uint8Array | number)[]
  /** Ends the sending side after the last piece, or cuts the connection. */
  after?: 'end' | 'cut'
}

export type Attack = {
  kind: string
  wire: Wire
  /** Accepted statuses; when absent, any below 500. */
  status?: number[]
  /** A string in the request that may come back only as text or as an attribute's value. */
  mark?: string
  /** Not valid HTTP: it may be refused before it reaches the app. */
  isMalformed?: boolean
  maxMs?: number
  check?: (answer: Answer) => string | undefined
}

export type Answer = {
  status: number
  /** Lower-case names, with every value of each. */
  headers: Map<string, string[]>
  body: string
  /** Bytes after the answer: a second answer means that one request was parsed as two. */
  rest: string
  ms: number
}
