import type { Locale } from '../i18n/locales.ts'
import type { Phrase } from './phrases.ts'

/** What a quote calls something, in plain words. */
type TermText = {
  name: string
  what: string
  /** What often belongs to it and is not named. */
  part: string[]
  ask: string[]
}

export type TreatmentTerm = {
  id: string
  /** The page about it, without locale prefix. */
  page: string
  /** Ids of content/facts.json that it rests on. */
  facts: string[]
  /** As people and offices write it, in any language. */
  says: string[]
} & Record<Locale, TermText>

/** content/treatment-terms.json. */
export type TreatmentTerms = {
  /** To ask before saying yes to any plan. */
  questions: Phrase[]
  /** Words of a quote that name nothing: columns, places in the mouth, currencies. */
  layout: string[]
  terms: TreatmentTerm[]
}
