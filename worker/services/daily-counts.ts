import type { Sql } from './types.ts'

export type CountKind = 'unanswered' | 'search'

/** More in a day is a flood, which must not cost a write each. */
const mostADay = 100_000

/** Counts for today, and forgets what is older than 400 days. `key` must be from a closed list. */
export async function countToday(sql: Sql, kind: CountKind, key: string): Promise<void> {
  await sql.run(
    `INSERT INTO daily_counts (day, kind, key, count) VALUES (date('now'), ?1, ?2, 1)
     ON CONFLICT (day, kind, key) DO UPDATE SET count = count + 1 WHERE count < ?3`,
    [kind, key, mostADay],
  )
  await forgetOldCounts(sql)
}

export async function forgetOldCounts(sql: Sql): Promise<void> {
  await sql.run("DELETE FROM daily_counts WHERE day < date('now', '-400 days')", [])
}
