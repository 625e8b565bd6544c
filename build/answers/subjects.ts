import * as v from 'valibot'
import { toSubject } from '../../worker/molly/cards/subject.ts'
import { ContentError } from '../content-error.ts'
import { parseJsonFile } from '../parse.ts'
import { readText } from '../read.ts'

const broadFile = 'content/broad-questions.json'

const broadSchema = v.array(
  v.strictObject({
    cards: v.pipe(v.array(v.string()), v.minLength(1)),
    questions: v.array(v.string()),
  }),
)

/**
 * What a message of few words is about, as `toSubject` has it -> the numbers of the cards that answer it.
 * Throws a ContentError for a card that is not there, and for a question that two rows have.
 */
export function listSubjects(root: string, cards: { id: string }[]): Record<string, number[]> {
  const rows = parseJsonFile(broadFile, broadSchema, readText(root, broadFile))
  const numbers = new Map(cards.map(({ id }, at) => [id, at]))
  const subjects = new Map<string, number[]>()
  for (const { cards: ids, questions } of rows) {
    const missing = ids.find((id) => !numbers.has(id))
    if (missing) throw new ContentError(broadFile, `"${missing}" is no card`)
    for (const question of questions) {
      const subject = toSubject(question)
      if (!subject) throw new ContentError(broadFile, `"${question}" says nothing`)
      if (subjects.has(subject)) throw new ContentError(broadFile, `"${question}" is there twice`)
      subjects.set(
        subject,
        ids.map((id) => numbers.get(id)!),
      )
    }
  }
  return Object.fromEntries(subjects)
}
