import { hash } from '../../src/search/hash.ts'
import type { NetworkHeader } from '../../worker/molly/cards/network.ts'

/** The features of a text, and its class in each head; -1 where that is not known. */
export type Example = { features: string[]; classes: number[] }

const dimensions = 64
const rounds = 12
/** Rounds before the weights are good enough to count in the mean. */
const warmUp = 4
const rate = 0.2
/** Features seen less often say nothing about the next text. */
const minExamples = 3
/** The share of features that a round leaves out, so that none decides alone. */
const dropout = 0.4
/** An example known this surely skips a round, which leaves the time to the others. */
const known = 0.98
/** Errors below this teach nothing. */
const negligible = 0.005

/**
 * Learns by AdaGrad, all heads at once: topic, intent and page teach the vectors what the few examples
 * of a single card cannot. The network is the mean of what it was after each round (stochastic weight
 * averaging): surer than the last, and much the same when a card is added. The same examples give the
 * same network. Bytes for `readNetwork`.
 */
export function learnNetwork(examples: Example[], heads: number[]): Uint8Array {
  const features = listFeatures(examples)
  const places = new Map(features.map((feature, at) => [feature, at]))
  const rows = examples.map(({ features, classes }) => ({
    ids: features.map((feature) => places.get(feature)).filter((id) => id !== undefined),
    classes,
  }))
  const random = createRandom()
  const classes = heads.reduce((sum, size) => sum + size, 0)
  const vectors = createWeights(features.length, 0.1, random)
  const outputs = createWeights(classes, 0.05, random)
  const mean = new Float32Array(dimensions)
  const pull = new Float32Array(dimensions)
  const order = rows.map((_, at) => at)
  const chances = weighRows(rows, heads[0]! - 1)
  const nextRound = new Uint8Array(rows.length)

  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at]!
      const isLeftOut = random() > chances[at]!
      if (nextRound[at]! > round) continue
      const ids = isLeftOut ? [] : row.ids.filter(() => random() > dropout)
      if (ids.length === 0) continue
      const share = 1 / Math.sqrt(ids.length)
      mean.fill(0)
      for (const id of ids) {
        const start = id * dimensions
        for (let d = 0; d < dimensions; d++) mean[d]! += share * vectors.values[start + d]!
      }
      pull.fill(0)
      let first = 0
      for (const [head, size] of heads.entries()) {
        const truth = row.classes[head]!
        if (truth < 0) {
          first += size
          continue
        }
        const errors = toErrors(outputs.values, first, size, mean, truth)
        if (head === 0 && 1 + errors[truth]! > known) nextRound[at] = round + 2
        for (let at = 0; at < size; at++) {
          const error = errors[at]!
          if (Math.abs(error) < negligible) continue
          const start = (first + at) * dimensions
          for (let d = 0; d < dimensions; d++) {
            pull[d]! += error * outputs.values[start + d]!
            step(outputs, start + d, error * mean[d]!)
          }
        }
        first += size
      }
      for (const id of ids) {
        const start = id * dimensions
        for (let d = 0; d < dimensions; d++) step(vectors, start + d, share * pull[d]!)
      }
    }
    if (round >= warmUp) {
      count(vectors)
      count(outputs)
    }
  }
  return pack(features, vectors.sums, outputs.sums, heads)
}

/**
 * How likely a row takes part in a round: a class of the first head that has more examples than the
 * usual one must not be likelier for that. `none`: the class whose number says something.
 */
function weighRows(rows: { classes: number[] }[], none: number): number[] {
  const counts = new Map<number, number>()
  for (const { classes } of rows) counts.set(classes[0]!, (counts.get(classes[0]!) ?? 0) + 1)
  const ofCards = [...counts].filter(([name]) => name >= 0 && name !== none)
  const sizes = ofCards.map(([, count]) => count).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 1
  return rows.map(({ classes: [name] }) =>
    name! < 0 || name === none ? 1 : Math.min(1, usual / counts.get(name!)!),
  )
}

/** `sums` adds up the values after each round that counts. */
type Weights = { values: Float32Array; steps: Float32Array; sums: Float32Array }

function createWeights(rows: number, spread: number, random: () => number): Weights {
  const values = new Float32Array(rows * dimensions).map(() => (random() - 0.5) * 2 * spread)
  const steps = new Float32Array(values.length).fill(1e-6)
  return { values, steps, sums: new Float32Array(values.length) }
}

function count({ values, sums }: Weights): void {
  for (let at = 0; at < sums.length; at++) sums[at]! += values[at]! / (rounds - warmUp)
}

function step({ values, steps }: Weights, at: number, gradient: number): void {
  steps[at]! += gradient * gradient
  values[at]! -= (rate * gradient) / Math.sqrt(steps[at]!)
}

/** Softmax over the classes of a head, less the true one. */
function toErrors(
  outputs: Float32Array,
  first: number,
  size: number,
  mean: Float32Array,
  truth: number,
): Float64Array {
  const shares = new Float64Array(size)
  let highest = -Infinity
  for (let at = 0; at < size; at++) {
    const score = dot(mean, outputs, (first + at) * dimensions)
    shares[at] = score
    if (score > highest) highest = score
  }
  let sum = 0
  for (let at = 0; at < size; at++) sum += shares[at] = Math.exp(shares[at]! - highest)
  for (let at = 0; at < size; at++) shares[at]! /= sum
  shares[truth]! -= 1
  return shares
}

/** Four sums side by side: one after the other takes three times as long. */
function dot(mean: Float32Array, outputs: Float32Array, start: number): number {
  let [a, b, c, e] = [0, 0, 0, 0]
  for (let d = 0; d < dimensions; d += 4) {
    a += mean[d]! * outputs[start + d]!
    b += mean[d + 1]! * outputs[start + d + 1]!
    c += mean[d + 2]! * outputs[start + d + 2]!
    e += mean[d + 3]! * outputs[start + d + 3]!
  }
  return a + b + c + e
}

/** In the order of their hashes. */
function listFeatures(examples: Example[]): string[] {
  const counts = new Map<string, number>()
  for (const { features } of examples) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return [...counts.keys()]
    .filter((feature) => counts.get(feature)! >= minExamples)
    .sort((a, b) => hash(a) - hash(b))
}

function pack(
  features: string[],
  vectors: Float32Array,
  outputs: Float32Array,
  heads: number[],
): Uint8Array {
  const [vectorScale, outputScale] = [maxOf(vectors), maxOf(outputs)]
  const header: NetworkHeader = {
    dimensions,
    features: features.length,
    heads,
    vectorScale,
    outputScale,
  }
  const json = JSON.stringify(header)
  const text = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 4) * 4))
  return Buffer.concat([
    toBytes(Uint32Array.of(text.length)),
    text,
    toBytes(Uint32Array.from(features, hash)),
    toBytes(Int8Array.from(vectors, (value) => Math.round((127 * value) / vectorScale))),
    toBytes(Int8Array.from(outputs, (value) => Math.round((127 * value) / outputScale))),
  ])
}

function maxOf(values: Float32Array): number {
  return values.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
}

function toBytes({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function shuffle(items: number[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[items[at], items[other]] = [items[other]!, items[at]!]
  }
}

/** From 0 to 1, the same every time (Lehmer's generator). */
function createRandom(): () => number {
  let state = 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
