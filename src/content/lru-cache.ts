/** The limit of each cache. They share an isolate of 128 MB with everything else. */
export const cacheBytes = {
  /** Parsed files. */
  files: 16_000_000,
  /** The index of both languages, loaded completely and never evicted: measured, not enforced. */
  search: 24_000_000,
  /** Molly's answer cards. */
  answers: 4_000_000,
  /** About 250 rendered pages. */
  pages: 16_000_000,
}

/** The overhead of an entry besides its value and the characters of its name, measured in V8. */
const entryBytes = 120

type Entry<T> = { value: T; bytes: number }

/**
 * Evicts the least recently used values beyond a total size. Names count, because visitors make
 * them up. It holds values, not promises: on workerd a request must not wait for another request's
 * I/O.
 */
export class LruCache<T> {
  private readonly entries = new Map<string, Entry<T>>()
  private readonly maxBytes: number
  private bytes = 0

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  get(name: string): T | undefined {
    const entry = this.entries.get(name)
    if (entry) {
      // A Map iterates in order of insertion: the most recently used entry comes last.
      this.entries.delete(name)
      this.entries.set(name, entry)
    }
    return entry?.value
  }

  /** `bytes`: the value's size in memory. */
  set(name: string, value: T, bytes: number): void {
    this.delete(name)
    const entry = { value, bytes: bytes + 2 * name.length + entryBytes }
    this.entries.set(name, entry)
    this.bytes += entry.bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.maxBytes) break
      this.delete(oldest)
    }
  }

  private delete(name: string): void {
    const entry = this.entries.get(name)
    if (!entry) return
    this.entries.delete(name)
    this.bytes -= entry.bytes
  }
}
