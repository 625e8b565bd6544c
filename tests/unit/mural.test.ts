import { describe, expect, test } from 'vitest'
import {
  joinWalls,
  layTile,
  parseCode,
  parseWall,
  printCode,
  printWall,
  toDay,
} from '../../src/features/brushing-timer/wall.island.ts'
import { planWall } from '../../src/ui/wall.ts'

/** What a device keeps after brushing on these days, some of them twice. */
const keptAfter = (...days: string[]) =>
  days.map(toDay).reduce((kept, day) => printWall(layTile(parseWall(kept, day), day), day), '')

test('a mural gets one tile a day, and a missed day takes none away', () => {
  const kept = keptAfter('2026-11-02', '2026-11-02', '2026-11-05', '2026-11-12')
  expect(parseWall(kept, toDay('2026-11-12'))).toEqual({ tiles: 3, last: 12 })
  // Not which days they were.
  expect(JSON.parse(kept)).toEqual({ month: '2026-11', tiles: 3, last: 12 })
})

test('a new month begins with a bare wall, also on the same day of it', () => {
  const kept = keptAfter('2026-10-31', '2026-11-12')
  const next = toDay('2026-12-12')
  expect(parseWall(kept, next).tiles).toBe(0)
  expect(layTile(parseWall(kept, next), next).tiles).toBe(1)
})

test.each(['', 'x', '{}', 'null', '{"month":"2026-11","tiles":"9","last":1}', '[9]'])(
  'what makes no sense (%s) is a bare wall',
  (kept) => {
    expect(parseWall(kept, toDay('2026-11-12'))).toEqual({ tiles: 0, last: 0 })
  },
)

test('a wall never holds more tiles than its month has days', () => {
  const kept = '{"month":"2026-11","tiles":31,"last":30}'
  expect(parseWall(kept, toDay('2026-11-30')).tiles).toBe(30)
})

describe('the code of a wall', () => {
  const today = toDay('2026-11-12')

  test('is nine digits that another phone reads, however they are grouped', () => {
    for (const wall of [
      { tiles: 1, last: 1 },
      { tiles: 9, last: 12 },
    ]) {
      const code = printCode(wall, today)
      expect(code).toMatch(/^2611\d{5}$/)
      for (const said of [
        code,
        code.replaceAll(/.../g, '$& '),
        `${code.slice(0, 4)}-${code.slice(4)}`,
      ])
        expect(parseCode(said, today)).toMatchObject(wall)
    }
  })

  test('is refused with any one digit wrong', () => {
    const code = printCode({ tiles: 9, last: 12 }, today)
    for (let at = 0; at < code.length; at += 1) {
      const wrong = code.slice(0, at) + ((Number(code[at]) + 5) % 10) + code.slice(at + 1)
      expect(parseCode(wrong, today), wrong).toBe('unreadable')
    }
  })

  test.each([
    ['2026-10-12', { tiles: 9, last: 12 }, 'otherMonth'],
    ['2025-11-12', { tiles: 9, last: 12 }, 'otherMonth'],
    ['2026-11-12', { tiles: 0, last: 0 }, 'unreadable'],
    // More tiles than days, and a day that is yet to come.
    ['2026-11-12', { tiles: 12, last: 11 }, 'unreadable'],
    ['2026-11-13', { tiles: 9, last: 13 }, 'unreadable'],
  ])('of %s with %o is refused: %s', (date, wall, reason) => {
    expect(parseCode(printCode(wall, toDay(date)), today)).toBe(reason)
  })

  test.each(['', '12', 'x'.repeat(9), '26110912'])('is not "%s"', (code) => {
    expect(parseCode(code, today)).toBe('unreadable')
  })

  test('never takes a tile away, nor a second one on the same day', () => {
    const [here, there] = [
      { tiles: 3, last: 12 },
      { tiles: 9, last: 11 },
    ]
    expect(joinWalls(here, there)).toEqual({ tiles: 9, last: 12 })
    expect(joinWalls(there, here)).toEqual({ tiles: 9, last: 12 })
    expect(layTile(joinWalls(here, there), today).tiles).toBe(9)
  })
})

test.each(['2026-02-01', '2028-02-01', '2026-11-01', '2026-12-01'])(
  'the month of %s has a place for each of its days, and the picture has no hole',
  (text) => {
    const { days } = toDay(text)
    const { spots, given } = planWall(days)
    expect(spots).toHaveLength(days)
    const places = new Set([...spots, ...given].map(({ x, y }) => `${x} ${y}`))
    expect(places.size).toBe(Math.max(days, 30))
  },
)
