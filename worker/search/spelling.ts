import { fold, toTerm } from '../../src/search/tokenize.ts'
import { lookUp, type SearchIndex } from './index.ts'
import { findNear, loadVocabulary, typosIn } from './vocabulary.ts'

/** Bounds the work of a query: each correction scans the whole vocabulary. */
const mostCorrections = 4
const shortestTypo = 4

/** With unknown words replaced by their nearest known ones; undefined when all are known. */
export async function findSpelling(index: SearchIndex, query: string): Promise<string | undefined> {
  const words = [...new Set(query.match(/\p{L}+/gu))].filter((word) => word.length >= shortestTypo)
  const terms = words.map((word) => toTerm(word))
  const rows = await lookUp(
    index,
    terms.filter((term) => term !== null),
  )
  const unknown = words.filter((_, at) => terms[at] !== null && !rows.has(terms[at]!))
  if (unknown.length === 0) return undefined
  const vocabulary = await loadVocabulary(index)
  const corrections = new Map(
    unknown.slice(0, mostCorrections).map((word) => {
      const [nearest] = findNear(vocabulary.folded, fold(word), typosIn(word))
      // The same word with other accents is not a correction.
      const isOther = nearest && nearest[1] > 0
      return [word, isOther ? vocabulary.words[nearest[0]]! : word]
    }),
  )
  const corrected = query.replace(/\p{L}+/gu, (word) => corrections.get(word) ?? word)
  return corrected === query ? undefined : corrected
}
