// Platforms limit the number of files, so many entries share one, a shard. `build/content/files.ts` writes
// it: the byte length of the key list (uint32), the list as JSON (each key with its entry's
// length), and the entries. Each part is padded to a multiple of four bytes. Numbers are
// little-endian.

export type ShardKeys = [key: string, bytes: number][]

const decoder = new TextDecoder()

/** Decodes single entries of a shard and leaves the others as bytes. */
export class Shard {
  private readonly bytes: ArrayBuffer
  private readonly entries = new Map<string, { start: number; length: number }>()

  constructor(bytes: ArrayBuffer) {
    this.bytes = bytes
    const [length] = new Uint32Array(bytes, 0, 1) as unknown as [number]
    let start = 4 + length
    for (const [key, length] of this.parse(4, start - 4) as ShardKeys) {
      this.entries.set(key, { start, length })
      start += length
    }
  }

  /** Bytes in memory: the file, and about 150 per entry for its key and offset. */
  get size(): number {
    return this.bytes.byteLength + 150 * this.entries.size
  }

  /** An entry's length in bytes; 0 when there is none. */
  lengthOf(key: string | number): number {
    return this.entries.get(String(key))?.length ?? 0
  }

  /** An entry written as JSON; undefined when there is none. */
  readJson(key: string | number): unknown {
    const entry = this.entries.get(String(key))
    return entry && this.parse(entry.start, entry.length)
  }

  /** A copy of an entry of numbers; undefined when there is none. */
  readNumbers(key: string): Uint32Array | undefined {
    const entry = this.entries.get(key)
    return entry && new Uint32Array(this.bytes.slice(entry.start, entry.start + entry.length))
  }

  private parse(start: number, length: number): unknown {
    return JSON.parse(decoder.decode(new Uint8Array(this.bytes, start, length)))
  }
}
