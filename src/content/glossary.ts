import type { Locale } from '../i18n/locales.ts'

/** A Spanish name; `note` gives the countries that use it, or its register. */
export type SpanishName = { name: string; note?: string }

/** The first Spanish name is the one this site uses. */
export type GlossaryEntry = {
  id: string
  english: string
  spanish: [SpanishName, ...SpanishName[]]
}

/** The name under which an entry is listed in a language. */
export function termOf({ english, spanish }: GlossaryEntry, locale: Locale): string {
  return locale === 'en' ? english : spanish[0].name
}
