import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Sql } from '../../worker/services/sql.ts'

const folder = join(import.meta.dirname, '../../worker/migrations')

/** With all tables, or those of the migrations before `number`. */
export function openDatabase(path = ':memory:', before = Infinity): DatabaseSync {
  const database = new DatabaseSync(path)
  for (const file of readdirSync(folder).sort()) {
    if (Number.parseInt(file, 10) < before) migrate(database, file)
  }
  return database
}

export function migrate(database: DatabaseSync, file: string): void {
  database.exec(readFileSync(join(folder, file), 'utf8'))
}

export function createSql(database: DatabaseSync): Sql {
  return { run: async (text, values) => database.prepare(text).all(...values) }
}
