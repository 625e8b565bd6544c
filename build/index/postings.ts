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
 * Adds where terms stand, to the list of each: a passage's place and mark, and for each field of the mark
 * how often, and among how many terms. `counts`: of the terms of each field.
 */
export function addPostings(
  postings: NumberLists,
  place: number,
  type: number,
  counts: Map<string, number>[],
): void {
  for (const term of new Set(counts.flatMap((field) => [...field.keys()]))) {
    const list = postings.open(term)
    const inFields = fields.map((_, at) => counts[at]!.get(term) ?? 0)
    const bits = fields.reduce((all, name, at) => (inFields[at]! ? all | fieldBits[name] : all), 0)
    postings.add(list, place)
    postings.add(list, (type << typeShift) | bits)
    for (const [at, count] of inFields.entries()) {
      if (count === 0) continue
      postings.add(list, count)
      postings.add(list, counts[at]!.size)
    }
  }
}

/** Calls back with each field in which a term stands. */
function readStandings(
  list: Uint32Array,
  onPassage: (place: number, mark: number) => void,
  onField: (field: number, count: number, length: number) => void,
): void {
  for (let at = 0; at < list.length;) {
    const [place, mark] = [list[at++]!, list[at++]!]
    onPassage(place, mark)
    for (const [number, field] of fields.entries()) {
      if (mark & fieldBits[field]) onField(number, list[at++]!, list[at++]!)
    }
  }
}

/** How well the passages fit a term; `total`: of all passages, `averages`: terms in their fields. */
export function scorePassages(
  list: Uint32Array,
  total: number,
  averages: Record<Field, number>,
): { frequency: number; isTopical: boolean; passages: Uint32Array } {
  const frequencies = fields.map(() => 0)
  readStandings(
    list,
    () => {},
    (field) => (frequencies[field]! += 1),
  )
  const rarities = frequencies.map((count) => Math.log(1 + (total - count + 0.5) / (count + 0.5)))
  const scored: number[] = []
  readStandings(
    list,
    (place, mark) => scored.push(place, mark, 0),
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

/** Where the best entries start, each of `size` numbers, of which the last says how good it is. */
export function listBest(list: number[], size: number, most: number): number[] {
  const last = size - 1
  return Array.from({ length: list.length / size }, (_, at) => at * size)
    .sort((a, b) => list[b + last]! - list[a + last]! || list[a]! - list[b]!)
    .slice(0, most)
}
