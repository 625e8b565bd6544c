import { fold } from './fold.ts'
import { stem } from './stem.ts'
import { stopWords } from './stop-words.ts'

/**
 * The index form of a word: accents folded, endings of number, gender and verb removed, the same
 * for both languages; null for stop words. 'sangran', 'sangrado', 'sangrar' -> 'sangr'.
 */
export function toTerm(word: string): string | null {
  const known = terms.get(word)
  if (known !== undefined) return known
  if (word.length > maxWordLength) return makeTerm(word)
  // A V8 substring references its parent, so the cache would retain the whole text.
  const own = ` ${word}`.slice(1)
  const term = makeTerm(own)
  if (terms.size >= maxTerms) terms.clear()
  terms.set(own, term)
  return term
}

/** A cache of at most 5 MB: a language has few frequent words, and none is very long. */
const terms = new Map<string, string | null>()
const maxTerms = 20_000
const maxWordLength = 30

function makeTerm(word: string): string | null {
  const folded = fold(word).replace(/['’]s?$/, '')
  if (stopWords.has(folded) || /^\d{1,2}$/.test(folded)) return null
  return stem(folded)
}

// Phrases that ask for something but consist of stop words.
const questionTerms: [asks: RegExp, term: string][] = [
  [
    /(?:how often|how many times|cada cu[aá]nto|cu[aá]ntas veces|con qu[eé] frecuencia)(?: (?:a|per|al|por|a la) (?:day|week|d[ií]a|semana))?/gi,
    'qoften',
  ],
  [
    /how long|how many (?:minutes|hours|days|weeks|months|years)|cu[aá]nto (?:tiempo|dura|tarda|demora)|cu[aá]nt[ao]s (?:minutos|horas|d[ií]as|semanas|meses|a[nñ]os)/gi,
    'qlong',
  ],
  [/how much|how many|cu[aá]nt[ao]s?/gi, 'qmuch'],
  [/what age|how old|what time|when|qu[eé] edad|cu[aá]ndo/gi, 'qwhen'],
  [/\bwhy\b|what causes|por qu[eé]|a qu[eé] se debe/gi, 'qwhy'],
]

/** true: the term stands for a phrase that asks, and names nothing. */
export function isAsking(term: string): boolean {
  return questionTerms.some(([, asking]) => asking === term)
}

function toWords(text: string): string[] {
  const marked = questionTerms.reduce((all, [asks, term]) => all.replace(asks, ` ${term} `), text)
  return marked.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []
}

/** The terms of a text, in order. */
export function toTerms(text: string): string[] {
  return toWords(text)
    .map(toTerm)
    .filter((term) => term !== null)
}
