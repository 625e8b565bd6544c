import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import type { Answer, Wire } from './attack.ts'

/** Sends the request exactly as given and reads one answer; undefined on timeout. */
export function send(origin: string, wire: Wire, maxMs = 20_000): Promise<Answer | undefined> {
  const { hostname, port, host } = new URL(origin)
  const start = performance.now()
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    let isDone = false
    const finish = () => {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      socket.destroy()
      const bytes = Buffer.concat(chunks)
      resolve(parseAnswer(bytes, wire.method ?? 'GET', performance.now() - start))
    }
    const timer = setTimeout(finish, maxMs)
    socket.setNoDelay(true)
    socket.on('error', finish)
    socket.on('close', finish)
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const state = stateOf(Buffer.concat(chunks), wire.method ?? 'GET')
      if (state === 'whole') finish()
      // Wait for stray bytes: not every server closes the connection.
      if (state === 'bodiless') setTimeout(finish, 20)
    })
    socket.on('connect', () => {
      void write()
    })

    async function write(): Promise<void> {
      for (const piece of wire.pieces ?? [toBytes(wire, host)]) {
        if (isDone) return
        if (typeof piece === 'number') await new Promise((next) => setTimeout(next, piece))
        else if (!socket.write(piece)) {
          await new Promise<void>((next) => {
            socket.once('drain', () => next())
            socket.once('close', () => next())
          })
        }
      }
      if (wire.after === 'end') socket.end()
      if (wire.after === 'cut') setTimeout(() => socket.resetAndDestroy(), 30)
    }
  })
}

/** Serializes a request. `host` is used unless the attack sets its own. */
export function toBytes(
  { method = 'GET', target, headers = [], body, length = true }: Wire,
  host: string,
): Buffer {
  const has = (name: string) => headers.some(([given]) => given.toLowerCase() === name)
  const content = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body ?? [])
  const all = [
    ...(has('host') ? [] : [['Host', host]]),
    ...(has('connection') ? [] : [['Connection', 'close']]),
    ...headers,
    ...(body !== undefined && length && !has('content-length') && !has('transfer-encoding')
      ? [['Content-Length', String(content.length)]]
      : []),
  ]
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`), content])
}

/** `start`: offset of the body. */
type Head = { status: number; headers: Map<string, string[]>; start: number }

function readHead(bytes: Buffer, from = 0): Head | undefined {
  const end = bytes.indexOf('\r\n\r\n', from)
  if (end < 0) return undefined
  const [first = '', ...lines] = bytes.subarray(from, end).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0)
  // Skip 100 Continue.
  if (status === 100) return readHead(bytes, end + 4)
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return { status, headers, start: end + 4 }
}

const hasNoBody = (status: number, method: string) =>
  method === 'HEAD' || status === 204 || status === 304

function stateOf(bytes: Buffer, method: string): 'open' | 'whole' | 'bodiless' {
  const head = readHead(bytes)
  if (!head) return 'open'
  if (hasNoBody(head.status, method)) return 'bodiless'
  const length = head.headers.get('content-length')?.[0]
  const isWhole =
    length === undefined
      ? bytes.subarray(-5).toString() === '0\r\n\r\n'
      : bytes.length - head.start >= Number(length)
  return isWhole ? 'whole' : 'open'
}

function parseAnswer(bytes: Buffer, method: string, ms: number): Answer | undefined {
  const head = readHead(bytes)
  if (!head) return undefined
  const isChunked = head.headers.get('transfer-encoding')?.[0] === 'chunked'
  const length = head.headers.get('content-length')?.[0]
  const end = length && !hasNoBody(head.status, method) ? head.start + Number(length) : undefined
  const given = bytes.subarray(head.start, end)
  const content = isChunked && !hasNoBody(head.status, method) ? joinChunks(given) : given
  const isZipped = head.headers.get('content-encoding')?.[0] === 'gzip' && content.length > 0
  const body = (isZipped ? gunzipSync(content) : content).toString()
  const rest = end === undefined ? '' : bytes.subarray(end).toString()
  return { status: head.status, headers: head.headers, body, rest, ms }
}

function joinChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const size = parseInt(bytes.subarray(at, lineEnd).toString(), 16)
    if (lineEnd < 0 || !size) break
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
  return Buffer.concat(parts)
}
