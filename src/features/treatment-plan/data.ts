import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { phrase, text } from '../../content/phrase.ts'

const texts = v.array(text)

/** What a quote calls something, in plain words. */
const termText = v.strictObject({
  name: text,
  what: text,
  /** What often belongs to it and is not named. */
  part: texts,
  ask: v.pipe(texts, v.minLength(1)),
})

const term = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'is not kebab-case')),
  /** The page about it, without locale prefix. */
  page: text,
  /** Ids of content/facts.json that it rests on. */
  facts: v.optional(texts, []),
  /** As people and offices write it, in any language. */
  says: v.pipe(texts, v.minLength(1)),
  en: termText,
  es: termText,
})

const schema = v.strictObject({
  /** To ask before saying yes to any plan. */
  questions: v.array(phrase),
  /** Words of a quote that name nothing: columns, places in the mouth, currencies. */
  layout: texts,
  terms: v.array(term),
})

export type TreatmentTerm = v.InferOutput<typeof term>
export type TreatmentTerms = v.InferOutput<typeof schema>

/** What quotes of dental offices say, in plain words. */
export const treatmentTerms: SourceFile<TreatmentTerms, typeof schema> = {
  name: 'treatment-terms',
  schema,
}
