import type { AiBinding } from '../../services/types.ts'
import { readChat } from './chat-stream.ts'
import { generation, type Model, UpstreamFailure } from './upstream.ts'

/** A model of Workers AI, such as '@cf/meta/llama-3.3-70b-instruct-fp8-fast'. */
export function createWorkersAi(ai: AiBinding, name: string): Model {
  return {
    async *write(messages, signal) {
      const body = await run({ messages, stream: true, ...generation }, signal)
      if (!(body instanceof ReadableStream)) throw new UpstreamFailure('format')
      yield* readChat(body as ReadableStream<Uint8Array>, signal)
    },
  }

  async function run(input: object, signal: AbortSignal): Promise<unknown> {
    try {
      return await ai.run(name, input, { signal })
    } catch {
      throw new UpstreamFailure('binding', 0)
    }
  }
}
