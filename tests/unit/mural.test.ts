import { expect, test } from 'vitest'
import {
  layTile,
  parseWall,
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
