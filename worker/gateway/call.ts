import { drain, type Sender } from '../http/body.ts'

export type Fault = 'too_large' | 'unreadable' | 'too_late' | 'unreachable'

/** How long the backend may take to start its response after the whole request has arrived. */
const headersMs = 15_000

export function limitsOf({ pathname }: URL): { maxBytes: number; maxMs: number } {
  return pathname.startsWith('/storage/')
    ? { maxBytes: 50_000_000, maxMs: 120_000 }
    : { maxBytes: 1_000_000, maxMs: 10_000 }
}

/**
 * Streams the request to the backend and resolves with the first bytes of the response. Aborts when
 * the visitor disconnects. Redirects are not followed.
 */
export async function call(
  request: Request,
  target: URL,
  headers: Headers,
): Promise<Response | Fault> {
  const { maxBytes, maxMs } = limitsOf(target)
  if (Number(request.headers.get('Content-Length')) > maxBytes) return 'too_large'
  const abort = new AbortController()
  request.signal.addEventListener('abort', () => abort.abort())
  let fault = 'unreachable' as Fault
  let timer: ReturnType<typeof setTimeout> | undefined
  const fail = (why: Fault) => {
    fault = why
    abort.abort()
  }
  const wait = (ms: number, why: Fault) => {
    clearTimeout(timer)
    timer = setTimeout(fail, ms, why)
  }

  const { method } = request
  const sender =
    request.body && method !== 'GET' && method !== 'HEAD' ? oneAtATime(request.body) : undefined
  const body = sender && count(sender, maxBytes, fail, () => wait(headersMs, 'too_late'))
  if (body) wait(maxMs, 'unreadable')
  else wait(headersMs, 'too_late')
  try {
    return await fetch(target.href, {
      method,
      headers,
      body,
      redirect: 'manual',
      // Never share one visitor's response with another, whatever its headers say.
      ...(!body && { cache: 'no-store' }),
      signal: abort.signal,
      duplex: 'half',
    } as RequestInit)
  } catch {
    const first = fault
    // An unread rest would break the connection for the next request on it.
    if (sender && first !== 'unreadable') {
      await drain(sender, first === 'too_large' ? 900_000 : undefined)
    }
    return first
  } finally {
    clearTimeout(timer)
  }
}

/** workerd allows one read at a time, so concurrent callers share a read and its chunk. */
function oneAtATime(body: ReadableStream<Uint8Array>): Sender {
  const reader = body.getReader()
  let pending: ReturnType<Sender['read']> | undefined
  return { read: () => (pending ??= reader.read().finally(() => (pending = undefined))) }
}

/** Passes on the body and signals when it ends, is too large or breaks off. */
function count(
  sender: Sender,
  maxBytes: number,
  onFault: (fault: Fault) => void,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  let size = 0
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await sender.read().catch((error: unknown) => {
        onFault('unreadable')
        throw error
      })
      size += value?.byteLength ?? 0
      if (done) {
        onEnd()
        controller.close()
      } else if (size > maxBytes) onFault('too_large')
      else controller.enqueue(value)
    },
  })
}
