import * as v from 'valibot'
import type { SourceFile } from '../../content/data-file.ts'
import { text } from '../../content/phrase.ts'

/** An answer card that is read without a network, and found by the words of those who ask for it. */
export type CommonAnswer = {
  card: string
  question: string
  paragraphs: string[]
  /** `toTerms` of how people ask. */
  asked: string[]
  source: { href: string; title: string }
}

const schema = v.strictObject({ cards: v.array(text) })

/** The fifty commonest answers. */
export const offline: SourceFile<CommonAnswer[], typeof schema> = {
  name: 'offline',
  localized: true,
  schema,
}
