import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let database: DatabaseSync
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'esmalte-backup-'))
  database = new DatabaseSync(join(folder, 'live.sqlite'))
  database.exec('PRAGMA journal_mode = WAL')
  for (const file of readdirSync('worker/migrations').sort()) {
    database.exec(readFileSync(join('worker/migrations', file), 'utf8'))
  }
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

function backUp(...words: string[]) {
  return spawnSync(process.execPath, ['scripts/backup.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_PATH: join(folder, 'live.sqlite') },
  })
}

test('npm run backup copies a database in use, for its owner only', () => {
  database.exec(
    "INSERT INTO subscribers (email, locale, source, created_at, status) VALUES ('ana@example.org', 'es', 'footer', '2026-11-23', 'confirmed')",
  )
  const { stdout, stderr, status } = backUp('--node', join(folder, 'copies'))
  expect([stderr, status]).toEqual(['', 0])
  expect(stdout).toContain('checked, 1 subscribers')
  const [name] = readdirSync(join(folder, 'copies'))
  const copy = join(folder, 'copies', name!)
  expect(statSync(copy).mode & 0o077).toBe(0)
  const rows = new DatabaseSync(copy, { readOnly: true }).prepare('SELECT email FROM subscribers')
  expect(rows.all()).toEqual([{ email: 'ana@example.org' }])
})

test('npm run backup wants to know which database', () => {
  const { stderr, status } = backUp()
  expect(stderr).toContain('npm run backup -- --remote [folder], or -- --node [folder]')
  expect(status).toBe(1)
})
