import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { id, phrase } from '../../content/phrase.ts'

/** Phrases for one situation; emergencies come first. */
const situation = v.strictObject({
  id,
  title: phrase,
  urgent: v.optional(v.array(phrase), []),
  phrases: v.array(phrase),
})
const schema = v.array(situation)

export type Situation = v.InferOutput<typeof situation>

/** Phrases for the dentist, in every language. */
export const phrases: SourceFile<Situation[], typeof schema> = { name: 'phrases', schema }
