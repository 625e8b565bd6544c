import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { type CitedPhrase, citedPhraseFields, phrase, type Phrase } from '../../content/phrase.ts'

const sheetSchema = v.strictObject({
  title: phrase,
  /** Ids of signs in content/urgency.json that need the emergency number. */
  now: v.strictObject({ title: phrase, signs: v.array(v.string()) }),
  parts: v.array(
    v.strictObject({
      id: v.string(),
      /** A name from src/art/motifs. */
      motif: v.string(),
      title: phrase,
      steps: v.array(v.strictObject(citedPhraseFields)),
      /** Numbers to call, by country. */
      lines: v.optional(
        v.array(
          v.strictObject({ country: v.string(), number: v.string(), facts: v.array(v.string()) }),
        ),
        [],
      ),
    }),
  ),
  own: v.strictObject({ title: phrase, blanks: v.array(phrase) }),
})

export type FridgeSheetSource = v.InferOutput<typeof sheetSchema>

/** The sheet for the kitchen door, in both languages. */
export type FridgeSheet = Omit<FridgeSheetSource, 'now'> & {
  now: { title: Phrase; signs: CitedPhrase[] }
}

export const fridgeSheet: SourceFile<FridgeSheet, typeof sheetSchema> = {
  name: 'fridge-sheet',
  schema: sheetSchema,
}
