import { nameRegion } from '../../i18n/formats.ts'
import { getText } from '../../i18n/index.ts'
import type { Locale } from '../../i18n/locales.ts'
import { otherNumbers } from '../../molly/numbers.ts'

/** Whose number needs a word more. */
const noted = ['PE', 'AR', 'BO', 'CR', 'CU', 'GT', 'PY', 'UY'] as const

export function findNote(country: string, locale: Locale): string | undefined {
  const found = noted.find((code) => code === country)
  return found && getText(locale)(`emergency.notes.${found}`)
}

/** The countries after the first ones, by name. */
export function listOtherCountries(locale: Locale) {
  return Object.entries(otherNumbers)
    .map(([country, entry]) => ({ country, name: nameRegion(country, locale), ...entry! }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
