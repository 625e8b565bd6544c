import type { Locale } from '../i18n/locales.ts'

/** A Spanish name; `note` names the countries that say it, or its register. */
export type SpanishName = { name: string; note?: string }

/** The first Spanish name is the one this site uses. */
export type GlossaryEntry = {
  id: string
  english: string
  spanish: [SpanishName, ...SpanishName[]]
}

/** The name that an entry is listed under in a language. */
export function termOf({ english, spanish }: GlossaryEntry, locale: Locale): string {
  return locale === 'en' ? english : spanish[0].name
}
