import type { Provider } from './choice.ts'
import { CallRefused, type Gate } from './gate.ts'
import { readDecision, toTurns } from './prompt.ts'
import { type Model, UpstreamFailure } from './upstream.ts'

const maxCalls = 2
const maxLength = 400

/** `retryAfterMs`: before a second call, where the model's server doesn't ask for more. */
export type Deadlines = { firstTextMs: number; wholeMs: number; retryAfterMs: number }

/** 8 s in all, of which answering takes its own; a second call has no time of its own. */
const usual: Deadlines = { firstTextMs: 3000, wholeMs: 7800, retryAfterMs: 250 }

/**
 * A model that chooses among cards. When anything is wrong with it or with what it says, or `gate`
 * lets no call through, it has chosen nothing. Made for one question, whose time runs from now on.
 */
export function createModelProvider(model: Model, gate: Gate, deadlines = usual): Provider {
  const askedAt = Date.now()
  return {
    async choose(request, signal) {
      if (request.candidates.length === 0 || !gate.mayAsk()) return undefined
      const over = new AbortController()
      const stop = AbortSignal.any([signal, over.signal])
      const late = () => over.abort(new UpstreamFailure('timeout'))
      // On a busy machine the time may be over before it begins.
      const left = (ms: number) => Math.max(0, askedAt + ms - Date.now())
      const wholeTimer = setTimeout(late, left(deadlines.wholeMs))
      const firstTimer = setTimeout(late, left(deadlines.firstTextMs))
      try {
        const turns = toTurns(request)
        const call = async () => {
          await gate.countCall()
          stop.throwIfAborted()
          return readWhole(model.write(turns, stop), () => clearTimeout(firstTimer))
        }
        const decision = readDecision(await untilStopped(callTwice(call, deadlines), stop), request)
        gate.report(false)
        return decision
      } catch (error) {
        if (!signal.aborted && !(error instanceof CallRefused)) {
          if (!isOfQuestion(error)) gate.report(isUpstreams(error))
          logFailure(error)
        }
        return undefined
      } finally {
        clearTimeout(wholeTimer)
        clearTimeout(firstTimer)
        // Whatever still runs upstream ends here.
        over.abort()
      }
    },
  }
}

async function readWhole(text: AsyncIterable<string>, onText: () => void): Promise<string> {
  let reply = ''
  for await (const piece of text) {
    onText()
    reply += piece
    if (reply.length > maxLength) throw new UpstreamFailure('choice_length')
  }
  return reply
}

/** A call that failed is made once more, if that may help in time. */
async function callTwice(
  call: () => Promise<string>,
  { retryAfterMs, firstTextMs }: Deadlines,
): Promise<string> {
  for (let calls = 1; ; calls += 1) {
    try {
      return await call()
    } catch (error) {
      const passesInMs = error instanceof UpstreamFailure ? error.passesInMs : undefined
      const isPassing = passesInMs !== undefined && passesInMs < firstTextMs
      if (!isPassing || calls === maxCalls) throw error
      const waitMs = Math.max(passesInMs, retryAfterMs)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

/** Rejects as soon as `stop` aborts, even if what it waits for never settles. */
async function untilStopped<T>(promise: Promise<T>, stop: AbortSignal): Promise<T> {
  promise.catch(() => undefined)
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const end = () => reject(stop.reason as Error)
  if (stop.aborted) end()
  else stop.addEventListener('abort', end, { once: true })
  return Promise.race([promise, stopped])
}

/** Refused for what was asked, which says nothing of other questions. */
function isOfQuestion(error: unknown): boolean {
  return error instanceof UpstreamFailure && /^status_4(?!01|03|04|08|29)/.test(error.kind)
}

/** A model that chooses what was not offered is up, and may do better with the next question. */
function isUpstreams(error: unknown): boolean {
  return error instanceof UpstreamFailure && !error.kind.startsWith('choice_')
}

export function logFailure(error: unknown): void {
  const kind = error instanceof UpstreamFailure ? error.kind : 'fault'
  console.warn(JSON.stringify({ event: 'molly_upstream', kind }))
}
