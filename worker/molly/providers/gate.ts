import type { Gate, Services, Sql } from '../../services/types.ts'
import { createBreaker } from './breaker.ts'

export class CallRefused extends Error {}

type Deps = Pick<Services, 'allow' | 'settings' | 'sql'>

/** One per isolate: what it knows of the model is learned from all its visitors. */
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
    const day = new Date().toISOString().slice(0, 10)
    if (day === spentOn) return false
    if (await spend(sql, day, settings.modelCallsPerDay)) return true
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

/** Adds a call to its day in one statement, so that no two of them take the last one; false: none left. */
async function spend(sql: Sql, day: string, most: number): Promise<boolean> {
  const rows = await sql.run(
    `INSERT INTO model_calls (day, calls) SELECT ?1, 1 WHERE ?2 > 0
     ON CONFLICT (day) DO UPDATE SET calls = calls + 1 WHERE calls < ?2
     RETURNING calls`,
    [day, most],
  )
  return rows.length > 0
}

function log(event: string, state: string): void {
  console.warn(JSON.stringify({ event, state }))
}

export async function forgetOldCalls(sql: Sql): Promise<void> {
  await sql.run("DELETE FROM model_calls WHERE day < date('now', '-400 days')", [])
}
