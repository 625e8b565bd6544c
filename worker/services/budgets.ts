import type { Sql } from './types.ts'

/** What all visitors together have a ceiling on: mails, and each kind of rows. */
export type BudgetName =
  | 'confirmMail'
  | 'leaveMail'
  | 'issueMail'
  | 'newsletter'
  | 'contact'
  | 'feedback'
  | 'rating'
  | 'cspReport'

export type Ceiling = { perMinute: number; perDay: number }

/**
 * Takes `amount` of what is left for this minute and day, in one statement, so that no two take the
 * last; or says which of them is used up.
 */
export async function spend(
  sql: Sql,
  name: BudgetName,
  { perMinute, perDay }: Ceiling,
  amount = 1,
): Promise<'minute' | 'day' | undefined> {
  const [taken] = await sql.run(
    `INSERT INTO site_budgets (day, name, spent, minute, spent_in_minute)
     SELECT date('now'), ?1, ?4, unixepoch() / 60, ?4 WHERE ?2 >= ?4 AND ?3 >= ?4
     ON CONFLICT (day, name) DO UPDATE SET
       spent = spent + ?4,
       spent_in_minute = iif(minute = excluded.minute, spent_in_minute + ?4, ?4),
       minute = excluded.minute
     WHERE spent + ?4 <= ?2 AND iif(minute = excluded.minute, spent_in_minute, 0) + ?4 <= ?3
     RETURNING spent`,
    [name, perDay, perMinute, amount],
  )
  if (taken) return undefined
  return (await countLeft(sql, name, perDay)) < amount ? 'day' : 'minute'
}

/** What is left for this day. */
export async function countLeft(sql: Sql, name: BudgetName, perDay: number): Promise<number> {
  const [row] = await sql.run(
    "SELECT spent FROM site_budgets WHERE day = date('now') AND name = ?1",
    [name],
  )
  return perDay - Number(row?.['spent'] ?? 0)
}

export async function forgetOldBudgets(sql: Sql): Promise<void> {
  await sql.run("DELETE FROM site_budgets WHERE day < date('now', '-30 days')", [])
}
