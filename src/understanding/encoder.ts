import type { Tokenizer } from './tokens.ts'

/** Width of a vector. */
export const dimensions = 384
const layers = 12
const pageBytes = 65_536
/** Where token ids and the vector are exchanged, below the weights. */
const exchange = 4096

type Kernel = {
  setUp(weights: number, vocabulary: number): number
  embed(ids: number, count: number): void
  runLayer(layer: number, count: number): void
  pool(count: number, out: number): void
  tokens(): number
}

export type Encoder = {
  /** The direction of what the visitor says: earlier turns, oldest first, and the last one. Length 1. */
  embed(turns: string[]): Promise<Float32Array>
  /** Tokens of an input: what reading it costs. */
  count(turns: string[]): number
}

/**
 * The encoder of kernel/kernel.as.ts, the same on workerd, on Node and in browsers. `parts`: the
 * weights, one after the other; each is copied and let go. `pause` lets other work run between two
 * layers, which take some milliseconds each.
 */
export async function createEncoder(
  module: WebAssembly.Module,
  parts: AsyncIterable<Uint8Array>,
  weightBytes: number,
  tokenizer: Tokenizer,
  pause: () => Promise<void>,
): Promise<Encoder> {
  const memory = new WebAssembly.Memory({
    initial: Math.ceil((pageBytes + weightBytes) / pageBytes),
  })
  const { exports } = await WebAssembly.instantiate(module, { env: { memory } })
  const kernel = exports as unknown as Kernel
  const end = kernel.setUp(pageBytes, tokenizer.size)
  memory.grow(Math.ceil((end - memory.buffer.byteLength) / pageBytes))
  let at = pageBytes
  for await (const part of parts) {
    new Uint8Array(memory.buffer, at).set(part)
    at += part.length
  }
  if (at !== pageBytes + weightBytes) throw new Error(`The encoder has ${at - pageBytes} bytes.`)

  return {
    count: (turns) => tokenizer.encode(turns).length,
    async embed(turns) {
      const ids = tokenizer.encode(turns)
      new Int32Array(memory.buffer, exchange, ids.length).set(ids)
      kernel.embed(exchange, ids.length)
      // Others use the same memory meanwhile: what a message needs between two layers is its own.
      const tokens = new Float32Array(memory.buffer, kernel.tokens(), ids.length * dimensions)
      let own = tokens.slice()
      for (let layer = 0; layer < layers; layer++) {
        tokens.set(own)
        kernel.runLayer(layer, ids.length)
        own = tokens.slice()
        await pause()
      }
      tokens.set(own)
      kernel.pool(ids.length, exchange)
      return new Float32Array(memory.buffer, exchange, dimensions).slice()
    },
  }
}
