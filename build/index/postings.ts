import type { NumberLists } from './number-lists.ts'
import { type Field, fieldBits, typeShift } from '../../src/search/format.ts'
import { packScore } from '../../src/search/term-row.ts'

/** How many passages a term leads to at most: the best ones. */
const mostPassages = 640

export const fields = Object.keys(fieldBits) as Field[]
const boosts: Record<Field, number> = { title: 4, section: 3, question: 4, asked: 2, text: 1 }
// BM25+ with its usual constants.
const [saturation, lengthWeight, floor] = [1.2, 0.7, 0.5]

/**
 * Adds a passage to the postings of its terms: its id and mark and, for each field of the mark, how
 * often the term occurs and among how many terms. `counts`: of the terms of each field.
 */
export function addPostings(
  postings: NumberLists,
  id: number,
  type: number,
  counts: Map<string, number>[],
): void {
  for (const term of new Set(counts.flatMap((field) => [...field.keys()]))) {
    const list = postings.open(term)
    const inFields = fields.map((_, at) => counts[at]!.get(term) ?? 0)
    const bits = fields.reduce((all, name, at) => (inFields[at]! ? all | fieldBits[name] : all), 0)
    postings.add(list, id)
    postings.add(list, (type << typeShift) | bits)
    for (const [at, count] of inFields.entries()) {
      if (count === 0) continue
      postings.add(list, count)
      postings.add(list, counts[at]!.size)
    }
  }
}

/** Calls back with each passage and field of a term's postings. */
function readPostings(
  list: Uint32Array,
  onPassage: (id: number, mark: number) => void,
  onField: (field: number, count: number, length: number) => void,
): void {
  for (let at = 0; at < list.length;) {
    const [id, mark] = [list[at++]!, list[at++]!]
    onPassage(id, mark)
    for (const [number, field] of fields.entries()) {
      if (mark & fieldBits[field]) onField(number, list[at++]!, list[at++]!)
    }
  }
}

/** Scores the passages of a term; `total`: of all passages, `averages`: of the terms in a field. */
export function scorePassages(
  list: Uint32Array,
  total: number,
  averages: Record<Field, number>,
): { frequency: number; isTopical: boolean; passages: Uint32Array } {
  const frequencies = fields.map(() => 0)
  readPostings(
    list,
    () => {},
    (field) => (frequencies[field]! += 1),
  )
  const rarities = frequencies.map((count) => Math.log(1 + (total - count + 0.5) / (count + 0.5)))
  const scored: number[] = []
  readPostings(
    list,
    (id, mark) => scored.push(id, mark, 0),
    (at, count, length) => {
      const field = fields[at]!
      const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / averages[field])
      const fit = floor + (count * (saturation + 1)) / (count + norm)
      scored[scored.length - 1]! += boosts[field] * rarities[at]! * fit
    },
  )
  const passages = listBest(scored, 3, mostPassages).flatMap((at) => [
    scored[at]!,
    packScore(scored[at + 1]!, scored[at + 2]!),
  ])
  return {
    frequency: Math.max(...frequencies),
    isTopical: frequencies.some((count, at) => fields[at] !== 'text' && count > 0),
    passages: Uint32Array.from(passages),
  }
}

/** The indexes of the best entries; each has `size` numbers, the last of which is its score. */
export function listBest(list: number[], size: number, most: number): number[] {
  const last = size - 1
  return Array.from({ length: list.length / size }, (_, at) => at * size)
    .sort((a, b) => list[b + last]! - list[a + last]! || list[a]! - list[b]!)
    .slice(0, most)
}
