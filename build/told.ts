import * as v from 'valibot'
import type { Told } from '../src/content/first-visit.ts'
import { ContentError, findQuoted } from './content-error.ts'
import type { Fact } from './schema.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))

export const phraseFields = { en: text, es: text }
export const toldFields = { facts: v.optional(v.array(text), []), ...phraseFields }

/** Refuses sentences of a file that rest on a fact which is unknown or not to be printed. */
export function checkTold(
  file: string,
  source: string,
  sentences: Pick<Told, 'facts'>[],
  facts: ReadonlyMap<string, Fact>,
): void {
  for (const id of sentences.flatMap((sentence) => sentence.facts)) {
    const conf = facts.get(id)?.conf
    if (conf && conf !== 'X') continue
    const problem = `${id} is no fact that may be printed`
    throw new ContentError(file, [{ line: findQuoted(source, problem), problem }])
  }
}
