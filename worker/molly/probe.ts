import type { Sql } from '../services/sql.ts'
import type { Services } from '../services/types.ts'
import { chooseModel } from './provider.ts'
import { CallRefused, getGate } from './providers/gate.ts'
import { logFailure } from './providers/model.ts'
import { toTurns } from './providers/prompt.ts'
import { type Model, UpstreamFailure } from './providers/upstream.ts'

/** `refused`: its key is wrong, or may not use it. `unknown`: it is being asked, or may not be. */
export type ModelState = 'ok' | 'refused' | 'failed' | 'unknown'

const timeoutMs = 3000
/** What has failed is asked again, because a key may be allowed later. */
const failedMs = 3_600_000

const states = new WeakMap<Sql, { state: ModelState; until: number }>()

/**
 * Whether the model answers, from one call of this isolate that counts as any other; undefined
 * where the site has no model. Nobody waits for another's call: workerd would not let them.
 */
export async function probeModel(services: Services): Promise<ModelState | undefined> {
  const { settings, ai, sql } = services
  const model = chooseModel(settings, ai)
  if (!model) return undefined
  const known = states.get(sql)
  if (known && Date.now() < known.until) return known.state
  states.set(sql, { state: 'unknown', until: Date.now() + 2 * timeoutMs })
  const state = await getGate(services)
    .countCall()
    .then(() => findState(model))
    .catch((error: unknown) => toState(error))
  states.set(sql, { state, until: state === 'ok' ? Infinity : Date.now() + failedMs })
  return state
}

/** The first word is enough; the rest is not read. */
async function findState(model: Model): Promise<ModelState> {
  const over = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new UpstreamFailure('timeout')), timeoutMs)
  const text = model.write(toTurns(question), over.signal)[Symbol.asyncIterator]()
  try {
    const { done } = await Promise.race([text.next(), late])
    return done ? 'failed' : 'ok'
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}

const question = {
  question: 'Why do gums bleed?',
  history: [],
  candidates: [
    { id: 'a', question: 'Why do my gums bleed?' },
    { id: 'b', question: 'How long should I brush?' },
  ],
}

function toState(error: unknown): ModelState {
  if (error instanceof CallRefused) return 'unknown'
  logFailure(error)
  const isRefused = error instanceof UpstreamFailure && /^status_40[13]$/.test(error.kind)
  return isRefused ? 'refused' : 'failed'
}
