import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { citedPhraseFields, phraseFields, text } from '../../content/phrase.ts'

/** Months of an age from 0 to 15 years. */
export const maxMonths = 16 * 12

const cited = v.strictObject({
  ...citedPhraseFields,
  facts: v.pipe(v.array(text), v.minLength(1)),
})
const some = v.pipe(v.array(cited), v.minLength(1))

const teeth = v.strictObject({
  ...phraseFields,
  unit: v.picklist(['months', 'years']),
  from: v.number(),
  to: v.number(),
  /** One, whose figure says the same. */
  facts: v.tuple([text]),
})

const stage = v.strictObject({
  /** The age in months at which the next stage begins. */
  until: v.number(),
  /** The section about it, without locale prefix. */
  page: v.pipe(v.string(), v.startsWith('/')),
  paste: some,
  visit: some,
  watch: some,
})

const schema = v.strictObject({
  /** That mouths vary. */
  facts: v.tuple([text]),
  /** In the order in which they come in. */
  teeth: v.array(teeth),
  /** From birth on, without a gap. */
  stages: v.array(stage),
})

export type Teeth = v.InferOutput<typeof teeth>
export type Stage = v.InferOutput<typeof stage>
export type ChildMonths = v.InferOutput<typeof schema>

/** What is due in a child's mouth, month by month. */
export const childMonths: SourceFile<ChildMonths, typeof schema> = { name: 'child-months', schema }
