/**
 * Requests per minute under one key: questions to Molly, what is stored or mailed, and calls of a
 * language model. wrangler.toml has the same figures.
 */
export const perMinute = { ask: 30, write: 10, model: 300 }

/** A whole IPv6 /48 may do as much as so many visitors. */
export const sharesPerNetwork = { ask: 10, write: 3 }

export type Policy = keyof typeof perMinute

/** false: `key` has used up its requests for this minute. */
export type Allow = (policy: Policy, key: string) => Promise<boolean>

/** About 10 MB; more networks than that in a minute is a job for other defences. */
const maxKeys = 50_000

/** Counts in one-minute windows, like the platform's binding. */
export function createCounters(): Allow {
  let minute = 0
  const counts = new Map<string, number>()
  return async (policy, name) => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) counts.clear()
    minute = now
    const key = `${policy} ${name}`
    const count = (counts.get(key) ?? 0) + 1
    // Reinserted last, so that an active visitor is not the next to be evicted.
    counts.delete(key)
    counts.set(key, count)
    if (counts.size > maxKeys) counts.delete(counts.keys().next().value!)
    return count <= perMinute[policy]
  }
}
