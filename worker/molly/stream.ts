import type { Answer, AskError, StreamEvent } from '../../src/molly/protocol.ts'

const heartbeatMs = 2000

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Compression buffers, and would hold the stream back.
  'Content-Encoding': 'identity',
  // nginx would collect the stream too.
  'X-Accel-Buffering': 'no',
}

/**
 * The answer as an event stream: comments until it is there, then its events, of which the last is
 * `done` or `error`. `onFault` gets the fault, the visitor `failure`. `gone` aborts when the visitor
 * leaves, and is aborted when they stop reading.
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

/** A few words at a time, at the pace of speech. */
function toPieces(text: string): string[] {
  return text.match(/(?:\s*\S+){1,4}\s*/g) ?? []
}
