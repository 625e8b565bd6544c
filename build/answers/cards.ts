import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { audiences, intents, places, suppositions } from '../../src/content/answers.ts'
import { ContentError } from '../content-error.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case'))
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
  page: v.pipe(v.string(), v.startsWith('/')),
  /** An anchor on the page, or 'lead'. */
  section: id,
  intent: v.picklist(intents),
  audience: v.optional(v.picklist(audiences), 'anyone'),
  supposes: v.optional(v.picklist(suppositions)),
  place: v.optional(v.picklist(places)),
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
    const result = v.safeParse(
      v.array(cardSchema),
      parse(file, readFileSync(join(root, file), 'utf8')),
    )
    if (!result.success) {
      const [issue] = result.issues
      throw new ContentError(file, `"${v.getDotPath(issue) ?? topic}": ${issue.message}`)
    }
    return result.output.map((card) => ({ ...card, id: `${topic}/${card.id}`, topic, file }))
  })
}

function parse(file: string, json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new ContentError(file, (error as Error).message)
  }
}
