import { today } from '../../services/clock.ts'
import { count } from '../../services/counts.ts'
import type { Sql } from '../../services/sql.ts'
import type { Services } from '../../services/types.ts'
import { type Breaker, createBreaker } from './breaker.ts'

export class CallRefused extends Error {}

/** Guards every model call. When it refuses, the embedded answer is used. */
export type Gate = Breaker & {
  /** Counts one call; throws `CallRefused` when all visitors together are over the limit. */
  countCall(): Promise<void>
}

type Deps = Pick<Services, 'allow' | 'settings' | 'sql'>

const gates = new WeakMap<Sql, Gate>()

/** One per isolate: what it knows of the model is learned from all its visitors. */
export function getGate(deps: Deps): Gate {
  const gate = gates.get(deps.sql) ?? createGate(deps)
  gates.set(deps.sql, gate)
  return gate
}

export function createGate({ allow, settings, sql }: Deps): Gate {
  let spentOn = ''
  let refusedIn = 0

  async function isWithinCap(): Promise<boolean> {
    if (!settings.rateLimits || (await allow('model', 'all'))) return true
    const minute = Math.floor(Date.now() / 60_000)
    if (minute !== refusedIn) log('model_cap', 'reached')
    refusedIn = minute
    return false
  }

  async function isWithinBudget(): Promise<boolean> {
    const day = today()
    if (day === spentOn) return false
    if (await count(sql, 'model', 'calls', { max: settings.modelCallsPerDay })) return true
    if (day !== spentOn) log('model_budget', 'spent')
    spentOn = day
    return false
  }

  return {
    ...createBreaker((state) => log('model_breaker', state)),
    async countCall() {
      try {
        if ((await isWithinCap()) && (await isWithinBudget())) return
      } catch {
        // What can't be counted can't be paid for.
        log('model_budget', 'unknown')
      }
      throw new CallRefused()
    },
  }
}

function log(event: string, state: string): void {
  console.warn(JSON.stringify({ event, state }))
}
