import type { Audience, Intent, places } from '../../../src/content/answers.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Citation, Source } from '../../../src/molly/protocol.ts'

// The files of answer cards, which build/answers writes. A card's number is its index in
// `AnswersMeta.cards`, the same in every language.

const cardsPerFile = 32

export const answersFile = 'answers'
export const networkFile = 'answers.bin'
export const questionsFile = (locale: Locale) => `${locale}/questions`
export const answerFile = (locale: Locale, card: number) =>
  `${locale}/answers/${Math.floor(card / cardsPerFile)}.bin`

export type CardMeta = {
  /** '<topic>/<name>' */
  id: string
  intent: Intent
  audience: Audience
  place?: (typeof places)[number]
  /** Its index in `AnswersMeta.pages`. */
  page: number
}

export type AnswersMeta = {
  concepts: Record<string, string[]>
  cards: CardMeta[]
  /** Paths: the fourth head of the network. */
  pages: string[]
  /** Subject of a short message (subject.ts) -> the cards that answer it. */
  subjects: Record<string, number[]>
}

/** A card in an `answerFile`, under its number. */
export type AnswerEntry = { text: string; source: Source; citations: Citation[] }

/** The topics of cards, in order: the second head of the network; intents are the third. */
export function listTopics(cards: { id: string }[]): string[] {
  return [...new Set(cards.map(({ id }) => id.split('/')[0]!))]
}
