import { createParser } from 'eventsource-parser'
import * as v from 'valibot'
import { UpstreamFailure } from './upstream.ts'

const maxBytes = 512 * 1024
const maxEventLength = 32 * 1024

const choice = v.object({
  index: v.nullish(v.number()),
  delta: v.optional(
    v.object({ content: v.nullish(v.string()), tool_calls: v.nullish(v.array(v.unknown())) }),
  ),
  finish_reason: v.nullish(v.string()),
})

/** A chunk of OpenAI's, or the shorter one of Workers AI's older models. */
const chunkSchema = v.object({
  choices: v.optional(v.array(choice)),
  response: v.nullish(v.string()),
  error: v.optional(v.never()),
})

/**
 * The text in a streamed chat completion. Throws unless it ends as it should: with the reason
 * 'stop', or for models that give no reasons with [DONE], and without breaking off.
 */
export async function* readChat(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let reason: string | undefined
  let givesReasons = true
  let isDone = false
  for await (const data of readEvents(body, signal)) {
    isDone = data.trim() === '[DONE]'
    if (isDone) break
    const { choices, response } = parseChunk(data)
    // One answer was asked for; others that come all the same must not run into it.
    const first = choices?.find(({ index }) => !index)
    if (first?.delta?.tool_calls?.length) throw new UpstreamFailure('tool_call')
    if (typeof response === 'string') givesReasons = false
    const text = first?.delta?.content ?? response
    if (text && reason) throw new UpstreamFailure('format')
    reason = first?.finish_reason ?? reason
    if (text) yield text
  }
  const isFinished = reason ? reason === 'stop' : isDone && !givesReasons
  if (!isFinished) throw new UpstreamFailure('unfinished')
}

async function* readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const reader = body.getReader()
  const release = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', release)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const events: string[] = []
  const parser = createParser({
    maxBufferSize: maxEventLength,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new UpstreamFailure('too_large')
    },
  })
  let bytes = 0
  try {
    while (!signal.aborted) {
      const { done, value } = await read(reader)
      if (done) return
      bytes += value.byteLength
      if (bytes > maxBytes) throw new UpstreamFailure('too_large')
      parser.feed(decode(decoder, value))
      yield* events.splice(0)
    }
  } finally {
    signal.removeEventListener('abort', release)
    release()
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch {
    throw new UpstreamFailure('broken')
  }
}

function decode(decoder: TextDecoder, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: true })
  } catch {
    throw new UpstreamFailure('format')
  }
}

function parseChunk(data: string): v.InferOutput<typeof chunkSchema> {
  try {
    return v.parse(chunkSchema, JSON.parse(data))
  } catch {
    throw new UpstreamFailure('format')
  }
}
