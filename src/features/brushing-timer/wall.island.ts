import * as v from 'valibot'

/** A local day; `month` as in '2026-11'. */
export type Day = { month: string; day: number; days: number }

/** The stored state of a mural. It has only the day of the last tile, not of the others. */
const wallSchema = v.object({
  month: v.string(),
  tiles: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  last: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
})

type Wall = Omit<v.InferOutput<typeof wallSchema>, 'month'>

const bare: Wall = { tiles: 0, last: 0 }

/** From a date such as '2026-11-12'. */
export function toDay(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { month: date.slice(0, 7), day, days: new Date(year, month, 0).getDate() }
}

/** This month's wall; empty if none is stored, or the stored one is invalid. */
export function parseWall(saved: string, { month, days }: Day): Wall {
  try {
    const wall = v.parse(wallSchema, JSON.parse(saved))
    return wall.month === month ? { tiles: Math.min(wall.tiles, days), last: wall.last } : bare
  } catch {
    return bare
  }
}

/** Adds today's tile, if it isn't there yet. */
export function layTile(wall: Wall, { day, days }: Day): Wall {
  if (wall.last === day) return wall
  return { tiles: Math.min(wall.tiles + 1, days), last: day }
}

export const printWall = ({ tiles, last }: Wall, { month }: Day): string =>
  JSON.stringify({ month, tiles, last })
