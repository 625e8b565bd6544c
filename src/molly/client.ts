import { FunctionsClient } from '@supabase/functions-js'
import type { Session } from '../i18n/island-text.ts'
import { warmPath } from './paths.ts'
import type { Answer, AskRequest, StreamEvent } from './protocol.ts'

let isWarm = false

/** Tells the server that a question may come soon. */
export function warmMolly(): void {
  if (isWarm) return
  isWarm = true
  fetch(warmPath).catch(() => (isWarm = false))
}

/** The server gives a sign of life every 2 seconds: a longer silence is a cut connection. */
const silenceMs = 7500

/** The server was reached, and gave no answer. */
export class Refused extends Error {}

export type Progress = Extract<StreamEvent, { event: 'meta' | 'delta' | 'replace' }>

/**
 * Asks Molly and resolves with her whole answer. Rejects when the call fails or the stream ends
 * before `done`, or is silent for too long; when `signal` aborts, it rejects with an AbortError. A
 * session's token travels along.
 */
export async function askMolly(
  request: AskRequest,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
  session: Session,
): Promise<Answer> {
  // Lets the bundler drop everything below from the worker, which never calls this.
  if (import.meta.env.SSR) throw new Error('askMolly() runs in the browser')
  const call = new AbortController()
  const cut = () => call.abort()
  signal.addEventListener('abort', cut)
  const functions = new FunctionsClient(new URL('/functions/v1', location.href).href)
  const token = await (await session)?.getToken()
  if (token) functions.setAuth(token)
  let silence = setTimeout(cut, silenceMs)
  const onHeard = () => {
    clearTimeout(silence)
    silence = setTimeout(cut, silenceMs)
  }
  try {
    const { data, error } = await functions.invoke<Response>('ask-molly', {
      body: request,
      headers: { Accept: 'text/event-stream' },
      signal: call.signal,
    })
    if (signal.aborted) throw new DOMException('Stopped', 'AbortError')
    if (error?.name === 'FunctionsHttpError') throw new Refused(error.message)
    if (error) throw error
    for await (const event of readEvents(data!, onHeard)) {
      if (event.event === 'done') return event.data
      if (event.event === 'error') throw new Refused(event.data.error.message)
      onProgress(event)
    }
    throw new Refused('The answer ended before it was complete.')
  } finally {
    clearTimeout(silence)
  }
}

/** Our server writes one `data:` line per event, which takes no library to read. */
async function* readEvents(response: Response, onHeard: () => void): AsyncGenerator<StreamEvent> {
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onHeard()
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
      rest = blocks.pop()!
      yield* joinDeltas(blocks.flatMap(readEvent))
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** None for a comment, which only keeps the connection alive. */
function readEvent(block: string): StreamEvent[] {
  const [, event, data] = /^event: ?(.+)\r?\ndata: ?(.+)$/.exec(block) ?? []
  return event ? [{ event, data: JSON.parse(data!) } as StreamEvent] : []
}

/** What comes at once is shown at once: React takes 50 updates in one task for an endless loop. */
function joinDeltas(events: StreamEvent[]): StreamEvent[] {
  const joined: StreamEvent[] = []
  for (const event of events) {
    const last = joined[joined.length - 1]
    if (event.event === 'delta' && last?.event === 'delta') last.data.text += event.data.text
    else joined.push(event)
  }
  return joined
}
