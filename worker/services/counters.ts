import type { LimitName, Services } from './types.ts'

/** Some 10 MB; whoever writes from more networks than that in a minute has other limits. */
const mostVisitors = 50_000

/** Counts per visitor in windows of a minute, as the platform's binding does. */
export function createCounters(perMinute: Record<LimitName, number>): Services['allow'] {
  let minute = 0
  const counts = new Map<string, number>()
  return async (limit, visitor) => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) counts.clear()
    minute = now
    const key = `${limit} ${visitor}`
    const count = (counts.get(key) ?? 0) + 1
    // Put last again: whoever goes on writing is not the one that is forgotten.
    counts.delete(key)
    counts.set(key, count)
    if (counts.size > mostVisitors) counts.delete(counts.keys().next().value!)
    return count <= perMinute[limit]
  }
}
