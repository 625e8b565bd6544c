export type Random = {
  /** 0 <= value < 1 */
  next: () => number
  /** 0 <= integer < below */
  below: (below: number) => number
  pick: <T>(list: readonly T[]) => T
  /** A word that occurs nowhere on the site, so that it can be found in an answer. */
  mark: () => string
}

/** mulberry32: the same seed repeats a run, and with it any finding. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  let marks = 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (list) => list[below(list.length)]!,
    mark: () => `zqmark${(marks++).toString(36)}q`,
  }
}
