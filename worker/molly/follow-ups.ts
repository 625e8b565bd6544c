import { toTerms } from '../../src/search/tokenize.ts'
import type { SearchIndex } from '../search/index.ts'
import { findLikely } from '../search/likely.ts'

/** So likely about one page, a question needs no other before it. */
const sure = 0.5
/** What a question needs to be looked up without the story beside it. */
const fewestTerms = 2

/** Openers and words that point back at what was said before. */
const leaning =
  /^\W*(?:and|but|so|or|also|what about|how about|why|y|pero|o|entonces|tambi[eé]n|qu[eé] (?:tal|pasa con|hay de)|por qu[eé])(?!\p{L})|(?<!\p{L})(?:it|this|that|they|them|those|one|there|eso|esto|ese|esa|ellos|ellas|lo mismo|ah[ií] mismo)(?!\p{L})/iu
const mostLeaningWords = 10

/** 'And for children?' and what by itself could be about many pages. */
export async function leans(index: SearchIndex, question: string): Promise<boolean> {
  if (!isShort(question)) return false
  if (pointsBack(question)) return true
  return Math.max(0, ...(await findLikely(index, toTerms(question))).values()) < sure
}

/** So short that it may mean something else after another question. */
export function isShort(question: string): boolean {
  return question.split(/\s+/).length <= mostLeaningWords
}

export function pointsBack(question: string): boolean {
  return leaning.test(question)
}

/** The sentences that ask, where a story stands beside them. */
export function focusOf(question: string): string {
  const asking = question.match(/[^.!?¿\n]+\?/g)?.join(' ') ?? ''
  return toTerms(asking).length >= fewestTerms ? asking : question
}
