import type { ModelSettings } from '../../services/settings.ts'
import { readChat } from './chat-stream.ts'
import { generation, type Model, UpstreamFailure } from './upstream.ts'

/** Any server that speaks OpenAI's chat completions, streamed. */
export function createOpenAiCompatible({ url, key, name }: ModelSettings): Model {
  return {
    async *write(messages, signal) {
      const response = await call(`${url}/chat/completions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'text/event-stream',
          ...(key && { Authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model: name, messages, stream: true, ...generation }),
        // A redirect would carry the key and the question elsewhere. workerd lacks 'error'.
        redirect: 'manual',
        signal,
      })
      const problem = findProblem(response)
      if (problem) {
        await response.body?.cancel()
        throw problem
      }
      yield* readChat(response.body!, signal)
    },
  }
}

async function call(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    throw new UpstreamFailure('network', 0)
  }
}

function findProblem({ status, headers, body }: Response): UpstreamFailure | undefined {
  if (status === 0 || (status >= 300 && status < 400)) return new UpstreamFailure('redirect')
  if (status !== 200) {
    const isPassing = status === 429 || status >= 500
    return new UpstreamFailure(`status_${status}`, isPassing ? retryAfter(headers) : undefined)
  }
  const isStream = /^text\/event-stream\b/i.test(headers.get('Content-Type') ?? '')
  return isStream && body ? undefined : new UpstreamFailure('format')
}

/** Milliseconds, from a number of seconds or a date; 0 where there is neither. */
function retryAfter(headers: Headers): number {
  const value = headers.get('Retry-After') ?? ''
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Math.max(0, ms || 0)
}
