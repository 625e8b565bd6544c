import type { Locale } from '../i18n/locales.ts'
import type { Phrase } from './phrase.ts'

/** 'at 6 to 7 years', the fact that states it, and the number and publisher of its source. */
export type Age = { text: string; fact: string; reference: number; publisher: string }

/** `fdi`: its number in most countries; `universal`: its number in the United States. */
export type Tooth = { fdi: number; universal: string; comesIn: Age; fallsOut?: Age }

type System = keyof typeof systemNames

/** The ways to number teeth, first the one that readers of a language meet: English ones, in the US. */
export function listSystems(locale: Locale): [System, System] {
  return locale === 'en' ? ['universal', 'fdi'] : ['fdi', 'universal']
}

export const systemNames = { fdi: 'FDI', universal: 'Universal' }

/** 'Universal 3, FDI 16' */
export function writeNumbers(tooth: Tooth, locale: Locale): string {
  return listSystems(locale)
    .map((system) => `${systemNames[system]} ${tooth[system]}`)
    .join(', ')
}

/** A tooth or another part of the mouth. `words`: its name at the dentist. */
export type Place = { id: string; words: Phrase; tooth?: Tooth }

/** 'my upper lip' -> 'My upper lip' */
export function capitalize(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
