import type { RankedCard } from '../../understanding/rank.ts'
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

/** `id`: '<topic>/<name>'; `page`: a path. */
export type CardMeta = RankedCard & { page: string }

/** A card in an `answerFile`, under its number. `tool`: what helps with its subject. */
export type AnswerEntry = { text: string; source: Source; tool?: Source; citations: Citation[] }
