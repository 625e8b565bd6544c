import type { LimitName, Services } from './types.ts'

/** About 10 MB; more networks than that in a minute is a job for other defences. */
const mostVisitors = 50_000

/** Counts per visitor in one-minute windows, like the platform's binding. */
export function createCounters(perMinute: Record<LimitName, number>): Services['allow'] {
  let minute = 0
  const counts = new Map<string, number>()
  return async (limit, visitor) => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) counts.clear()
    minute = now
    const key = `${limit} ${visitor}`
    const count = (counts.get(key) ?? 0) + 1
    // Reinserted last, so that an active visitor is not the next to be evicted.
    counts.delete(key)
    counts.set(key, count)
    if (counts.size > mostVisitors) counts.delete(counts.keys().next().value!)
    return count <= perMinute[limit]
  }
}
