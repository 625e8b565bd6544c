import { hash } from '../../src/search/hash.ts'

/**
 * A linear classifier, written by build/triage as typed arrays, because parsing it as JSON takes longer
 * than all the answers that an isolate gives. `keys` are the sorted hashes of the features; `starts`
 * says where in `weights` and `classes` the entries of each begin.
 */
export type Classifier = {
  labels: string[]
  keys: Uint32Array
  starts: Uint32Array
  weights: Int16Array
  classes: Uint8Array
}

export function readClassifier(buffer: ArrayBufferLike): Classifier {
  const [features, entries] = new Uint32Array(buffer, 0, 2) as unknown as [number, number]
  const names = new Uint8Array(buffer, sizeOf(features, entries))
  return { labels: JSON.parse(new TextDecoder().decode(names)) as string[], ...viewArrays(buffer) }
}

/** The arrays in the file; empty and writable in a new buffer. */
export function viewArrays(buffer: ArrayBufferLike): Omit<Classifier, 'labels'> {
  const [features, entries] = new Uint32Array(buffer, 0, 2) as unknown as [number, number]
  const keys = new Uint32Array(buffer, 8, features)
  const starts = new Uint32Array(buffer, keys.byteOffset + keys.byteLength, features + 1)
  const weights = new Int16Array(buffer, starts.byteOffset + starts.byteLength, entries)
  const classes = new Uint8Array(buffer, weights.byteOffset + weights.byteLength, entries)
  return { keys, starts, weights, classes }
}

/** Bytes before the labels: two counts, keys, starts, weights, classes. */
export function sizeOf(features: number, entries: number): number {
  return 8 + 4 * features + 4 * (features + 1) + 2 * entries + entries
}

/** Label -> probability. */
export function classify(
  { labels, keys, starts, weights, classes }: Classifier,
  features: string[],
): Map<string, number> {
  const known = features.map((feature) => findKey(keys, hash(feature))).filter((at) => at >= 0)
  const scores = new Float64Array(labels.length)
  for (const at of known) {
    for (let place = starts[at]!; place < starts[at + 1]!; place++) {
      scores[classes[place]!]! += weights[place]! / 10 / Math.sqrt(known.length)
    }
  }
  const shares = softmax(scores)
  return new Map(labels.map((label, l) => [label, shares[l]!]))
}

/** The index of a key in sorted keys; -1 if it is not there. */
export function findKey(keys: Uint32Array, key: number): number {
  let [from, to] = [0, keys.length - 1]
  while (from <= to) {
    const middle = (from + to) >> 1
    if (keys[middle] === key) return middle
    if (keys[middle]! < key) from = middle + 1
    else to = middle - 1
  }
  return -1
}

export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
