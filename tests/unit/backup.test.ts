import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../support/database.ts'

let folder: string
let database: DatabaseSync
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'esmalte-backup-'))
  database = openDatabase(join(folder, 'live.sqlite'))
  database.exec('PRAGMA journal_mode = WAL')
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

test('npm run backup keeps its copies for 30 days', () => {
  const copies = join(folder, 'copies')
  mkdirSync(copies)
  const age = (name: string, days: number) => {
    writeFileSync(join(copies, name), '')
    const then = Date.now() / 1000 - days * 86_400
    utimesSync(join(copies, name), then, then)
  }
  age('esmalte-2026-01-01T000000.sql', 31)
  age('esmalte-2026-01-02T000000.sqlite', 31)
  age('esmalte-2026-01-03T000000.sqlite', 29)
  age('letters.sql', 31)
  expect(backUp('--node', copies).status).toBe(0)
  expect(readdirSync(copies)).toHaveLength(3)
  expect(readdirSync(copies)).toEqual(
    expect.arrayContaining(['esmalte-2026-01-03T000000.sqlite', 'letters.sql']),
  )
})

test('npm run backup copies a database that has no tables yet', () => {
  database.close()
  rmSync(join(folder, 'live.sqlite'))
  database = new DatabaseSync(join(folder, 'live.sqlite'))
  const { stdout, status } = backUp('--node', join(folder, 'copies'))
  expect(status).toBe(0)
  expect(stdout).toContain('checked, 0 subscribers')
})

test('npm run backup wants to know which database', () => {
  const { stderr, status } = backUp()
  expect(stderr).toContain('npm run backup -- --remote [folder], or -- --node [folder]')
  expect(status).toBe(1)
})
