/**
 * What the index knows of a term, or of a path, which only has its page. An isolate caches thousands
 * of rows, so they are packed numbers.
 */
export type TermRow = {
  /** The number of passages that have it. */
  frequency: number
  /** true: a title, heading or question has it. */
  isTopical: boolean
  /** Of each passage, best first, two numbers: its id, `packScore`. */
  passages: Uint32Array
  /** `packWeight` of each page, best first. */
  pages: Uint32Array
  /**
   * The pages of pairs of neighbours ('root canal') of which it is the rarer. An entry is the hash of
   * the pair, how many numbers follow, and these, as in `pages`. In a row of 2,000 entries, another
   * pair has the same hash once in two million.
   */
  together: Uint32Array
}

/** A row as it is in a `termFile`. */
export function writeRow({ frequency, isTopical, passages, pages, together }: TermRow) {
  const start = [frequency, Number(isTopical), passages.length, pages.length]
  const numbers = new Uint32Array(start.length + passages.length + pages.length + together.length)
  let at = 0
  for (const part of [start, passages, pages, together]) {
    numbers.set(part, at)
    at += part.length
  }
  return numbers
}

export function readRow(numbers: Uint32Array): TermRow {
  const toPages = 4 + numbers[2]!
  const toTogether = toPages + numbers[3]!
  return {
    frequency: numbers[0]!,
    isTopical: numbers[1] === 1,
    passages: numbers.subarray(4, toPages),
    pages: numbers.subarray(toPages, toTogether),
    together: numbers.subarray(toTogether),
  }
}

const scoreBits = 20
const weightBits = 12

/** Packs a mark below 4,096 and a score below 10,000, in hundredths. */
export function packScore(mark: number, score: number): number {
  return ((mark << scoreBits) | Math.round(100 * score)) >>> 0
}

export function markOf(packed: number): number {
  return packed >>> scoreBits
}

export function scoreOf(packed: number): number {
  return (packed & ((1 << scoreBits) - 1)) / 100
}

/** Packs a page below 1,048,576 and a weight below 400, in tenths. */
export function packWeight(page: number, weight: number): number {
  return ((page << weightBits) | Math.round(10 * weight)) >>> 0
}

export function weightedPage(packed: number): number {
  return packed >>> weightBits
}

export function weightOf(packed: number): number {
  return (packed & ((1 << weightBits) - 1)) / 10
}
