import { createGuard, type Guard } from '../guard.ts'
import type { Provider } from '../provider.ts'
import { compose } from './compose.ts'
import { embedded } from './embedded.ts'
import type { Gate } from '../../services/types.ts'
import { CallRefused } from './gate.ts'
import { toTurns } from './prompt.ts'
import { lastSentenceEnd, splitSentences } from './sentences.ts'
import { type Model, UpstreamFailure } from './upstream.ts'

const mostCalls = 2
const mostLength = 1800
const longestRefrain = 20

/** `retryAfterMs`: before a second call, where the model's server doesn't ask for more. */
export type Deadlines = { firstTextMs: number; wholeMs: number; retryAfterMs: number }

/** 8 s in all, of which the embedded answer takes its own; a second call has no time of its own. */
const usual: Deadlines = { firstTextMs: 3000, wholeMs: 7800, retryAfterMs: 250 }

/**
 * A model under guard: a sentence is yielded when it is whole and checked. When anything is wrong
 * with the model or with what it says, the embedded answer replaces all of it. Where `gate` lets no
 * call through, the embedded answer is all there is. Made for one question, whose time runs from now
 * on: the visitor waits while passages are looked up, too.
 */
export function createModelProvider(model: Model, gate: Gate, deadlines = usual): Provider {
  const askedAt = Date.now()
  return {
    async *answer(question, context, signal) {
      if (!gate.mayAsk()) {
        yield* embedded.answer(question, context, signal)
        return
      }
      const over = new AbortController()
      const stop = AbortSignal.any([signal, over.signal])
      const late = () => over.abort(new UpstreamFailure('timeout'))
      const goneMs = Date.now() - askedAt
      const wholeTimer = setTimeout(late, deadlines.wholeMs - goneMs)
      const firstTimer = setTimeout(late, deadlines.firstTextMs - goneMs)
      try {
        const turns = toTurns(question, context)
        const call = async function* () {
          await gate.countCall()
          stop.throwIfAborted()
          yield* model.write(turns, stop)
        }
        const text = untilStopped(callTwice(call, deadlines), stop)
        yield* check(
          tap(text, () => clearTimeout(firstTimer)),
          createGuard(context),
        )
        gate.report(false)
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof CallRefused)) {
          gate.report(isUpstreams(error))
          logFailure(error)
        }
        yield { replace: compose(question, context) }
      } finally {
        clearTimeout(wholeTimer)
        clearTimeout(firstTimer)
        // Whatever still runs upstream ends here.
        over.abort()
      }
    },
  }
}

/** A call that failed before it said anything is made once more, if that may help in time. */
async function* callTwice(
  call: () => AsyncIterable<string>,
  { retryAfterMs, firstTextMs }: Deadlines,
) {
  for (let calls = 1; ; calls += 1) {
    try {
      yield* call()
      return
    } catch (error) {
      const passesInMs = error instanceof UpstreamFailure ? error.passesInMs : undefined
      const isPassing = passesInMs !== undefined && passesInMs < firstTextMs
      if (!isPassing || calls === mostCalls) throw error
      const waitMs = Math.max(passesInMs, retryAfterMs)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

/** Ends at once when `stop` does, even if what it waits for never settles. */
async function* untilStopped(text: AsyncIterable<string>, stop: AbortSignal) {
  const iterator = text[Symbol.asyncIterator]()
  const stopped = new Promise<never>((_resolve, reject) => {
    const end = () => reject(stop.reason as Error)
    if (stop.aborted) end()
    else stop.addEventListener('abort', end, { once: true })
  })
  stopped.catch(() => undefined)
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), stopped])
      if (done) return
      yield value
    }
  } finally {
    // Not awaited: it settles only when the call upstream does.
    void Promise.resolve(iterator.return?.()).catch(() => undefined)
  }
}

async function* tap(text: AsyncIterable<string>, onText: () => void) {
  for await (const piece of text) {
    onText()
    yield piece
  }
}

async function* check(text: AsyncIterable<string>, guard: Guard) {
  let reply = ''
  for await (const sentence of toWholeSentences(text)) {
    const isRepeated = sentence.trim().length > longestRefrain && reply.includes(sentence.trim())
    const finding = isRepeated ? 'repetition' : guard.findInSentence(sentence)
    if (finding) throw new UpstreamFailure(`guard_${finding}`)
    const piece = reply ? sentence : sentence.trimStart()
    reply += piece
    if (piece) yield piece
  }
  if (!reply.trim()) throw new UpstreamFailure('empty')
  const finding = guard.findInWhole(reply)
  if (finding) throw new UpstreamFailure(`guard_${finding}`)
}

/** Sentences with the white space after them, each as soon as the next has begun. */
async function* toWholeSentences(text: AsyncIterable<string>) {
  let length = 0
  let rest = ''
  for await (const piece of text) {
    length += piece.length
    if (length > mostLength) throw new UpstreamFailure('guard_length')
    rest += piece
    const end = lastSentenceEnd(rest)
    yield* splitSentences(rest.slice(0, end)).map(toPlain)
    rest = rest.slice(end)
  }
  yield* splitSentences(rest.trimEnd()).map(toPlain)
}

/** Models can't leave bold and other kinds of lists alone; both have a plain form. */
function toPlain(sentence: string): string {
  return sentence.replaceAll('**', '').replace(/^\s*(?:[*•–-]|\d{1,2}[.)])\s+(?=\S)/, '- ')
}

/** A model that says what the passages don't is up, and may do better with the next question. */
function isUpstreams(error: unknown): boolean {
  return error instanceof UpstreamFailure && !error.kind.startsWith('guard_')
}

function logFailure(error: unknown): void {
  const kind = error instanceof UpstreamFailure ? error.kind : 'fault'
  console.warn(JSON.stringify({ event: 'molly_upstream', kind }))
}
