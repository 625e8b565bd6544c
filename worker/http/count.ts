import type { Context } from 'hono'
import { type CountKind, countToday } from '../services/daily-counts.ts'
import type { AppEnv } from '../services/types.ts'
import { logFault } from './log.ts'

/** Counts after the response: neither its duration nor a failure reaches the visitor. */
export function countLater(c: Context<AppEnv>, kind: CountKind, key: string): void {
  const counting = countToday(c.var.sql, kind, key).catch((error: unknown) =>
    logFault('count_fault', error),
  )
  c.var.waitUntil(c, counting)
}
