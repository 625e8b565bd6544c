/** The one method that D1 and node:sqlite share; resolves with the rows of a SELECT. */
export type Sql = {
  run(statement: string, values: (string | number | null)[]): Promise<Record<string, unknown>[]>
}

/** Another program holds the database's lock, or D1 is overloaded; a later attempt may work. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}
