import { hash } from './hash.ts'

/** What is learned from: the features of one text, and its label. */
export type Example = { features: string[]; label: string }

/** A linear classifier as it is learned: feature -> label number, weight ×10, label number, … */
export type Learned = { labels: string[]; weights: Record<string, number[]> }

/**
 * The same as it is read: a file of typed arrays, because reading it as JSON takes longer than all the
 * answers that an isolate gives. `keys` are hashes of the features, in order; what belongs to one
 * stands in `weights` and `classes` from its place in `starts` to the next.
 */
export type Classifier = {
  labels: string[]
  keys: Uint32Array
  starts: Uint32Array
  weights: Int16Array
  classes: Uint8Array
}

/** Weights below this change no decision, and errors below this teach nothing. */
const smallest = 0.4
const negligible = 0.03

type Options = {
  /** What an example of a label counts, where labels have very different numbers of them. */
  weights?: Record<string, number>
  /** How often every example is seen, and how much is learned from it. */
  rounds?: number
  rate?: number
}

/** Learns by multinomial logistic regression (AdaGrad); the same examples give the same model. */
export function learn(
  examples: Example[],
  { weights = {}, rounds = 5, rate = 0.3 }: Options = {},
): Learned {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const known = listKnown(examples)
  const numbers = new Map(known.map((feature, number) => [feature, number]))
  const rows = examples.map(({ features, label }) => ({
    label: labels.indexOf(label),
    ids: features.map((feature) => numbers.get(feature)).filter((id) => id !== undefined),
  }))
  const size = labels.length
  const learned = new Float32Array(known.length * size)
  const steps = new Float32Array(known.length * size)
  for (const { ids, label } of shuffled(rows, rounds)) {
    const value = 1 / Math.sqrt(ids.length)
    const scores = new Float64Array(size)
    for (const id of ids) {
      for (let l = 0; l < size; l++) scores[l]! += value * learned[id * size + l]!
    }
    softmax(scores).forEach((share, l) => {
      const error = ((l === label ? 1 : 0) - share) * (weights[labels[label]!] ?? 1)
      if (Math.abs(error) < negligible) return
      const gradient = error * value
      for (const id of ids) {
        const at = id * size + l
        steps[at]! += gradient * gradient
        learned[at]! += (rate * gradient) / Math.sqrt(steps[at]!)
      }
    })
  }
  const kept = known.map((feature, id) => [
    feature,
    labels.flatMap((_, l) => {
      const weight = learned[id * size + l]!
      return Math.abs(weight) < smallest ? [] : [l, Math.round(weight * 10)]
    }),
  ])
  return { labels, weights: Object.fromEntries(kept) as Learned['weights'] }
}

/** Bytes for `readClassifier`. */
export function packClassifier({ labels, weights }: Learned): Uint8Array {
  const features = Object.entries(weights)
    .map(([feature, list]) => ({ key: hash(feature), list }))
    .sort((a, b) => a.key - b.key)
  const entries = features.reduce((sum, { list }) => sum + list.length / 2, 0)
  const names = new TextEncoder().encode(JSON.stringify(labels))
  const bytes = new Uint8Array(sizeOf(features.length, entries) + names.length)
  new Uint32Array(bytes.buffer, 0, 2).set([features.length, entries])
  const file = view(bytes.buffer)
  let at = 0
  for (const [number, { key, list }] of features.entries()) {
    file.keys[number] = key
    file.starts[number] = at
    for (let place = 0; place < list.length; place += 2, at++) {
      file.classes[at] = list[place]!
      file.weights[at] = list[place + 1]!
    }
  }
  file.starts[features.length] = at
  bytes.set(names, sizeOf(features.length, entries))
  return bytes
}

export function readClassifier(buffer: ArrayBufferLike): Classifier {
  const [features, entries] = new Uint32Array(buffer, 0, 2) as unknown as [number, number]
  const names = new Uint8Array(buffer, sizeOf(features, entries))
  return { labels: JSON.parse(new TextDecoder().decode(names)) as string[], ...view(buffer) }
}

function view(buffer: ArrayBufferLike): Omit<Classifier, 'labels'> {
  const [features, entries] = new Uint32Array(buffer, 0, 2) as unknown as [number, number]
  const keys = new Uint32Array(buffer, 8, features)
  const starts = new Uint32Array(buffer, keys.byteOffset + keys.byteLength, features + 1)
  const weights = new Int16Array(buffer, starts.byteOffset + starts.byteLength, entries)
  const classes = new Uint8Array(buffer, weights.byteOffset + weights.byteLength, entries)
  return { keys, starts, weights, classes }
}

/** Bytes before the labels: two counts, keys, starts, weights, classes. */
function sizeOf(features: number, entries: number): number {
  return 8 + 4 * features + 4 * (features + 1) + 2 * entries + entries
}

/** Label -> probability. */
export function classify(
  { labels, keys, starts, weights, classes }: Classifier,
  features: string[],
): Map<string, number> {
  const known = features.map((feature) => find(keys, hash(feature))).filter((at) => at >= 0)
  const scores = new Float64Array(labels.length)
  for (const at of known) {
    for (let place = starts[at]!; place < starts[at + 1]!; place++) {
      scores[classes[place]!]! += weights[place]! / 10 / Math.sqrt(known.length)
    }
  }
  const shares = softmax(scores)
  return new Map(labels.map((label, l) => [label, shares[l]!]))
}

/** Where a key stands; -1 when it doesn't. */
function find(keys: Uint32Array, key: number): number {
  let [from, to] = [0, keys.length - 1]
  while (from <= to) {
    const middle = (from + to) >> 1
    if (keys[middle] === key) return middle
    if (keys[middle]! < key) from = middle + 1
    else to = middle - 1
  }
  return -1
}

/** Features of one example only say nothing about the next. */
function listKnown(examples: Example[]): string[] {
  const counts = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features)) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > 1).map(([feature]) => feature)
}

function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** All items `times` times, in an order that only their number decides. */
function* shuffled<T>(items: T[], times: number): Iterable<T> {
  const order = [...items]
  let state = 1
  for (let time = 0; time < times; time++) {
    for (let at = order.length - 1; at > 0; at--) {
      state = (state * 48_271) % 2_147_483_647
      const other = state % (at + 1)
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    yield* order
  }
}
