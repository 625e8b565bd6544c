import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Settings } from '../../worker/services/settings.ts'
import { createBreaker } from '../../worker/molly/providers/breaker.ts'
import { CallRefused, createGate } from '../../worker/molly/providers/gate.ts'
import { createSql, openDatabase } from '../support/database.ts'

let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  warn = vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  warn.mockRestore()
})

describe('the breaker', () => {
  const failing = (times: number, states: string[] = []) => {
    const breaker = createBreaker((state) => states.push(state))
    for (let count = 0; count < times; count += 1) breaker.report(true)
    return breaker
  }

  test('opens after five failures in a row, and not before', () => {
    expect(failing(4).mayAsk()).toBe(true)
    expect(failing(5).mayAsk()).toBe(false)
    const mixed = failing(4)
    mixed.report(false)
    for (let count = 0; count < 4; count += 1) mixed.report(true)
    expect(mixed.mayAsk()).toBe(true)
  })

  test('lets one question in each pause try, and closes when that works', () => {
    const states: string[] = []
    const breaker = failing(7, states)
    vi.advanceTimersByTime(9999)
    expect(breaker.mayAsk()).toBe(false)
    vi.advanceTimersByTime(1)
    expect([breaker.mayAsk(), breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false, false])
    vi.advanceTimersByTime(8000)
    breaker.report(true)
    vi.advanceTimersByTime(9999)
    expect(breaker.mayAsk()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(breaker.mayAsk()).toBe(true)
    breaker.report(false)
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true])
    expect(states).toEqual(['open', 'closed'])
  })

  test('tries again when the one that tried is never heard of', () => {
    const breaker = failing(5)
    vi.advanceTimersByTime(10_000)
    expect(breaker.mayAsk()).toBe(true)
    vi.advanceTimersByTime(10_000)
    expect(breaker.mayAsk()).toBe(true)
  })
})

describe('the gate before a model', () => {
  function open(modelCallsPerDay: number, cap = Infinity) {
    const database = openDatabase()
    const sql = createSql(database)
    let calls = 0
    const allow = vi.fn<() => Promise<boolean>>(async () => (calls += 1) <= cap)
    const settings = { modelCallsPerDay, rateLimits: true } as Settings
    return { database, allow, sql, gate: createGate({ settings, sql, allow }) }
  }
  const count = (gate: { countCall(): Promise<void> }, times: number) =>
    Promise.all(Array.from({ length: times }, () => gate.countCall().then(() => 1, refused)))
  const refused = (error: unknown) => {
    expect(error).toBeInstanceOf(CallRefused)
    return 0
  }
  const logged = () =>
    warn.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)) as object)

  test('lets as many calls through as a day has, and as many again the next day', async () => {
    const { gate, database } = open(3)
    expect(await count(gate, 10)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0])
    expect(logged()).toEqual([{ event: 'model_budget', state: 'spent' }])
    vi.setSystemTime(new Date('2026-11-22T00:00:01Z'))
    expect(await count(gate, 4)).toEqual([1, 1, 1, 0])
    expect(database.prepare('SELECT * FROM counts ORDER BY day').all()).toEqual([
      { day: '2026-11-21', kind: 'model', key: 'calls', n: 3 },
      { day: '2026-11-22', kind: 'model', key: 'calls', n: 3 },
    ])
  })

  test('a budget of none is none', async () => {
    expect(await count(open(0).gate, 2)).toEqual([0, 0])
  })

  test('counts together with all that share its database', async () => {
    const { allow, sql, gate } = open(5)
    const settings = { modelCallsPerDay: 5, rateLimits: true } as Settings
    const other = createGate({ settings, sql, allow })
    const results = await Promise.all([count(gate, 5), count(other, 5)])
    expect(results.flat().reduce((sum, one) => sum + one, 0)).toBe(5)
  })

  test('what the cap refuses costs nothing of the day', async () => {
    const { gate, database } = open(10, 2)
    expect(await count(gate, 6)).toEqual([1, 1, 0, 0, 0, 0])
    expect(database.prepare('SELECT n FROM counts').all()).toEqual([{ n: 2 }])
    expect(logged()).toEqual([{ event: 'model_cap', state: 'reached' }])
  })

  test.each(['the database', 'the counter'])('is closed when %s fails', async (what) => {
    const { allow, sql, gate } = open(10)
    const fail = () => Promise.reject(new Error('secret'))
    if (what === 'the counter') allow.mockImplementation(fail)
    else sql.run = fail
    expect(await count(gate, 2)).toEqual([0, 0])
    expect(JSON.stringify(logged())).not.toContain('secret')
  })
})
