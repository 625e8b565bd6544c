import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { countLater } from '../../worker/http/count.ts'
import { count, countLeft, forgetOldCounts, spend } from '../../worker/services/counts.ts'
import type { AppEnv } from '../../worker/services/types.ts'
import { createSql, migrate, openDatabase } from '../support/database.ts'

const root = join(import.meta.dirname, '../..')

function open() {
  const database = openDatabase()
  const rows = (kind: string) =>
    database.prepare('SELECT key, n FROM counts WHERE kind = ?').all(kind)
  return { database, sql: createSql(database), rows }
}

describe('a count', () => {
  test('is of a day, a kind and a key', async () => {
    const { database, sql } = open()
    for (const key of ['implants', 'implants', 'none']) await count(sql, 'unanswered', key)
    await count(sql, 'search', 'none', { amount: 5 })
    const day = new Date().toISOString().slice(0, 10)
    expect(database.prepare('SELECT * FROM counts').all()).toEqual([
      { day, kind: 'search', key: 'none', n: 5 },
      { day, kind: 'unanswered', key: 'implants', n: 2 },
      { day, kind: 'unanswered', key: 'none', n: 1 },
    ])
  })

  test('never exceeds its limit, whoever counts at the same time', async () => {
    const { sql, rows } = open()
    const tries = Array.from({ length: 10 }, () => count(sql, 'model', 'calls', { max: 3 }))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(3)
    expect(await count(sql, 'spent', 'contact', { amount: 2, max: 1 })).toBe(false)
    expect([...rows('model'), ...rows('spent')]).toEqual([{ key: 'calls', n: 3 }])
  })

  test('of what strangers may name has 20 keys a day of each first word, and goes on counting those', async () => {
    const { sql, rows } = open()
    for (let nth = 0; nth < 30; nth += 1) await count(sql, 'csp', `script-src made-up-${nth}`)
    expect(await count(sql, 'csp', 'script-src new')).toBe(false)
    expect(await count(sql, 'csp', 'script-src made-up-0')).toBe(true)
    expect(await count(sql, 'csp', 'script-src other', { maxKeys: null })).toBe(true)
    expect(rows('csp')).toHaveLength(21)
    expect(rows('csp')).toContainEqual({ key: 'script-src made-up-0', n: 2 })
    expect(await count(sql, 'csp', 'img-src made-up-0')).toBe(true)
  })

  test('of what went without an answer costs no more than 100,000 writes a day', async () => {
    const { database, sql, rows } = open()
    database.exec("INSERT INTO counts VALUES (date('now'), 'search', 'none', 100000)")
    expect(await count(sql, 'search', 'none')).toBe(false)
    expect(rows('search')).toEqual([{ key: 'none', n: 100_000 }])
  })

  test.each([
    ['unanswered', 400],
    ['search', 400],
    ['rating', 400],
    ['csp', 30],
    ['refused', 400],
    ['spent', 30],
    ['minute', 1],
    ['share', 1],
    ['model', 400],
  ])('of kind %s is forgotten after %i days', async (kind, days) => {
    const { database, sql, rows } = open()
    for (const age of [days + 1, days, 0]) {
      database.exec(
        `INSERT INTO counts VALUES (date('now', '-${age} days'), '${kind}', '${age}', 1)`,
      )
    }
    await forgetOldCounts(sql)
    expect(rows(kind).map(({ key }) => key)).toEqual([String(days), '0'])
  })

  test('that fails is logged, and reaches no visitor', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const sql = { run: () => Promise.reject(new Error('no table')) }
    const work: Promise<void>[] = []
    const waitUntil = (_c: unknown, later: Promise<void>) => void work.push(later)
    countLater({ var: { sql, waitUntil } } as unknown as Context<AppEnv>, 'unanswered', 'implants')
    await Promise.all(work)
    expect(log.mock.calls.join()).toContain('"event":"count_fault"')
    log.mockRestore()
  })
})

