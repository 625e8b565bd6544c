import { dimensions } from './encoder.ts'
import { dot } from './heads.ts'
import type { Tensors } from './tensors.ts'

/** The direction of each answer card: what messages that ask for it have in common. */
export type CardVectors = {
  /** `topic/id`, in the order of the rows. */
  ids: string[]
  /** The cosine of a projected message with each card. */
  compare(projected: Float32Array): Float32Array
}

export function readCardVectors(tensors: Tensors): CardVectors {
  const rows = tensors.bytes('rows')
  const ids = Object.keys(JSON.parse(tensors.metadata['cards']!) as object)
  const lengths = ids.map((_, row) => {
    const values = rows.subarray(row * dimensions, (row + 1) * dimensions)
    return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
  })
  return {
    ids,
    compare: (projected) =>
      Float32Array.from(lengths, (length, row) => dot(projected, rows, row) / length),
  }
}
