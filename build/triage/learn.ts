import { hash } from '../../src/search/hash.ts'
import { sizeOf, softmax, viewArrays } from '../../worker/molly/classifier.ts'

/** An example to learn from: the features of a text, and its label. */
export type Example = { features: string[]; label: string }

/** A linear classifier as it is learned: feature -> label number, weight ×10, label number, … */
export type Learned = { labels: string[]; weights: Record<string, number[]> }

/** Weights below this change no decision, and errors below this teach nothing. */
const smallest = 0.4
const negligible = 0.03

type Options = {
  /** The weight of an example, for labels with unusually many of them. */
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
  const file = viewArrays(bytes.buffer)
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

/** Features of one example only say nothing about the next. */
function listKnown(examples: Example[]): string[] {
  const counts = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features)) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > 1).map(([feature]) => feature)
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
