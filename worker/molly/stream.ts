import type { Answer, AskError, StreamEvent } from '../../src/molly/protocol.ts'
import type { OpenAnswer } from './answer.ts'

const heartbeatMs = 2000

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // What compresses also buffers: several layers keep a stream back otherwise.
  'Content-Encoding': 'identity',
}

/** Reads an answer to its end. */
export async function readAnswer({
  text,
  kind,
  sources,
  suggestions,
}: OpenAnswer): Promise<Answer> {
  let reply = ''
  for await (const piece of text) reply = typeof piece === 'string' ? reply + piece : piece.replace
  return { reply, sources, kind, suggestions }
}

/**
 * The answer as an event stream: a comment at once and while nothing else is said, then one `done`
 * or `error`. `onFault` is told what went wrong; the visitor reads `failure`. `gone` is the question's
 * own: it aborts when the visitor leaves, and is aborted when they stop reading.
 */
export function streamAnswer(
  answer: OpenAnswer,
  gone: AbortController,
  failure: AskError,
  onFault: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isCancelled = false

  return new ReadableStream({
    async start(controller) {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const send = ({ event, data }: StreamEvent) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

      write(': Molly\n\n')
      const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
      try {
        const { kind, sources, suggestions, text } = answer
        let reply = ''
        send({ event: 'meta', data: { kind, sources } })
        for await (const piece of text) {
          // Leaving the loop ends the provider's generator as well.
          if (gone.signal.aborted) return
          if (typeof piece === 'string') {
            reply += piece
            send({ event: 'delta', data: { text: piece } })
          } else {
            reply = piece.replace
            send({ event: 'replace', data: { text: reply, kind, sources } })
          }
        }
        send({ event: 'done', data: { reply, sources, kind, suggestions } })
      } catch (error) {
        onFault(error)
        send({ event: 'error', data: failure })
      } finally {
        clearInterval(heartbeat)
        if (!isCancelled) controller.close()
      }
    },
    cancel() {
      isCancelled = true
      gone.abort()
    },
  })
}
