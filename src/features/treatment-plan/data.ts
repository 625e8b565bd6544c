import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { phrase, text } from '../../content/phrase.ts'

const texts = v.array(text)

/** A term from a quote, in plain words. */
const termText = v.strictObject({
  name: text,
  what: text,
  /** Parts that often belong to it but are not listed. */
  part: texts,
  ask: v.pipe(texts, v.minLength(1)),
})

const term = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'is not kebab-case')),
  /** false: a sum or a payment, and no work with a price of its own. */
  charged: v.optional(v.boolean(), true),
  /** The page about it, without locale prefix. */
  page: text,
  /** Ids of facts in content/facts.json that support it. */
  facts: v.optional(texts, []),
  /** The spellings people and offices use, in any language. */
  says: v.pipe(texts, v.minLength(1)),
  en: termText,
  es: termText,
})

const schema = v.strictObject({
  /** Questions before accepting any plan. */
  questions: v.array(phrase),
  /** Words that name no treatment: columns, places in the mouth, currencies. */
  layout: texts,
  terms: v.array(term),
})

export type TreatmentTerm = v.InferOutput<typeof term>
export type TreatmentTerms = v.InferOutput<typeof schema>

/** Terms from dental quotes, in plain words. */
export const treatmentTerms: SourceFile<TreatmentTerms, typeof schema> = {
  name: 'treatment-terms',
  schema,
}
