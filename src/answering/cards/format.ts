import type { Audience, Intent, places } from '../../content/answers.ts'
import type { Subject } from '../../understanding/presupposed.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Citation, Source } from '../../molly/protocol.ts'

// The files of answer cards, which the build writes. A card's number is its index in `answersFile`,
// the same in every language.

const cardsPerFile = 32

export const answersFile = 'answers'
/** The cards' rows for src/understanding. */
export const vectorsFile = 'vectors.safetensors'
/** The words of their ways of asking, for the same. */
export const wordsFile = 'words'
export const questionsFile = (locale: Locale) => `${locale}/questions`
export const answerFile = (locale: Locale, card: number) =>
  `${locale}/answers/${Math.floor(card / cardsPerFile)}.bin`

export type CardMeta = {
  /** '<topic>/<name>' */
  id: string
  audience: Audience
  place?: (typeof places)[number]
  intent: Intent
  presupposed?: Subject[]
  /** A path. */
  page: string
}

/** A card in an `answerFile`, under its number. `tool`: what helps with its subject. */
export type AnswerEntry = { text: string; source: Source; tool?: Source; citations: Citation[] }
