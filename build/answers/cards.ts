import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { audiences, intents, places, suppositions } from '../../src/content/answers.ts'
import { id, oneOf, path, text } from '../fields.ts'
import { parseJsonFile } from '../parse.ts'
import { readText } from '../read.ts'

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

/** Every answer card. The name of a file in content/answers is its topic. */
export function readAnswerCards(root: string): AnswerCard[] {
  const folder = join(root, 'content/answers')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.toSorted().flatMap((name) => {
    const file = `content/answers/${name}`
    const topic = name.replace('.json', '')
    const cards = parseJsonFile(file, v.array(cardSchema), readText(root, file))
    return cards.map((card) => ({ ...card, id: `${topic}/${card.id}`, topic, file }))
  })
}
