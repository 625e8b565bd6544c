import type { Sql } from './types.ts'

/** What all visitors together have a ceiling on: mails, and each kind of rows. */
export type BudgetName =
  | 'confirmMail'
  | 'leaveMail'
  | 'newsletter'
  | 'contact'
  | 'feedback'
  | 'rating'
  | 'cspReport'

export type Ceiling = { perMinute: number; perDay: number }

/**
 * Takes one of what is left for this minute and day, in one statement, so that no two take the last;
 * or says which of them is used up.
 */
export async function spend(
  sql: Sql,
  name: BudgetName,
  { perMinute, perDay }: Ceiling,
): Promise<'minute' | 'day' | undefined> {
  const [taken] = await sql.run(
    `INSERT INTO site_budgets (day, name, spent, minute, spent_in_minute)
     SELECT date('now'), ?1, 1, unixepoch() / 60, 1 WHERE ?2 > 0 AND ?3 > 0
     ON CONFLICT (day, name) DO UPDATE SET
       spent = spent + 1,
       spent_in_minute = iif(minute = excluded.minute, spent_in_minute + 1, 1),
       minute = excluded.minute
     WHERE spent < ?2 AND (minute <> excluded.minute OR spent_in_minute < ?3)
     RETURNING spent`,
    [name, perDay, perMinute],
  )
  if (taken) return undefined
  const [left] = await sql.run(
    "SELECT spent FROM site_budgets WHERE day = date('now') AND name = ?1",
    [name],
  )
  return Number(left?.['spent'] ?? 0) >= perDay ? 'day' : 'minute'
}

export async function forgetOldBudgets(sql: Sql): Promise<void> {
  await sql.run("DELETE FROM site_budgets WHERE day < date('now', '-30 days')", [])
}
