import type { Context } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRefusal } from '../../worker/http/refusals.ts'
import type { Sql } from '../../worker/services/sql.ts'
import type { AppEnv } from '../../worker/services/types.ts'
import { openDatabase } from '../support/database.ts'

let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') })
  warn = vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  warn.mockRestore()
})

test('a flood of refusals is one line a minute and a row of each kind, and none is forgotten', async () => {
  const database = openDatabase()
  let statements = 0
  const sql: Sql = {
    run: async (text, values) => {
      statements += 1
      return database.prepare(text).all(...values)
    },
  }
  const c = { var: { sql, waitUntil: () => {} } } as unknown as Context<AppEnv>
  const refuse = (times: number) => {
    for (let nth = 0; nth < times; nth += 1) {
      countRefusal(c, 'contact', 'minute')
      if (nth % 2) countRefusal(c, 'molly', 'visitor')
    }
  }
  const lines = () => warn.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)) as object)

  const rows = () => database.prepare('SELECT kind, key, n FROM counts').all()

  refuse(1000)
  await vi.advanceTimersByTimeAsync(10_000)
  refuse(1000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lines()).toEqual([{ event: 'refused', 'contact minute': 1000, 'molly visitor': 500 }])
  expect(statements).toBe(4)
  expect(rows()).toEqual([
    { kind: 'refused', key: 'contact minute', n: 2000 },
    { kind: 'refused', key: 'molly visitor', n: 1000 },
  ])

  await vi.advanceTimersByTimeAsync(60_000)
  refuse(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lines()[1]).toEqual({ event: 'refused', 'contact minute': 1002, 'molly visitor': 501 })
  expect(rows()).toMatchObject([{ n: 2002 }, { n: 1001 }])
})
