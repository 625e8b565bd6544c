import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { citedPhraseFields } from '../../content/phrase.ts'

const schema = v.strictObject({
  /** `id`: of its picture in `storyPictures` of src/art/recipes.ts. */
  cards: v.array(v.strictObject({ id: v.string(), ...citedPhraseFields })),
  parents: v.array(v.strictObject(citedPhraseFields)),
})

/** The first visit in pictures, and a note for parents. */
export type FirstVisit = v.InferOutput<typeof schema>

export const firstVisit: SourceFile<FirstVisit, typeof schema> = { name: 'first-visit', schema }
