import { type Classifier, learn } from './classifier.ts'
import { type Passage, toTerms } from './search-options.ts'

const fewestWords = 5

/** Learns which page a question is about, from what the pages say and how people ask. */
export function learnSubjects(passages: Passage[], asked: string[][]): Classifier {
  return learn(
    passages.flatMap((passage) => {
      const { id, path, title, section, question, text } = passage
      const sentences = text.split(/(?<=[.!?])\s+|\n/)
      return [
        question ?? section?.title ?? title,
        // People's own words count twice.
        ...asked[id]!,
        ...asked[id]!,
        ...sentences.filter((sentence) => sentence.split(' ').length >= fewestWords),
      ].map((one) => ({ label: path, features: toSubjectFeatures(one) }))
    }),
    { rounds: 8, rate: 0.4 },
  )
}

/** Words and pairs of neighbours; the feature that every text has teaches how often a page is meant. */
export function toSubjectFeatures(text: string): string[] {
  const terms = toTerms(text)
  const pairs = terms.slice(1).map((term, at) => `${terms[at]} ${term}`)
  return [...new Set(['*', ...terms, ...pairs])]
}
