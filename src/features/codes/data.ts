import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { type Phrase, phraseFields } from '../../content/phrase.ts'

/** The lists of codes that we know, as in addresses. */
export const codeSystems = ['icd-10', 'cdt'] as const
export type CodeSystem = (typeof codeSystems)[number]

const page = v.pipe(v.string(), v.startsWith('/'))
/** true: our nearest page, which is about something else. */
const near = v.optional(v.literal(true))

const icd = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z]\d\d(\.\d{1,2})?$/, 'is no code of ICD-10')),
  page,
  /** The edition that has it, where the other has not: WHO's, or that of the US. */
  only: v.optional(v.picklist(['icd-10', 'icd-10-cm'])),
  near,
  urgent: v.optional(v.literal(true)),
  ...phraseFields,
})
const cdt = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^D\d{4}-D\d{4}$/, 'is no range of codes')),
  page,
  near,
  ...phraseFields,
})
const schema = v.strictObject({ 'icd-10': v.array(icd), cdt: v.array(cdt) })

export type CodesSource = v.InferOutput<typeof schema>

/** A code, or a range of codes, and our page about it. */
export type CodeEntry = {
  code: string
  /** Our words, not those of the list. */
  names: Phrase
  /** With the section. */
  page: string
  title: string
  excerpt: string
  only?: 'icd-10' | 'icd-10-cm'
  near?: true
  urgent?: true
}

export type Codes = Record<CodeSystem, CodeEntry[]>

/** Clinical codes and where they lead. */
export const codes: SourceFile<Codes, typeof schema> = { name: 'codes', localized: true, schema }
