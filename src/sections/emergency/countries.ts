import { nameRegion } from '../../i18n/formats.ts'
import { getText } from '../../i18n/index.ts'
import type { Locale } from '../../i18n/locales.ts'
import { emergencyNumbers, otherNumbers } from '../../molly/numbers.ts'

/** Countries whose numbers need a note. */
const noted = ['PE', 'AR', 'BO', 'CR', 'CU', 'GT', 'PY', 'UY'] as const

function findNote(country: string, locale: Locale): string | undefined {
  const found = noted.find((code) => code === country)
  return found && getText(locale)(`emergency.notes.${found}`)
}

/** All countries with known numbers: the first ones in their order, then the others by name. */
export function listCountries(locale: Locale) {
  const first = emergencyNumbers.map(({ country, name, number }) => ({
    country: country as string,
    name: name[locale],
    numbers: [number],
  }))
  const others = Object.entries(otherNumbers)
    .map(([country, entry]) => ({
      country,
      name: nameRegion(country, locale),
      numbers: [entry!.number, ...(entry!.other ? [entry!.other] : [])],
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  return [...first, ...others].map((entry) => ({ ...entry, note: findNote(entry.country, locale) }))
}
