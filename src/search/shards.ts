// A platform takes so many files and no more: many entries share one. Such a file is the length of its
// list of keys in bytes (uint32), the list as JSON, each with the length of its entry, and the entries.
// Each part is a multiple of four bytes long. Numbers have the order of bytes that all machines we run
// on have, little-endian.

type Keys = [key: string, bytes: number][]

/** Entries as one file: a list of numbers as it is, anything else as JSON. */
export function writeShard(entries: Iterable<[key: string | number, value: unknown]>): Uint8Array {
  const values = Array.from(entries, ([key, value]): [string, Uint8Array] => [
    String(key),
    value instanceof Uint32Array ? toBytes(value) : encode(value),
  ])
  const keys = encode(values.map(([key, bytes]) => [key, bytes.length]) satisfies Keys)
  return Buffer.concat([
    toBytes(Uint32Array.of(keys.length)),
    keys,
    ...values.map(([, bytes]) => bytes),
  ])
}

function toBytes(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

/** JSON bears spaces at its end. */
function encode(value: unknown): Uint8Array {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(0x20)
  padded.set(bytes)
  return padded
}

const decoder = new TextDecoder()

/** Such a file: takes one entry and leaves the others be. */
export class Shard {
  private readonly bytes: ArrayBuffer
  private readonly entries = new Map<string, { start: number; length: number }>()

  constructor(bytes: ArrayBuffer) {
    this.bytes = bytes
    const [length] = new Uint32Array(bytes, 0, 1) as unknown as [number]
    let start = 4 + length
    for (const [key, length] of this.parse(4, start - 4) as Keys) {
      this.entries.set(key, { start, length })
      start += length
    }
  }

  /** In bytes. */
  get size(): number {
    return this.bytes.byteLength
  }

  /** An entry that was written as JSON; undefined when there is none. */
  readJson(key: string | number): unknown {
    const entry = this.entries.get(String(key))
    return entry && this.parse(entry.start, entry.length)
  }

  /** A copy of a list of numbers; undefined when there is none. */
  readNumbers(key: string): Uint32Array | undefined {
    const entry = this.entries.get(key)
    return entry && new Uint32Array(this.bytes.slice(entry.start, entry.start + entry.length))
  }

  private parse(start: number, length: number): unknown {
    return JSON.parse(decoder.decode(new Uint8Array(this.bytes, start, length)))
  }
}
