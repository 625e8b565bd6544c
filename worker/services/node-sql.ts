import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseBusy, type Sql } from './sql.ts'
import type { Answer, Order } from './sql-thread.ts'

/** How long a statement may wait for earlier statements and other programs' locks. */
const waitMs = 1000

type Waiting = { resolve: (rows: Record<string, unknown>[]) => void; reject: (why: Error) => void }

/**
 * SQLite in its own thread: node:sqlite is synchronous, so a lock, a slow disk or a long statement
 * would otherwise block every page. `close` resolves when all statements have run.
 */
export async function openDatabase(path: string): Promise<Sql & { close(): Promise<void> }> {
  const refuse = ({ message }: Error): never => {
    throw new Error(`DATABASE_PATH is "${path}", but no database can be opened there: ${message}.`)
  }
  try {
    keepPrivate(path)
  } catch (error) {
    refuse(error as Error)
  }
  const program = join(import.meta.dirname, 'sql-thread.js')
  // The thread must not inherit options of this process, such as --input-type.
  const thread = new Worker(program, { workerData: path, execArgv: [] })
  await new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
  }).catch(refuse)
  // From here on an error in the thread ends the process: a restart is better than no database.
  thread.removeAllListeners('error')
  const waiting = new Map<number, Waiting>()
  let count = 0
  thread.on('message', ({ id, rows, problem }: Answer) => {
    const { resolve, reject } = waiting.get(id)!
    waiting.delete(id)
    if (rows) resolve(rows)
    else reject(problem!.isBusy ? new DatabaseBusy(problem!.message) : new Error(problem!.message))
  })
  return {
    run: (statement, values) =>
      new Promise((resolve, reject) => {
        const id = count++
        waiting.set(id, { resolve, reject })
        thread.postMessage({ id, statement, values, until: Date.now() + waitMs } satisfies Order)
      }),
    close: () =>
      new Promise((resolve) => {
        thread.once('exit', () => resolve())
        thread.postMessage(undefined)
      }),
  }
}

/** Restricts the database to the server's own user. SQLite gives its journals the same mode. */
function keepPrivate(path: string): void {
  // Only for a new folder: the permissions of an existing one are its owner's choice.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file)) chmodSync(file, 0o600)
  }
}
