import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseEmail } from '../worker/services/email.ts'
import { migrateLocally, offline, state, wrangler } from './migrate.ts'

export type Row = Record<string, string | number | null>

const root = join(import.meta.dirname, '..')

/**
 * Runs a statement on the database selected by the command line: that of `npm start`, of `npm
 * run start:node` (`--node`, DATABASE_PATH) or the deployed one (`--remote`). Works while the
 * server runs. Throws an error with a readable message.
 */
export function runSql(statement: string): Row[] {
  const [option, ...others] = process.argv.slice(2).filter((word: string) => word.startsWith('--'))
  const database = databases[option ?? '']
  if (others.length > 0 || !database) {
    throw new Error(`${others[0] ?? option} is unknown here: there are --node and --remote.`)
  }
  return runSqlOn(database, statement)
}

export type Database = 'local' | 'node' | 'remote'

const databases: Record<string, Database> = { '': 'local', '--node': 'node', '--remote': 'remote' }

export function runSqlOn(database: Database, statement: string): Row[] {
  if (database === 'node') return runOnNode(statement)
  const isRemote = database === 'remote'
  if (!isRemote && !existsSync(state)) migrateLocally()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [wrangler, 'd1', 'execute', 'DB', '--json', '--command', statement].concat(
      isRemote ? ['--remote', '--env', 'production'] : ['--local', '--persist-to', state],
    ),
    {
      cwd: root,
      env: { ...process.env, ...(isRemote ? {} : offline), CI: 'true' },
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
    },
  )
  if (status !== 0) throw new Error(`The database query failed.\n${stdout}${stderr}`)
  // wrangler may print other text before the JSON, such as an update notice.
  const [{ results }] = JSON.parse(stdout.slice(stdout.search(/^\[/m))) as [{ results: Row[] }]
  return results
}

function runOnNode(statement: string): Row[] {
  return openNodeDatabase().prepare(statement).all() as Row[]
}

/** The database of `npm run start:node`, which may be running. */
export function openNodeDatabase(): DatabaseSync {
  const path = process.env['DATABASE_PATH'] || join(root, '.data/esmalte.sqlite')
  if (!existsSync(path)) throw new Error(`There is no database at ${path}: see DATABASE_PATH.`)
  const database = new DatabaseSync(path)
  database.exec('PRAGMA busy_timeout = 5000')
  return database
}

/** The address from the command line, in its stored form. */
export function readAddress(): string {
  const typed = process.argv.slice(2).find((word: string) => !word.startsWith('--')) ?? ''
  const email = parseEmail(typed)
  if (!email) throw new Error(`"${typed}" is no address. Name the one that is meant.`)
  return email
}

export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
