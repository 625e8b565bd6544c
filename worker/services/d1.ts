import { DatabaseBusy, type Sql } from './sql.ts'

/**
 * Transient errors:
 * https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
 */
const transient =
  /overloaded|queued for too long|exceeded timeout|caused object to be reset|reset because its code|Network connection lost|transient issue|SQLITE_BUSY|database is locked/

/** The database on Cloudflare. Throws `DatabaseBusy` when a later attempt may work. */
export function createD1(database: D1Database): Sql {
  return {
    async run(statement, values) {
      try {
        const bound = database.prepare(statement).bind(...values)
        return (await bound.all()).results
      } catch (error) {
        const message = String(error)
        throw transient.test(message) ? new DatabaseBusy(message) : error
      }
    },
  }
}
