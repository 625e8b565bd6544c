import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { toldFields } from '../../content/phrase.ts'

const schema = v.strictObject({
  /** `id`: that of the picture, in `storyPictures` of src/art/recipes.ts. */
  cards: v.array(v.strictObject({ id: v.string(), ...toldFields })),
  parents: v.array(v.strictObject(toldFields)),
})

/** The first visit in pictures, and a note for parents. */
export type FirstVisit = v.InferOutput<typeof schema>

export const firstVisit: SourceFile<FirstVisit, typeof schema> = { name: 'first-visit', schema }
