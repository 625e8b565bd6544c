import * as v from 'valibot'
import { type Locale, localeCodes } from '../i18n/locales.ts'

/** A sentence in every language. */
export type Phrase = Record<Locale, string>

/** A sentence in every language, with the facts that support it; once compiled, with their publishers too. */
export type CitedPhrase = Phrase & { facts: string[] }

/** The locales, the reader's own first. */
export function startingWith(locale: Locale): Locale[] {
  return [locale, ...localeCodes.filter((code) => code !== locale)]
}

// For the schemas of files in content/.
export const text = v.pipe(v.string(), v.trim(), v.minLength(1))
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case'))
export const phraseFields = { en: text, es: text }
export const phrase = v.strictObject(phraseFields)
export const citedPhraseFields = { facts: v.optional(v.array(text), []), ...phraseFields }
