import type { Answer, AskError, StreamEvent } from '../../src/molly/protocol.ts'

const heartbeatMs = 2000

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // What compresses also buffers: several layers keep a stream back otherwise.
  'Content-Encoding': 'identity',
}

/**
 * The answer as an event stream: a comment at once and while nothing else is said, then one `done`
 * or `error`. `onFault` is told what went wrong; the visitor reads `failure`. `gone` is the question's
 * own: it aborts when the visitor leaves, and is aborted when they stop reading.
 */
export function streamAnswer(
  answer: Promise<Answer>,
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
        const whole = await answer
        const { kind, sources, reply } = whole
        send({ event: 'meta', data: { kind, sources } })
        for (const text of toPieces(reply)) send({ event: 'delta', data: { text } })
        send({ event: 'done', data: whole })
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

/** A few words at a time, as they would be said. */
function toPieces(text: string): string[] {
  return text.match(/(?:\s*\S+){1,4}\s*/g) ?? []
}
