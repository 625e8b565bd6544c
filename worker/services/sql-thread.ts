import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** `until`: Unix time in ms after which the statement no longer waits for a lock. */
export type Order = {
  id: number
  statement: string
  values: (string | number | null)[]
  until: number
}

export type Answer = {
  id: number
  rows?: Record<string, unknown>[]
  problem?: { message: string; isBusy: boolean }
}

/** The lock timeout at startup, when another process may be migrating. */
const startMs = 30_000

const sqliteBusy = 5

const database = new DatabaseSync(workerData as string, { timeout: startMs })
// 'FULL': an acknowledged write has reached the disk. Deleted rows are overwritten with zeros.
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
migrate('worker/migrations')

parentPort!.on('message', (order: Order | undefined) => {
  if (order) parentPort!.postMessage(answer(order))
  else {
    database.close()
    parentPort!.close()
  }
})
parentPort!.postMessage('ready')

function answer({ id, statement, values, until }: Order): Answer {
  try {
    database.exec(`PRAGMA busy_timeout = ${Math.max(until - Date.now(), 0)}`)
    const rows = database.prepare(statement).all(...values)
    if (deletes(statement)) emptyLog()
    return { id, rows }
  } catch (error) {
    const { message, errcode = 0 } = error as Error & { errcode?: number }
    // The low byte is the primary result code.
    return { id, problem: { message, isBusy: (errcode & 0xff) === sqliteBusy } }
  }
}

function deletes(statement: string): boolean {
  if (!statement.startsWith('DELETE')) return false
  const { n } = database.prepare('SELECT changes() AS n').get() as { n: number }
  return n > 0
}

/** The log still has the pages as they were before. If somebody reads it, the next deletion will. */
function emptyLog(): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** Applies migrations above `user_version`, reread in each transaction for concurrent starts. */
function migrate(folder: string): void {
  for (const file of readdirSync(folder).sort()) {
    const number = Number.parseInt(file, 10)
    database.exec('BEGIN IMMEDIATE')
    const { user_version: applied } = database.prepare('PRAGMA user_version').get() as {
      user_version: number
    }
    if (number > applied) {
      database.exec(readFileSync(join(folder, file), 'utf8'))
      database.exec(`PRAGMA user_version = ${number}`)
    }
    database.exec('COMMIT')
  }
}
