import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Context } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { countLater } from '../../worker/http/count.ts'
import type { AppEnv, Sql } from '../../worker/services/types.ts'

const root = join(import.meta.dirname, '../..')

function openDatabase(path = ':memory:'): DatabaseSync {
  const database = new DatabaseSync(path)
  const folder = join(root, 'worker/migrations')
  for (const file of readdirSync(folder).sort()) {
    database.exec(readFileSync(join(folder, file), 'utf8'))
  }
  return database
}

/** A request's context, and what it has left to do after the response. */
function createContext(sql: Sql) {
  const work: Promise<void>[] = []
  const waitUntil = (_c: unknown, later: Promise<void>) => void work.push(later)
  return { c: { var: { sql, waitUntil } } as unknown as Context<AppEnv>, work }
}

describe('a question without an answer', () => {
  const database = openDatabase()
  const sql: Sql = {
    run: (statement, values) =>
      Promise.resolve(database.prepare(statement).all(...values) as Record<string, unknown>[]),
  }
  const rows = () => database.prepare('SELECT kind, key, count FROM daily_counts').all()

  test('is counted by topic and day', async () => {
    const { c, work } = createContext(sql)
    for (const topic of ['implants', 'implants', 'none']) countLater(c, 'unanswered', topic)
    await Promise.all(work)
    expect(rows()).toEqual([
      { kind: 'unanswered', key: 'implants', count: 2 },
      { kind: 'unanswered', key: 'none', count: 1 },
    ])
  })

  test('is forgotten after 400 days, and no day costs more than 100,000 writes', async () => {
    database.exec(`DELETE FROM daily_counts;
      INSERT INTO daily_counts VALUES (date('now', '-401 days'), 'search', 'none', 1);
      INSERT INTO daily_counts VALUES (date('now', '-399 days'), 'search', 'none', 2);
      INSERT INTO daily_counts VALUES (date('now'), 'unanswered', 'none', 100000)`)
    const { c, work } = createContext(sql)
    countLater(c, 'unanswered', 'none')
    await Promise.all(work)
    expect(rows()).toEqual([
      { kind: 'search', key: 'none', count: 2 },
      { kind: 'unanswered', key: 'none', count: 100_000 },
    ])
  })

  test('is answered as well when it cannot be counted', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { c, work } = createContext({ run: () => Promise.reject(new Error('no table')) })
    countLater(c, 'unanswered', 'implants')
    await Promise.all(work)
    expect(log.mock.calls.join()).toContain('"event":"count_fault"')
    log.mockRestore()
  })
})

describe('npm run report', () => {
  function report(fill: string, ...words: string[]) {
    const path = join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'report.sqlite')
    const database = openDatabase(path)
    database.exec(fill)
    database.close()
    return spawnSync(process.execPath, [join(root, 'scripts/report.ts'), ...words], {
      env: { ...process.env, DATABASE_PATH: path },
      encoding: 'utf8',
    })
  }

  test('shows what had no answer, ratings and searches, and hides counts below 3', () => {
    const { status, stdout } = report(
      `INSERT INTO daily_counts VALUES
         ('2026-11-22', 'unanswered', 'implants', 3), ('2026-11-23', 'unanswered', 'none', 12),
         ('2026-11-23', 'unanswered', 'braces', 2), ('2026-11-23', 'search', 'none', 1);
       INSERT INTO answer_ratings VALUES
         ('2026-11-22', 'braces/pain', 'up', 'es', 2), ('2026-11-23', 'braces/pain', 'up', 'es', 1),
         ('2026-11-23', 'braces/pain', 'down', 'es', 4), ('2026-11-23', 'a', 'up', 'en', 9);
       INSERT INTO refusals VALUES
         ('2026-11-22', 'contact', 'minute', 190), ('2026-11-23', 'molly', 'visitor', 7)`,
      '--node',
    )
    expect(status).toBe(0)
    expect(stdout).toBe(`Questions to Molly without an answer
day         topic     count
2026-11-23  none      12
2026-11-22  implants  3

Not shown: 1 with a count below 3.

Ratings of answers
card         language  up  down
braces/pain  es        3   4
a            en        9   0

Searches without results
day         count
2026-11-23  1

Told to wait
day         limit    used up by  count
2026-11-23  molly    visitor     7
2026-11-22  contact  minute      190

Issues of the newsletter
None.

`)
  })

  test('says so where there is nothing, and refuses what it does not know', () => {
    expect(report('', '--node').stdout.match(/^None\.$/gm)).toHaveLength(5)
    const { status, stderr } = report('', '--all')
    expect(status).toBe(1)
    expect(stderr).toBe('--all is unknown here: there are --node and --remote.\n')
  })
})
