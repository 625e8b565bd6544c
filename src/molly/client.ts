import { FunctionsClient } from '@supabase/functions-js'
import type { Session } from '../i18n/island-text.ts'
import type { Answer, AskRequest, StreamEvent } from './protocol.ts'

/** Longer than the server's own limit. */
const timeoutMs = 20_000

export type Progress = Extract<StreamEvent, { event: 'meta' | 'delta' | 'replace' }>

/**
 * Asks Molly and resolves with her whole answer. Rejects when the call fails or the stream ends
 * before `done`; when `signal` aborts, it rejects with an AbortError. A session's token travels along.
 */
export async function askMolly(
  request: AskRequest,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
  session: Session,
): Promise<Answer> {
  // Lets the bundler drop everything below from the worker, which never calls this.
  if (import.meta.env.SSR) throw new Error('askMolly() runs in the browser')
  signal.throwIfAborted()
  const functions = new FunctionsClient(new URL('/functions/v1', location.href).href)
  const token = await (await session)?.getToken()
  if (token) functions.setAuth(token)
  const { data, error } = await functions.invoke<Response>('ask-molly', {
    body: request,
    headers: { Accept: 'text/event-stream' },
    // functions-js stops listening to a signal once it also has a timeout, so one signal does both.
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  signal.throwIfAborted()
  if (error) throw error
  for await (const event of readEvents(data!)) {
    if (event.event === 'done') return event.data
    if (event.event === 'error') throw new Error(event.data.error.message)
    onProgress(event)
  }
  throw new Error('The answer ended before it was complete.')
}

/** Our server writes one `data:` line per event, which takes no library to read. */
async function* readEvents(response: Response): AsyncGenerator<StreamEvent> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).split(/\r?\n\r?\n/)
      rest = blocks.pop()!
      for (const block of blocks) {
        // A comment, which only keeps the connection alive, has no event.
        const [, event, data] = /^event: ?(.+)\r?\ndata: ?(.+)$/.exec(block) ?? []
        if (event) yield { event, data: JSON.parse(data!) } as StreamEvent
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
