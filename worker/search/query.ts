import { fold } from '../../src/text/fold.ts'
import { toTerm, toTerms } from '../../src/text/terms.ts'
import type { SearchIndex } from './index.ts'
import { findNear } from './spelling.ts'

/** One wording of a unit: terms that must all match, and the weight of a match. */
export type Variant = { terms: string[]; weight: number }

/** A word or phrase of a query, and its other wordings. */
export type Unit = { variants: Variant[] }

// These bound the work of a query; terms beyond the maximum are ignored.
const maxTerms = 16
const maxCorrections = 2
const maxEndings = 12

const synonymWeight = 0.45
const typoWeight = 0.8
const prefixWeight = 0.5

/** Parses a query, tolerating accents, inflections, synonyms and typos. */
export function readQuery(index: SearchIndex, text: string): Unit[] {
  const terms = toTerms(text).slice(0, maxTerms)
  const words = new Map((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [toTerm(word), word]))
  // While a visitor types, the last word may be unfinished.
  const [open] = /[\p{L}\p{N}]+$/u.exec(text) ?? []
  const units = new Map<string, Unit>()
  for (let at = 0; at < terms.length;) {
    const { phrase, others } = readPhrase(index, terms, at)
    at += phrase.length
    const key = phrase.join(' ')
    // A letter by itself is no word.
    if (key.length < 2) continue
    const word = words.get(key)
    units.set(key, {
      variants: [
        { terms: phrase, weight: 1 },
        ...others.map((other) => ({ terms: other, weight: synonymWeight })),
        ...(word && !index.terms.has(key) ? findCorrections(index, word) : []),
        ...(word && word === open ? findEndings(index, word) : []),
      ],
    })
  }
  return [...units.values()]
}

/** The longest known phrase that starts at a term, or the term alone. */
function readPhrase({ synonyms }: SearchIndex, terms: string[], at: number) {
  const known = (synonyms.get(terms[at]!) ?? [])
    .filter(({ phrase }) => phrase.every((term, offset) => terms[at + offset] === term))
    .sort((a, b) => b.phrase.length - a.phrase.length)
  const length = known[0]?.phrase.length ?? 1
  return {
    phrase: terms.slice(at, at + length),
    others: known.filter(({ phrase }) => phrase.length === length).flatMap((one) => one.others),
  }
}

function findCorrections(index: SearchIndex, word: string): Variant[] {
  const near = findNear(index, word).map(([at, distance]) =>
    toVariants(index.words[at]!, (typoWeight * word.length) / (word.length + distance)),
  )
  return uniqueVariants(near.flat()).slice(0, maxCorrections)
}

/** Completions of an unfinished word; none if it is itself a known word. */
function findEndings({ words, folded }: SearchIndex, start: string): Variant[] {
  const from = fold(start)
  if (folded.includes(from)) return []
  const longer: Variant[] = []
  for (let at = 0; at < words.length && longer.length < maxEndings; at++) {
    if (!folded[at]!.startsWith(from)) continue
    const more = words[at]!.length - start.length
    longer.push(
      ...toVariants(words[at]!, (prefixWeight * start.length) / (start.length + 0.3 * more)),
    )
  }
  return uniqueVariants(longer)
}

function toVariants(word: string, weight: number): Variant[] {
  const term = toTerm(word)
  return term === null ? [] : [{ terms: [term], weight }]
}

/** Keeps the first of the variants with equal terms. */
function uniqueVariants(variants: Variant[]): Variant[] {
  const unique = new Map(variants.toReversed().map((variant) => [variant.terms.join(' '), variant]))
  return [...unique.values()].toReversed()
}
