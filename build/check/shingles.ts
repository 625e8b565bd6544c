import type { Found } from './text.ts'

const size = 8
const limit = 0.05

/** The eight-word shingles of a text. */
function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.slice(size - 1).map((_, index) => words.slice(index, index + size).join(' ')),
  )
}

type Text = { file: string; text: string }
type Shared = { file: string; size: number; shared: string[] }

/** Finds pages of one language that share too much text. */
export function checkShingles(texts: Text[]): Found[] {
  const known = new Map<string, { file: string; size: number }[]>()
  return texts.flatMap(({ file, text }) => {
    const shingles = shinglesOf(text)
    const page = { file, size: shingles.size }
    const others = new Map<object, Shared>()
    for (const shingle of shingles) {
      const holders = known.get(shingle) ?? []
      for (const holder of holders) {
        const other = others.get(holder) ?? { ...holder, shared: [] }
        other.shared.push(shingle)
        others.set(holder, other)
      }
      known.set(shingle, [...holders, page])
    }
    return [...others.values()].flatMap(({ shared, ...other }) => {
      const [small, large] = other.size <= page.size ? [other, page] : [page, other]
      const share = shared.length / small.size
      if (share <= limit) return []
      return {
        file: small.file,
        problem: `shares ${Math.round(100 * share)}% of its words with ${large.file}: "${shared[0]}"`,
        remedy: 'write one of the two anew: each page has its own intent',
      }
    })
  })
}
