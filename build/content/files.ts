import type { ShardKeys } from '../../src/content/shards.ts'

/** A file in `_content/`: its relative name, and its text or bytes. */
export type File = [name: string, content: string | Uint8Array]

export function jsonFile(name: string, value: unknown): File {
  return [`${name}.json`, JSON.stringify(value)]
}

/** Packs entries into one file (`src/content/shards.ts`): raw numbers, other values as JSON. */
export function writeShard(entries: Iterable<[key: string | number, value: unknown]>): Uint8Array {
  const values = Array.from(entries, ([key, value]): [string, Uint8Array] => [
    String(key),
    value instanceof Uint32Array ? toBytes(value) : encode(value),
  ])
  const keys = encode(values.map(([key, bytes]) => [key, bytes.length]) satisfies ShardKeys)
  return Buffer.concat([
    toBytes(Uint32Array.of(keys.length)),
    keys,
    ...values.map(([, bytes]) => bytes),
  ])
}

function toBytes(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

/** Pads with spaces, which JSON allows at the end. */
function encode(value: unknown): Uint8Array {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(0x20)
  padded.set(bytes)
  return padded
}
