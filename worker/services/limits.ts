/**
 * Requests per minute and key: questions to Molly, stored or mailed submissions, and language model
 * calls. wrangler.toml repeats the figures.
 */
export const perMinute = { ask: 30, write: 10, model: 300 }

/** The limit of an IPv6 /48, in multiples of one visitor's. */
export const sharesPerNetwork = { ask: 10, write: 3 }

export type Policy = keyof typeof perMinute

/** false: `key` has used up its requests for this minute. */
export type Allow = (policy: Policy, key: string) => Promise<boolean>

/** About 10 MB; floods from more networks than that need other defences. */
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
    // Reinserted last, so that an active visitor isn't evicted next.
    counts.delete(key)
    counts.set(key, count)
    if (counts.size > maxKeys) counts.delete(counts.keys().next().value!)
    return count <= perMinute[policy]
  }
}
