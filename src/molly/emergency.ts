import type { Locale } from '../i18n/locales.ts'
import { emergencyTexts, helpLineTexts } from './emergency-texts.ts'
import { emergencyNumbers, helpLines } from './numbers.ts'
import type { RedFlag } from './red-flags.ts'
import { reminder } from './reminder.ts'

/** `country` is the ISO code of where the visitor is, when known: never guessed from the language. */
export function emergencyReply(flag: RedFlag, locale: Locale, country?: string): string {
  const id = flag.tooth === 'baby' ? 'baby-tooth' : flag.id
  const { call, otherwise, steps } = emergencyTexts[locale][id]
  const helpLine = country === undefined || country === 'US' ? helpLineTexts[locale][id] : undefined
  const paragraphs = [
    call.replace('{numbers}', listNumbers(locale, country)),
    helpLine?.replaceAll('{poison}', helpLines.poison).replaceAll('{crisis}', helpLines.crisis),
    otherwise,
    steps.map((step) => `- ${step}`).join('\n'),
    reminder[locale],
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** '911 (US, Mexico), 123 (Colombia) …', the visitor's own country first. */
export function listNumbers(locale: Locale, country?: string): string {
  const own = emergencyNumbers.filter((entry) => entry.country === country)
  const rest = emergencyNumbers.filter((entry) => entry.country !== country)
  const or = locale === 'es' ? 'o' : 'or'
  const countriesByNumber = new Map<string, string[]>()
  for (const { number, other, name } of [...own, ...rest]) {
    const numbers = other ? `${number} ${or} ${other}` : number
    countriesByNumber.set(numbers, [...(countriesByNumber.get(numbers) ?? []), name[locale]])
  }
  const listed = [...countriesByNumber].map(([number, names]) => `${number} (${names.join(', ')})`)
  if (own.length > 0) return listed.join(', ')
  return `${listed.join(', ')} ${locale === 'es' ? 'o al número de emergencias local' : 'or your local emergency number'}`
}
