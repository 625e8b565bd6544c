import { type Passage, toTerms } from '../../../src/content/search-options.ts'
import { texts } from '../texts.ts'
import type { Context, Provider } from '../provider.ts'
import { isDangling, toSentences } from './sentences.ts'

const fewestWords = 60
const mostWords = 120

/** Puts an answer together from the passages' own sentences: no network, no key, nothing invented. */
export const embedded: Provider = {
  async *answer(question, context, signal) {
    for (const piece of toPieces(compose(question, context))) {
      if (signal.aborted) return
      yield piece
    }
  },
}

type Sentence = {
  text: string
  passage: Passage
  position: number
  terms: string[]
  /** How many words of the question it has. */
  hits: number
  score: number
}

/** The question's answer where a page gives one, then the sentences that fit, page by page. */
export function compose(question: string, { locale, passages }: Context): string {
  const paragraphs = select(question, passages).map(({ sentences }) => sentences.join(' '))
  return [...paragraphs, texts[locale].nextStep(passages[0]!.title)].join('\n\n')
}

/** What of each passage goes into an answer; a passage that adds nothing is left out. */
export function select(
  question: string,
  passages: Passage[],
): { passage: Passage; sentences: string[] }[] {
  const asked = new Set(toTerms(question))
  const [first] = passages
  const given = first?.kind === 'faq' ? sentencesOf(first, 0, asked) : []
  const offered = passages.flatMap((passage, rank) =>
    passage.kind === 'faq' ? [] : sentencesOf(passage, rank, asked),
  )
  const needed = offered.filter(({ hits, passage }) => hits > 0 || passage === first)
  const all = [...given, ...choose(given, needed)]
  return passages
    .map((passage) => ({
      passage,
      sentences: all.filter((sentence) => sentence.passage === passage).map(({ text }) => text),
    }))
    .filter(({ sentences }) => sentences.length > 0)
}

function sentencesOf(passage: Passage, rank: number, asked: Set<string>): Sentence[] {
  // The answer to a question is one piece, written to stand alone.
  const sentences = passage.kind === 'faq' ? [passage.text] : toSentences(passage.text)
  return sentences.map((text, position) => {
    const terms = toTerms(text)
    const hits = new Set(terms.filter((term) => asked.has(term))).size
    // The first sentences of a section say what it is about; takeaways are equal.
    const opening = passage.kind === 'takeaways' ? 0.5 : 1 / (1 + position)
    return { text, passage, position, terms, hits, score: hits + opening + 1 / (2 + rank) }
  })
}

/** The best sentences that fit beside what is given, in the order of their pages. */
function choose(given: Sentence[], offered: Sentence[]): Sentence[] {
  const chosen: Sentence[] = []
  const has = (passage: Passage, position: number) =>
    chosen.some((s) => s.passage === passage && s.position === position)
  for (const sentence of offered.toSorted((a, b) => b.score - a.score)) {
    const before = isDangling(sentence.text)
      ? offered.find((s) => s.passage === sentence.passage && s.position === sentence.position - 1)
      : undefined
    if (isDangling(sentence.text) && (!before || isDangling(before.text))) continue
    const wanted = [before, sentence].filter(
      (s): s is Sentence => s !== undefined && !has(s.passage, s.position),
    )
    const isRepeated = [...given, ...chosen].some((s) => alike(s.terms, sentence.terms))
    if (isRepeated || countWords([...given, ...chosen, ...wanted]) > mostWords) continue
    chosen.push(...wanted)
    if (countWords([...given, ...chosen]) >= fewestWords && chosen.length >= 4) break
  }
  return chosen.sort((a, b) => a.position - b.position)
}

function countWords(sentences: Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
}

function alike(one: string[], other: string[]): boolean {
  const words = new Set(one)
  const shared = new Set(other.filter((term) => words.has(term))).size
  return shared > 0.6 * Math.min(words.size, new Set(other).size)
}

/** A few words at a time, as they would be said. */
function toPieces(text: string): string[] {
  return text.match(/(?:\s*\S+){1,4}\s*/g) ?? []
}
