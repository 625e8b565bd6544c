import type { Phrase } from './phrases.ts'

/** A sentence in every language, and the facts that it rests on. */
export type Told = Phrase & { facts: string[] }

/** content/first-visit.json: the visit in pictures, and a note for parents. */
export type FirstVisit = {
  /** `id`: that of the picture, in `storyPictures` of src/art/recipes.ts. */
  cards: ({ id: string } & Told)[]
  parents: Told[]
}
