import * as v from 'valibot'
import { storyPictures } from '../src/art/recipes.ts'
import type { FirstVisit } from '../src/content/first-visit.ts'
import { ContentError, findQuoted } from './content-error.ts'
import { parseJsonFile } from './parse.ts'
import { readText } from './read.ts'
import type { Fact } from './schema.ts'

const storyFile = 'content/first-visit.json'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const told = { facts: v.optional(v.array(text), []), en: text, es: text }

const storySchema = v.strictObject({
  cards: v.array(
    v.strictObject({ id: v.picklist(Object.keys(storyPictures), 'has no picture'), ...told }),
  ),
  parents: v.array(v.strictObject(told)),
})

/** The first visit in pictures. */
export function readFirstVisit(root: string, facts: ReadonlyMap<string, Fact>): FirstVisit {
  const source = readText(root, storyFile)
  const story = parseJsonFile(storyFile, storySchema, source)
  for (const id of [...story.cards, ...story.parents].flatMap((sentence) => sentence.facts)) {
    const conf = facts.get(id)?.conf
    if (conf && conf !== 'X') continue
    const problem = `${id} is no fact that may be printed`
    throw new ContentError(storyFile, [{ line: findQuoted(source, problem), problem }])
  }
  return story
}
