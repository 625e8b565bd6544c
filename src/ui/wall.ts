/** The mural's wall: five by six tiles of 100, and in a month of 31 days a gable. */
export type Spot = { x: number; y: number }

const columns = 5
const rows = 6
const gable: Spot = { x: 2, y: -1 }

/** From Molly's smile outwards, slightly shuffled, so that an unfinished picture looks whole. */
const order: Spot[] = Array.from({ length: columns * rows }, (_, place) => ({
  x: place % columns,
  y: Math.floor(place / columns),
})).sort((one, other) => rank(one) - rank(other))

function rank({ x, y }: Spot): number {
  const distance = Math.hypot(x - 2, y - 3)
  return distance + ((x * 3 + y * 7) % 5) / 3
}

/**
 * The positions of a month's tiles, in the order of laying. A month of 31 days has the gable too;
 * in February the surplus corners are laid from the start.
 */
export function planWall(days: number): { spots: Spot[]; given: Spot[] } {
  const all = days > order.length ? [...order, gable] : order
  return { spots: all.slice(0, days), given: all.slice(days) }
}

/** The outlines of tiles, as a path of the picture. */
export const outline = (spots: Spot[]): string =>
  spots.map(({ x, y }) => `M${x * 100} ${(y + 1) * 100}h100v100h-100z`).join('')

export const wallBox = (days: number): string => (days > 30 ? '-4 -4 508 708' : '-4 100 508 604')
