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
// 'FULL': an acknowledged write has reached the disk.
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
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
    return { id, rows: database.prepare(statement).all(...values) }
  } catch (error) {
    const { message, errcode = 0 } = error as Error & { errcode?: number }
    // The low byte is the primary result code.
    return { id, problem: { message, isBusy: (errcode & 0xff) === sqliteBusy } }
  }
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
