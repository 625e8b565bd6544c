import * as v from 'valibot'

/** A local day; `month` as in '2026-11'. */
export type Day = { month: string; day: number; days: number }

/** The stored state of a mural. It has only the day of the last tile, not of the others. */
const wallSchema = v.object({
  month: v.string(),
  tiles: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  last: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
})

export type Wall = Omit<v.InferOutput<typeof wallSchema>, 'month'>

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

/** What the fragment of a link to a wall begins with; its code follows. No server sees a fragment. */
export const wallHash = '#wall='

/**
 * The wall as nine digits to read aloud: year, month, tiles, day of the last one and a check digit;
 * '261109125' is 9 tiles in 2026-11, the last of them on the 12th.
 */
export function printCode({ tiles, last }: Wall, { month }: Day): string {
  const digits = [month.slice(2, 4), month.slice(5), tiles, last]
    .map((part) => String(part).padStart(2, '0'))
    .join('')
  return digits + checkDigit(digits)
}

/** The wall of a code, however its digits are grouped, or why it can't be taken over. */
export function parseCode(code: string, today: Day): Wall | 'unreadable' | 'otherMonth' {
  const digits = code.replaceAll(/[\s.-]/g, '')
  if (!/^\d{9}$/.test(digits) || digits[8] !== checkDigit(digits.slice(0, 8))) return 'unreadable'
  const [year, month, tiles, last] = digits.match(/\d\d/g)!
  const { success, output } = v.safeParse(wallSchema, {
    month: `20${year}-${month}`,
    tiles: Number(tiles),
    last: Number(last),
  })
  if (!success) return 'unreadable'
  if (output.month !== today.month) return 'otherMonth'
  // One tile a day, and none before its day.
  return output.tiles > output.last || output.last > today.day ? 'unreadable' : output
}

/** As for the bar codes of goods: a single wrong digit shows. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

/** Of two phones' walls the one with more tiles, so that none is lost. */
export const joinWalls = (one: Wall, other: Wall): Wall => ({
  tiles: Math.max(one.tiles, other.tiles),
  last: Math.max(one.last, other.last),
})
