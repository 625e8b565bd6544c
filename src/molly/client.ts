import type { FunctionsClient } from '@supabase/functions-js'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Answer, AskRequest, StreamEvent } from './protocol.ts'

/** Longer than the server's own limit: a call that is silent for this long has failed. */
const timeoutMs = 20_000

export type Progress = Extract<StreamEvent, { event: 'meta' | 'delta' | 'replace' }>

/**
 * Asks Molly and resolves with her whole answer. Rejects when the call fails or the stream ends
 * before `done`; when `signal` aborts, it rejects with an AbortError.
 */
export async function askMolly(
  request: AskRequest,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Answer> {
  // Lets the bundler drop everything below from the worker, where nobody asks.
  if (import.meta.env.SSR) throw new Error('askMolly() runs in the browser')
  signal.throwIfAborted()
  const functions = await createFunctionsClient()
  const { data, error } = await functions.invoke<Response>('ask-molly', {
    body: request,
    headers: { Accept: 'text/event-stream' },
    // functions-js stops listening to a signal once it also has a timeout, so one signal does both.
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  signal.throwIfAborted()
  if (error) throw error
  for await (const { event, data: text } of readEvents(data!)) {
    const parsed = { event, data: JSON.parse(text) } as StreamEvent
    if (parsed.event === 'done') return parsed.data
    if (parsed.event === 'error') throw new Error(parsed.data.error.message)
    onProgress(parsed)
  }
  throw new Error('The answer ended before it was complete.')
}

async function createFunctionsClient(): Promise<FunctionsClient> {
  const { FunctionsClient } = await import('@supabase/functions-js')
  return new FunctionsClient(new URL('/functions/v1', location.href).href)
}

async function* readEvents(response: Response) {
  const reader = response
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
