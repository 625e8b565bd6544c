import { toTerms } from '../text/terms.ts'

/** In which cards' ways of asking each word occurs: how the build writes it. */
export type WordIndex = { cards: number; places: Record<string, number[]> }

/** What an encoder blurs: names of medicines, programs and things. */
export type CardWords = {
  /** For each card the share of a text's words that its ways of asking have; rare words count more. */
  compare(text: string): Float32Array
}

/** `asked`: of each card, its ways of asking in all languages. */
export function indexWords(asked: string[][]): WordIndex {
  const places = new Map<string, number[]>()
  for (const [card, texts] of asked.entries()) {
    for (const word of new Set(texts.flatMap(toTerms))) {
      places.set(word, [...(places.get(word) ?? []), card])
    }
  }
  return { cards: asked.length, places: Object.fromEntries(places) }
}

export function readWords({ cards, places }: WordIndex): CardWords {
  const index = new Map(Object.entries(places))
  return {
    compare(text) {
      const shares = new Float32Array(cards)
      let all = 0
      for (const word of new Set(toTerms(text))) {
        const having = index.get(word)
        if (!having) continue
        const weight = Math.log(cards / having.length)
        all += weight
        for (const card of having) shares[card]! += weight
      }
      return all === 0 ? shares : shares.map((share) => share / all)
    },
  }
}
