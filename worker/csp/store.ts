import type { Sql } from '../services/types.ts'
import type { Violation } from './report.ts'

/** Different violations that are told apart on one day: anybody can make up any number of them. */
const mostRowsADay = 200

/** Counts a violation on its day. On a full day, only those that are known already. */
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

/** What is older says nothing of the policy of today. */
export async function forgetOldViolations(sql: Sql): Promise<void> {
  await sql.run("DELETE FROM csp_reports WHERE day < date('now', '-30 days')", [])
}
