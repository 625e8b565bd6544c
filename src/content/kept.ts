import { type Assets, readFile } from './index.ts'

// Isolates are shared by requests, and built files never change: what was read last is kept, as the
// value and not as a promise, because a request must not wait for another one's reading.
const kept = new Map<string, unknown>()
const mostKept = 384

/** `readFile`, which parses a file that many requests need only once. */
export async function readKept<T>(assets: Assets, name: string): Promise<T | undefined> {
  const known = kept.get(name)
  if (known !== undefined) {
    // The last to be used is the last to go.
    kept.delete(name)
    kept.set(name, known)
    return known as T
  }
  const value = await readFile<T>(assets, name)
  if (value === undefined) return undefined
  kept.set(name, value)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  return value
}
