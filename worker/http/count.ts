import type { Context } from 'hono'
import { count, type CountKind } from '../services/counts.ts'
import type { AppEnv } from '../services/types.ts'
import { logFault } from './log.ts'

/** Counts after the response, so that neither duration nor failure affects the visitor. */
export function countLater(c: Context<AppEnv>, kind: CountKind, key: string): void {
  const counting = count(c.var.sql, kind, key).then(
    () => undefined,
    (error: unknown) => logFault('count_fault', error),
  )
  c.var.waitUntil(c, counting)
}