test('a budget says whether the minute or the day is used up', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T23:58:30Z') })
  const { sql } = open()
  const take = (amount?: number) => spend(sql, 'contact', { perMinute: 2, perDay: 3 }, { amount })
  expect([await take(2), await take()]).toEqual([undefined, 'minute'])
  expect(await countLeft(sql, 'contact', 3)).toBe(1)
  vi.setSystemTime(new Date('2026-11-28T23:59:00Z'))
  expect([await take(2), await take(), await take()]).toEqual(['day', 'minute', 'minute'])
  expect(await spend(sql, 'feedback', { perMinute: 2, perDay: 3 })).toBe(undefined)
  vi.setSystemTime(new Date('2026-11-29T00:00:00Z'))
  expect(await take()).toBe(undefined)
  vi.useRealTimers()
})

test('what a network is refused takes nothing of its share, nor of the minute', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
  const { sql } = open()
  // One network may have two of forty.
  const take = (network: string) => spend(sql, 'contact', { perMinute: 3, perDay: 40 }, { network })
  expect([await take('a'), await take('b'), await take('b')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([await take('a'), await take('a')]).toEqual(['minute', 'minute'])
  vi.setSystemTime(new Date('2026-11-28T12:01:00Z'))
  expect(await take('a')).toBe(undefined)
  for (let nth = 0; nth < 9; nth += 1) expect(await take('b')).toBe('share')
  expect(await take('c')).toBe(undefined)
  vi.useRealTimers()
})

test('the migration to one table loses nothing', () => {
  const database = openDatabase(undefined, 60)
  database.exec(`
    INSERT INTO daily_counts VALUES ('2026-11-27', 'unanswered', 'implants', 3);
    INSERT INTO daily_counts VALUES ('2026-11-28', 'search', 'none', 4);
    INSERT INTO answer_ratings VALUES ('2026-11-28', 'implants/pain', 'up', 'es', 5);
    INSERT INTO answer_ratings VALUES ('2026-11-28', 'implants/pain', 'down', 'es', 6);
    INSERT INTO csp_reports VALUES ('2026-11-28', 'script-src', 'evil.example', '/about', 7);
    INSERT INTO refusals VALUES ('2026-11-28', 'contact', 'visitor', 8);
    INSERT INTO site_budgets VALUES
      ('2026-11-28', 'contact', 9, unixepoch('2026-11-28 14:05:00') / 60, 2);
    INSERT INTO model_calls VALUES ('2026-11-28', 10)`)
  migrate(database, '0060_counts.sql')
  const rows = database.prepare('SELECT * FROM counts ORDER BY n').all()
  expect(rows.map(({ day, kind, key, n }) => [day, kind, key, n].join(' | '))).toEqual([
    '2026-11-28 | minute | contact 14:05 | 2',
    '2026-11-27 | unanswered | implants | 3',
    '2026-11-28 | search | none | 4',
    '2026-11-28 | rating | implants/pain up es | 5',
    '2026-11-28 | rating | implants/pain down es | 6',
    '2026-11-28 | csp | script-src evil.example /about | 7',
    '2026-11-28 | refused | contact visitor | 8',
    '2026-11-28 | spent | contact | 9',
    '2026-11-28 | model | calls | 10',
  ])
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
      `INSERT INTO counts (kind, day, key, n) VALUES
         ('unanswered', '2026-11-22', 'implants', 3), ('unanswered', '2026-11-23', 'none', 12),
         ('unanswered', '2026-11-23', 'braces', 2), ('search', '2026-11-23', 'none', 1),
         ('rating', '2026-11-22', 'braces/pain up es', 2),
         ('rating', '2026-11-23', 'braces/pain up es', 1),
         ('rating', '2026-11-23', 'braces/pain down es', 4), ('rating', '2026-11-23', 'a up en', 9),
         ('refused', '2026-11-22', 'contact minute', 190),
         ('refused', '2026-11-23', 'molly visitor', 7), ('spent', '2026-11-23', 'contact', 5)`,
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
    expect(stderr).toContain("Unknown option '--all'")
  })
})
