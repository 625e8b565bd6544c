import type { Context } from 'hono'
import { count } from '../services/counts.ts'
import type { Sql } from '../services/sql.ts'
import type { AppEnv } from '../services/types.ts'
import { logFault } from './log.ts'

/**
 * The limit exceeded: per visitor, per network, a network's share of the day, or site-wide for this
 * minute or day.
 */
export type Scope = 'visitor' | 'network' | 'share' | 'minute' | 'day'

/** `unwritten` and `unlogged`: 'contact minute' -> count. */
type Waiting = {
  unwritten: Map<string, number>
  unlogged: Map<string, number>
  nextWriteAt: number
  nextLineAt: number
}

/** Batches refusals, so that a flood doesn't cost a write or a log line each. */
const waiting = new WeakMap<Sql, Waiting>()

const gatherMs = 5000
/** After this, another request writes: the platform may have ended the first one. */
const maxWriteMs = 30_000
const lineMs = 60_000

/** Counts a refusal for `npm run report`, and logs counts at most once a minute. */
export function countRefusal(c: Context<AppEnv>, limit: string, scope: Scope): void {
  const { sql } = c.var
  const mine = waiting.get(sql) ?? {
    unwritten: new Map(),
    unlogged: new Map(),
    nextWriteAt: 0,
    nextLineAt: 0,
  }
  waiting.set(sql, mine)
  const key = `${limit} ${scope}`
  for (const counts of [mine.unwritten, mine.unlogged]) counts.set(key, (counts.get(key) ?? 0) + 1)
  if (Date.now() < mine.nextWriteAt) return
  mine.nextWriteAt = Date.now() + maxWriteMs
  const writing = writeLater(sql, mine).catch((error: unknown) => logFault('count_fault', error))
  c.var.waitUntil(c, writing)
}

async function writeLater(sql: Sql, mine: Waiting): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, gatherMs))
  const counts = [...mine.unwritten]
  mine.unwritten.clear()
  mine.nextWriteAt = 0
  if (Date.now() >= mine.nextLineAt) {
    console.warn(JSON.stringify({ event: 'refused', ...Object.fromEntries(mine.unlogged) }))
    mine.unlogged.clear()
    mine.nextLineAt = Date.now() + lineMs
  }
  for (const [key, amount] of counts) {
    await count(sql, 'refused', key, { amount })
  }
}
