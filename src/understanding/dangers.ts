import { dot, listHighest } from './heads.ts'
import { nearestDangers } from './tuning.ts'
import type { Tensors } from './tensors.ts'

/** What the examples that are nearest to a message say. */
type Nearest = {
  /** Level -> its share of the nearest examples, weighed by nearness. */
  levels: Record<string, number>
  /** The emergency that most of the near dangers are. */
  emergency?: string
}

export type Dangers = { findNearest(centered: Float32Array): Nearest }

/** Dangers and their calm twins, as messages that people wrote. */
export function readDangers(tensors: Tensors): Dangers {
  const vectors = tensors.bytes('vectors')
  const scales = tensors.floats('scales')
  const levels = tensors.bytes('levels')
  // -1: none is known.
  const kinds = tensors.bytes('emergencies')
  const levelNames = tensors.metadata['levels']!.split(' ')
  const emergencyNames = tensors.metadata['emergencies']!.split(' ')
  return {
    findNearest(centered) {
      const cosines = scales.map((scale, row) => dot(centered, vectors, row) * scale)
      const near = listHighest(cosines, nearestDangers.count).map((row) => ({
        row,
        cosine: cosines[row]!,
      }))
      const all = near.reduce(
        (sum, { cosine }) => sum + Math.exp(cosine / nearestDangers.temperature),
        0,
      )
      const shares: Record<string, number> = Object.fromEntries(levelNames.map((name) => [name, 0]))
      const kindShares = new Map<string, number>()
      for (const { row, cosine } of near) {
        const share = Math.exp(cosine / nearestDangers.temperature) / all
        shares[levelNames[levels[row]!]!]! += share
        const kind = emergencyNames[kinds[row]!]
        if (levels[row] === 0 && kind) kindShares.set(kind, (kindShares.get(kind) ?? 0) + share)
      }
      const [likeliest] = [...kindShares].sort((a, b) => b[1] - a[1])
      return { levels: shares, emergency: likeliest?.[0] }
    },
  }
}
