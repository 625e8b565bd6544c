/**
 * What is known of a term, or of a path: that has its page only. An isolate keeps thousands of them,
 * which is why they are numbers, several of them packed into one.
 */
export type TermRow = {
  /** In how many passages it stands. */
  frequency: number
  /** It stands in a title, heading or question. */
  isTopical: boolean
  /** Of each passage, best first, two numbers: its place, `packScore`. */
  passages: Uint32Array
  /** `packWeight` of each page, best first. */
  pages: Uint32Array
  /**
   * What is known of it together with more frequent terms, so that nothing else has to be read for
   * that. Entries of the hash of a key, how many numbers follow, and these: of a pair of neighbours
   * ('root canal') as in `pages`, of a question's key the places of the passages that answer it.
   * In a row of 2,000 entries, another key has the same hash once in two million.
   */
  together: Uint32Array
}

/** A row as a file of `termFile` holds it. */
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

/** A mark below 4,096, and a score in hundredths below 10,000. */
export function packScore(mark: number, score: number): number {
  return ((mark << scoreBits) | Math.round(100 * score)) >>> 0
}

export function markOf(packed: number): number {
  return packed >>> scoreBits
}

export function scoreOf(packed: number): number {
  return (packed & ((1 << scoreBits) - 1)) / 100
}

/** A page below 1,048,576, and a weight in tenths below 400. */
export function packWeight(page: number, weight: number): number {
  return ((page << weightBits) | Math.round(10 * weight)) >>> 0
}

export function weightedPage(packed: number): number {
  return packed >>> weightBits
}

export function weightOf(packed: number): number {
  return (packed & ((1 << weightBits) - 1)) / 10
}
