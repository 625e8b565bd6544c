export type BodyProblem = {
  status: 400 | 413 | 415
  code: 'unreadable' | 'too_large' | 'wrong_type'
}

/** Timeout for reading a body. */
const maxMs = 10_000

export type Body =
  | { ok: true; kind: 'json' | 'form'; value: unknown; /** Unparsed. */ text?: string }
  | ({ ok: false; kind: 'json' | 'form' | 'other' } & BodyProblem)

/**
 * Reads a JSON object or a form. Bytes are counted as they arrive, chunked or not, so an endless
 * body is cut off at `maxBytes`; a body that can't be read or parsed is a client error, never a
 * 500. `jsonTypes`: the media types accepted as JSON.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  jsonTypes: string[] = ['application/json'],
): Promise<Body> {
  const kind = kindOf(request.headers.get('Content-Type'), jsonTypes)
  if (kind === 'other') return { ok: false, kind, status: 415, code: 'wrong_type' }
  const bytes = await readBytes(request, maxBytes)
  if (bytes === 'too_large') return { ok: false, kind, status: 413, code: 'too_large' }
  try {
    if (bytes === 'unreadable') throw new TypeError('The body is incomplete.')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown =
      kind === 'json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
    return { ok: true, kind, value, text }
  } catch {
    return { ok: false, kind, status: 400, code: 'unreadable' }
  }
}

function kindOf(contentType: string | null, jsonTypes: string[]): 'json' | 'form' | 'other' {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (jsonTypes.includes(type)) return 'json'
  return type === 'application/x-www-form-urlencoded' ? 'form' : 'other'
}

async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array | 'too_large' | 'unreadable'> {
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  try {
    for await (const chunk of readFor(reader, maxMs)) {
      size += chunk.byteLength
      if (size > maxBytes) {
        await drain(reader)
        return 'too_large'
      }
      chunks.push(chunk)
    }
  } catch {
    return 'unreadable'
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

type Sender = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read'>

async function* readFor(sender: Sender, ms: number): AsyncGenerator<Uint8Array> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Reading the body timed out.')), ms)
  })
  try {
    for (;;) {
      const { done, value } = await Promise.race([sender.read(), late])
      if (done) return
      yield value
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Reads and drops a body: left unread, it would break the connection for the next request. */
export async function discardBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return
  await drain(request.body.getReader())
}

/** How much of a refused body is read, so that the response reaches the sender. */
const drainBytes = 1_900_000
const drainMs = 1000

/** Cutting a sender off at once would break the connection before it reads the response. */
async function drain(sender: Sender): Promise<void> {
  let size = 0
  try {
    for await (const { byteLength } of readFor(sender, drainMs)) {
      size += byteLength
      if (size > drainBytes) return
    }
  } catch {
    // Timed out or aborted: nothing is left to read.
  }
}
