import type { Sql } from '../services/types.ts'
import type { Violation } from './report.ts'

/** Distinct violations stored per day: anyone can forge any number of them. */
const mostRowsADay = 200

/** Counts a violation for today. Once the day is full, only known violations are counted. */
export async function countViolation(
  sql: Sql,
  { directive, blocked, page }: Violation,
): Promise<void> {
  await sql.run(
    `INSERT INTO csp_reports (day, directive, blocked, page, count)
     SELECT date('now'), ?1, ?2, ?3, 1
     WHERE (SELECT count(*) FROM csp_reports WHERE day = date('now')) < ?4 OR EXISTS (
       SELECT 1 FROM csp_reports
       WHERE day = date('now') AND directive = ?1 AND blocked = ?2 AND page = ?3)
     ON CONFLICT (day, directive, blocked, page) DO UPDATE SET count = count + 1`,
    [directive, blocked, page, mostRowsADay],
  )
}

/** Old reports say nothing about the current policy. */
export async function forgetOldViolations(sql: Sql): Promise<void> {
  await sql.run("DELETE FROM csp_reports WHERE day < date('now', '-30 days')", [])
}
