/** What is learned from: the features of one text, and its label. */
export type Example = { features: string[]; label: string }

/** A linear classifier as JSON: feature -> label number, weight, label number, weight … */
export type Classifier = { labels: string[]; weights: Record<string, number[]> }

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
): Classifier {
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
      return Math.abs(weight) < smallest ? [] : [l, Math.round(weight * 10) / 10]
    }),
  ])
  return { labels, weights: Object.fromEntries(kept) as Classifier['weights'] }
}

/** Label -> probability. */
export function classify({ labels, weights }: Classifier, features: string[]) {
  const known = features.filter((feature) => Object.hasOwn(weights, feature))
  const scores = new Float64Array(labels.length)
  for (const feature of known) {
    const list = weights[feature]!
    for (let at = 0; at < list.length; at += 2) {
      scores[list[at]!]! += list[at + 1]! / Math.sqrt(known.length)
    }
  }
  const shares = softmax(scores)
  return new Map(labels.map((label, l) => [label, shares[l]!]))
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
