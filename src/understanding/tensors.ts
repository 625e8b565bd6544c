type Entry = { dtype: keyof typeof kinds; shape: number[]; data_offsets: [number, number] }

const kinds = { F32: Float32Array, I8: Int8Array, U8: Uint8Array } as const

export type Tensors = {
  floats: (name: string) => Float32Array
  bytes: (name: string) => Int8Array
  metadata: Record<string, string>
}

/**
 * A safetensors file (https://github.com/huggingface/safetensors): eight bytes with the length of a JSON
 * header, the header, the values. Ours begin each tensor at a multiple of eight, so nothing is copied.
 */
export function readTensors(buffer: ArrayBuffer): Tensors {
  const length = Number(new DataView(buffer).getBigUint64(0, true))
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, length))) as Record<
    string,
    Entry
  > & { __metadata__?: Record<string, string> }
  const view = (name: string) => {
    const entry = header[name]
    if (!entry) throw new Error(`The file has no tensor "${name}".`)
    const count = entry.shape.reduce((product, size) => product * size, 1)
    return new kinds[entry.dtype](buffer, 8 + length + entry.data_offsets[0], count)
  }
  return {
    floats: (name) => view(name) as Float32Array,
    bytes: (name) => view(name) as Int8Array,
    metadata: header['__metadata__'] ?? {},
  }
}

/** Flat tensors as a file that `readTensors` reads. */
export function writeTensors(
  tensors: Record<string, Int8Array | Float32Array>,
  metadata: Record<string, string>,
): Uint8Array {
  let at = 0
  const header: Record<string, unknown> = { __metadata__: metadata }
  for (const [name, values] of Object.entries(tensors)) {
    const end = at + values.byteLength
    const dtype = values instanceof Int8Array ? 'I8' : 'F32'
    header[name] = { dtype, shape: [values.length], data_offsets: [at, end] }
    at = Math.ceil(end / 8) * 8
  }
  const bytes = new TextEncoder().encode(JSON.stringify(header))
  const length = Math.ceil(bytes.length / 8) * 8
  const file = new Uint8Array(8 + length + at)
  new DataView(file.buffer).setBigUint64(0, BigInt(length), true)
  file.fill(32, 8, 8 + length)
  file.set(bytes, 8)
  for (const [name, values] of Object.entries(tensors)) {
    const { data_offsets } = header[name] as { data_offsets: [number, number] }
    file.set(
      new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
      8 + length + data_offsets[0],
    )
  }
  return file
}
