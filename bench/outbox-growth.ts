import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { claim, fillPage, queueRows, recordSent } from '../worker/newsletter/issues/outbox.ts'
import type { Sql } from '../worker/services/types.ts'

const migrations = join(import.meta.dirname, '../worker/migrations')
const sizes = [1000, 10_000, 100_000, 1_000_000]
const batches = 20
const rowsInBatch = 50

/** What a row of the outbox costs among so many, in SQLite in memory. */
export async function measureOutboxGrowth(): Promise<string> {
  const lines = ['| subscribers | to fill, µs a row | to send, µs a row |', '|---:|---:|---:|']
  for (const size of sizes) {
    const database = createDatabase(size)
    const sql: Sql = {
      run: async (statement, values) => database.prepare(statement).all(...values),
    }
    const fill = await time(size, async () => {
      while (await fillPage(sql));
    })
    const send = await time(batches * rowsInBatch, async () => {
      for (let batch = 0; batch < batches; batch++) {
        for (const row of await queueRows(sql, rowsInBatch, 60)) {
          await claim(sql, row, 60)
          await recordSent(sql, row)
        }
      }
    })
    lines.push(`| ${size.toLocaleString('en-US')} | ${fill.toFixed(1)} | ${send.toFixed(1)} |`)
    database.close()
  }
  return lines.join('\n')
}

async function time(rows: number, work: () => Promise<void>): Promise<number> {
  // Of the processor: the machine may be shared.
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / rows
}

function createDatabase(size: number): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  for (const file of readdirSync(migrations).sort()) {
    database.exec(readFileSync(join(migrations, file), 'utf8'))
  }
  database
    .prepare(
      `WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < ?)
       INSERT INTO subscribers (email, status, locale, source)
       SELECT 'n' || n || '@growth.example', 'confirmed', 'en', 'bar' FROM count`,
    )
    .run(size)
  database.exec("INSERT INTO issues (slug, address) VALUES ('one', '1 Example Street')")
  return database
}
