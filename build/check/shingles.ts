import type { Finding } from './text.ts'

const size = 8
const limit = 0.05

/** The runs of eight words of a text. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.slice(size - 1).map((_, index) => words.slice(index, index + size).join(' ')),
  )
}

/** Pages of one language that say too much in the same words. */
export function checkShingles(texts: { file: string; text: string }[]): Finding[] {
  const pages = texts.map(({ file, text }) => ({ file, shingles: shinglesOf(text) }))
  return pages.flatMap((page, index) =>
    pages.slice(index + 1).flatMap((other) => {
      const [small, large] = [page, other].toSorted((a, b) => a.shingles.size - b.shingles.size)
      const shared = [...small!.shingles].filter((shingle) => large!.shingles.has(shingle))
      if (shared.length <= limit * small!.shingles.size) return []
      return {
        file: small!.file,
        line: 1,
        problem: `shares ${Math.round((100 * shared.length) / small!.shingles.size)}% of its words with ${large!.file}: "${shared[0]}"`,
        remedy: 'write one of the two anew: each page has its own intent',
      }
    }),
  )
}
