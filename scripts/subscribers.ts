import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
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
  return runSqlOn(readCommandLine().database, statement)
}

export type Database = 'local' | 'node' | 'remote'

/** The words that are no options: an address may begin with hyphens. */
export function readCommandLine(): { database: Database; words: string[] } {
  const given: string[] = process.argv.slice(2).filter((word: string) => word !== '--')
  const isAddress = (word: string) => word.includes('@')
  const { values, positionals: words } = parseArgs({
    args: [...given.filter((word) => !isAddress(word)), '--', ...given.filter(isAddress)],
    allowPositionals: true,
    options: { node: { type: 'boolean' }, remote: { type: 'boolean' } },
  })
  if (values.node && values.remote) throw new Error('Choose one: --node or --remote.')
  return { database: values.node ? 'node' : values.remote ? 'remote' : 'local', words }
}

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
  const database = openNodeDatabase()
  const rows = database.prepare(statement).all() as Row[]
  // The log still has deleted rows.
  if (statement.startsWith('DELETE')) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return rows
}

/** The database of `npm run start:node`, which may be running. */
export function openNodeDatabase(): DatabaseSync {
  const path = process.env['DATABASE_PATH'] || join(root, '.data/esmalte.sqlite')
  if (!existsSync(path)) throw new Error(`There is no database at ${path}: see DATABASE_PATH.`)
  const database = new DatabaseSync(path)
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON')
  return database
}

/** The address from the command line, in its stored form. */
export function readAddress(): string {
  const { words } = readCommandLine()
  const typed = words.join(' ')
  const email = parseEmail(typed)
  if (!email) throw new Error(`"${typed}" is no address. Name the one that is meant.`)
  return email
}

export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
