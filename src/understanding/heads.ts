import { dimensions } from './encoder.ts'
import type { Tensors } from './tensors.ts'

export type Weighed<Name extends string = string> = { name: Name; p: number }

/** What a message is near to. All vectors have length 1. */
export type Heads = {
  /** A vector of the encoder in the space of the heads. */
  center(vector: Float32Array): Float32Array
  /** What kind of turn it is, likeliest first. */
  weighActs(centered: Float32Array): Weighed[]
  /** How soon somebody has to act: 'now', 'today', 'week', 'none'. */
  weighUrgency(centered: Float32Array): Record<string, number>
  /** The same vector in the space of the cards' rows. */
  project(centered: Float32Array): Float32Array
}

export function readHeads(tensors: Tensors): Heads {
  const mean = tensors.floats('mean')
  const proj = tensors.floats('proj')
  const linear = (name: string) => {
    const names = tensors.metadata[name]!.split(' ')
    const weight = tensors.floats(`${name}.weight`)
    const bias = tensors.floats(`${name}.bias`)
    return (vector: Float32Array): Weighed[] => {
      const logits = names.map((_, row) => bias[row]! + dot(vector, weight, row))
      const shares = softmax(logits)
      return names.map((name, row) => ({ name, p: shares[row]! }))
    }
  }
  const acts = linear('acts')
  const urgency = linear('urgency')
  return {
    center: (vector) => normalize(vector.map((value, at) => value - mean[at]!)),
    weighActs: (centered) => acts(centered).sort((a, b) => b.p - a.p),
    weighUrgency: (centered) =>
      Object.fromEntries(urgency(centered).map(({ name, p }) => [name, p])),
    project(centered) {
      const projected = new Float32Array(dimensions)
      for (let row = 0; row < dimensions; row++) {
        for (let at = 0; at < dimensions; at++) {
          projected[at]! += centered[row]! * proj[row * dimensions + at]!
        }
      }
      return normalize(projected)
    },
  }
}

/** The product of a vector and a row of a matrix. */
export function dot(vector: Float32Array, matrix: Float32Array | Int8Array, row: number): number {
  const start = row * dimensions
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += vector[at]! * matrix[start + at]!
  return sum
}

export function normalize(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1
  return vector.map((value) => value / length)
}

export function softmax(logits: number[]): number[] {
  const highest = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** The places of the highest values, highest first. */
export function listHighest(values: Float32Array, count: number): number[] {
  const places: number[] = []
  for (const [place, value] of values.entries()) {
    if (places.length === count && value <= values[places.at(-1)!]!) continue
    const at = places.findIndex((other) => values[other]! < value)
    places.splice(at < 0 ? places.length : at, 0, place)
    if (places.length > count) places.pop()
  }
  return places
}
