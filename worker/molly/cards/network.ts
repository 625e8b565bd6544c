import { hash } from '../../../src/search/hash.ts'
import { findKey, softmax } from '../classifier.ts'

/**
 * A shallow network (fastText's architecture): the mean of the features' vectors, and a softmax over
 * each head. build/answers/network.ts learns and writes it.
 */
export type Network = {
  /** Hashes of the features, in order. */
  keys: Uint32Array
  /** `dimensions` numbers for each feature. */
  vectors: Int8Array
  /** One vector for each class, head by head. */
  outputs: Int8Array
  header: NetworkHeader
}

export type NetworkHeader = {
  dimensions: number
  features: number
  /** The number of classes of each head. */
  heads: number[]
  /** The value that 127 encodes. */
  vectorScale: number
  outputScale: number
}

/** `JSON header, padded` with its length before it, then the arrays. */
export function readNetwork(buffer: ArrayBuffer): Network {
  const [length] = new Uint32Array(buffer, 0, 1) as unknown as [number]
  const header = JSON.parse(
    new TextDecoder().decode(new Uint8Array(buffer, 4, length)),
  ) as NetworkHeader
  const { features, dimensions, heads } = header
  const keys = new Uint32Array(buffer, 4 + length, features)
  const vectors = new Int8Array(buffer, 4 + length + keys.byteLength, features * dimensions)
  const classes = heads.reduce((sum, size) => sum + size, 0)
  const outputs = new Int8Array(
    buffer,
    4 + length + keys.byteLength + vectors.byteLength,
    classes * dimensions,
  )
  return { keys, vectors, outputs, header }
}

/** The probabilities of the classes of each head. */
export function predict(
  { keys, vectors, outputs, header }: Network,
  features: string[],
): Float64Array[] {
  const { dimensions, heads, vectorScale, outputScale } = header
  const places = features.map((feature) => findKey(keys, hash(feature))).filter((at) => at >= 0)
  const mean = new Float64Array(dimensions)
  const share = vectorScale / 127 / Math.sqrt(places.length || 1)
  for (const place of places) {
    const start = place * dimensions
    for (let d = 0; d < dimensions; d++) mean[d]! += share * vectors[start + d]!
  }
  let row = 0
  return heads.map((size) => {
    const scores = new Float64Array(size)
    for (let at = 0; at < size; at++, row += dimensions) {
      let sum = 0
      for (let d = 0; d < dimensions; d++) sum += mean[d]! * outputs[row + d]!
      scores[at] = (sum * outputScale) / 127
    }
    return softmax(scores)
  })
}
