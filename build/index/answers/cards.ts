import * as v from 'valibot'
import { audiences, intents, places, suppositions } from '../../../src/content/answers.ts'
import { id, oneOf, path, text } from '../../content/fields.ts'
import { parseJsonFile } from '../../content/parse.ts'
import type { ReadText } from '../../content/read.ts'

const wording = v.strictObject({
  question: v.pipe(text, v.endsWith('?')),
  /** How people ask it, in their own words. */
  asked: v.optional(v.array(text), []),
  /** With fact ids: `Soreness is common.[^RC-09]` */
  answer: text,
})

/** A question with its whole answer, as content/answers/<topic>.json holds it. */
const cardSchema = v.strictObject({
  id,
  page: path,
  /** An anchor on the page, or 'lead'. */
  section: id,
  intent: oneOf(intents),
  audience: v.optional(oneOf(audiences), 'anyone'),
  supposes: v.optional(oneOf(suppositions)),
  place: v.optional(oneOf(places)),
  en: wording,
  es: wording,
})

/** `id` is '<topic>/<id>'. */
export type AnswerCard = v.InferOutput<typeof cardSchema> & { topic: string; file: string }

const folder = 'content/answers/'

/** Every answer card. The name of a file in content/answers is its topic. */
export function readAnswerCards(text: ReadText, files: string[]): AnswerCard[] {
  const found = files.filter((file) => file.startsWith(folder) && file.endsWith('.json'))
  return found.flatMap((file) => {
    const topic = file.slice(folder.length, -'.json'.length)
    const cards = parseJsonFile(file, v.array(cardSchema), text(file))
    return cards.map((card) => ({ ...card, id: `${topic}/${card.id}`, topic, file }))
  })
}
