import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { runCommand } from './command.ts'
import { wrangler } from './migrate.ts'
import { openNodeDatabase, readCommandLine } from './subscribers.ts'

/**
 * npm run backup -- --remote [folder]: saves the deployed database as SQL; -- --node [folder]: that
 * of npm run start:node as a SQLite file. Works while the server runs. Verifies each copy.
 */

const root = join(import.meta.dirname, '..')
/** Set by `npm run deploy:staging`. */
const environment = process.env['CLOUDFLARE_ENV'] || 'production'
/** Older copies are deleted, because they hold data that the site has since erased. */
const keptDays = 30

await runCommand(() => {
  const { database, words } = readCommandLine()
  const [folder = join(root, 'backups')] = words
  if (database === 'local' || words.length > 1) {
    throw new Error(
      'Say which database: npm run backup -- --remote [folder], or -- --node [folder].',
    )
  }
  // The file contains email addresses, so only its owner may read it.
  process.umask(0o077)
  mkdirSync(folder, { recursive: true })
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const file = resolve(folder, `esmalte-${time}.${database === 'remote' ? 'sql' : 'sqlite'}`)
  if (existsSync(file)) throw new Error(`${file} exists already.`)
  const subscribers = database === 'remote' ? exportDeployed(file) : copyNode(file)
  console.log(`${file}: checked, ${subscribers} subscribers.`)
  removeOld(folder)
})

function copyNode(file: string): number {
  openNodeDatabase().prepare('VACUUM INTO ?').run(file)
  return checkCopy(new DatabaseSync(file, { readOnly: true }))
}

function exportDeployed(file: string): number {
  const { status } = spawnSync(
    process.execPath,
    [wrangler, 'd1', 'export', 'DB', '--env', environment, '--remote', '--output', file],
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('Exporting the database failed.')
  const restored = new DatabaseSync(':memory:')
  restored.exec(readFileSync(file, 'utf8'))
  return checkCopy(restored)
}

function checkCopy(copy: DatabaseSync): number {
  const [result] = copy.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[]
  if (result?.integrity_check !== 'ok') throw new Error('The copy is corrupt: make another one.')
  // Not migrated yet.
  if (!copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'subscribers'").get()) return 0
  const { count } = copy.prepare('SELECT count(*) AS count FROM subscribers').get() as {
    count: number
  }
  return count
}

function removeOld(folder: string): void {
  const names = readdirSync(folder).filter((name) => /^esmalte-.*\.sql(?:ite)?$/.test(name))
  for (const file of names.map((name) => join(folder, name))) {
    if (Date.now() - statSync(file).mtimeMs > keptDays * 86_400_000) rmSync(file)
  }
}
