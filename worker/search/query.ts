import { fold } from '../../src/text/fold.ts'
import { toTerm, toTerms } from '../../src/text/terms.ts'
import type { SearchIndex } from './index.ts'
import { findNear } from './spelling.ts'

/** One wording of a unit: terms that must all match, and the weight of a match. */
export type Way = { terms: string[]; weight: number }

/** A word or phrase of a query, and its other wordings. */
export type Unit = { ways: Way[] }

// These bound the work of a query; one with more words than this is a story.
const maxTerms = 16
const maxCorrections = 2
const maxEndings = 12

const synonymWeight = 0.45
const typoWeight = 0.8
const prefixWeight = 0.5

/** What a query asks for: accents, endings, synonyms and typos make no difference. */
export function readQuery(index: SearchIndex, text: string): Unit[] {
  const terms = toTerms(text).slice(0, maxTerms)
  const words = new Map((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [toTerm(word), word]))
  // While a visitor types, the last word may be unfinished.
  const [open] = /[\p{L}\p{N}]+$/u.exec(text) ?? []
  const units = new Map<string, Unit>()
  for (let at = 0; at < terms.length;) {
    const { said, others } = readPhrase(index, terms, at)
    at += said.length
    const key = said.join(' ')
    const word = words.get(key)
    units.set(key, {
      ways: [
        { terms: said, weight: 1 },
        ...others.map((other) => ({ terms: other, weight: synonymWeight })),
        ...(word && !index.terms.has(key) ? findCorrections(index, word) : []),
        ...(word && word === open ? findEndings(index, word) : []),
      ],
    })
  }
  return [...units.values()]
}

/** The longest phrase with synonyms that begins at a term, or the term alone. */
function readPhrase({ synonyms }: SearchIndex, terms: string[], at: number) {
  const known = (synonyms.get(terms[at]!) ?? [])
    .filter(({ phrase }) => phrase.every((term, offset) => terms[at + offset] === term))
    .sort((a, b) => b.phrase.length - a.phrase.length)
  const length = known[0]?.phrase.length ?? 1
  return {
    said: terms.slice(at, at + length),
    others: known.filter(({ phrase }) => phrase.length === length).flatMap((one) => one.others),
  }
}

function findCorrections(index: SearchIndex, word: string): Way[] {
  const near = findNear(index, word).map(([at, apart]) =>
    toWay(index.words[at]!, (typoWeight * word.length) / (word.length + apart)),
  )
  return uniqueWays(near.flat()).slice(0, maxCorrections)
}

/** Words that begin as an unfinished one does; none for a word that the site has itself. */
function findEndings({ words, folded }: SearchIndex, start: string): Way[] {
  const from = fold(start)
  if (folded.includes(from)) return []
  const longer: Way[] = []
  for (let at = 0; at < words.length && longer.length < maxEndings; at++) {
    if (!folded[at]!.startsWith(from)) continue
    const more = words[at]!.length - start.length
    longer.push(...toWay(words[at]!, (prefixWeight * start.length) / (start.length + 0.3 * more)))
  }
  return uniqueWays(longer)
}

function toWay(word: string, weight: number): Way[] {
  const term = toTerm(word)
  return term === null ? [] : [{ terms: [term], weight }]
}

/** The first of those with the same terms. */
function uniqueWays(ways: Way[]): Way[] {
  const unique = new Map(ways.toReversed().map((way) => [way.terms.join(' '), way]))
  return [...unique.values()].toReversed()
}
