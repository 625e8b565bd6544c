import * as v from 'valibot'
import { storyPictures } from '../src/art/recipes.ts'
import type { FirstVisit } from '../src/content/first-visit.ts'
import { parseJsonFile } from './parse.ts'
import { readText } from './read.ts'
import type { Fact } from './schema.ts'
import { checkTold, toldFields } from './told.ts'

const storyFile = 'content/first-visit.json'

const storySchema = v.strictObject({
  cards: v.array(
    v.strictObject({ id: v.picklist(Object.keys(storyPictures), 'has no picture'), ...toldFields }),
  ),
  parents: v.array(v.strictObject(toldFields)),
})

/** The first visit in pictures. */
export function readFirstVisit(root: string, facts: ReadonlyMap<string, Fact>): FirstVisit {
  const source = readText(root, storyFile)
  const story = parseJsonFile(storyFile, storySchema, source)
  checkTold(storyFile, source, [...story.cards, ...story.parents], facts)
  return story
}
