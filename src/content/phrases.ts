import { type Locale, localeCodes } from '../i18n/locales.ts'

/** A sentence to say or to show, in every language. */
export type Phrase = Record<Locale, string>

/** What people say in one situation; emergencies come before all else. */
export type Situation = { id: string; title: Phrase; urgent: Phrase[]; phrases: Phrase[] }

/** In the order of reading: the own language first. */
export function startingWith(locale: Locale): Locale[] {
  return [locale, ...localeCodes.filter((code) => code !== locale)]
}
