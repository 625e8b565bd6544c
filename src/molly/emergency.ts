import type { Locale } from '../i18n/locales.ts'
import { type EmergencyTextId, emergencyTexts, helpLineTexts } from './emergency-texts.ts'
import { normalize } from './normalize.ts'
import { emergencyNumbers, helpLines } from './numbers.ts'
import { compilePattern, matches, pad } from './patterns.ts'
import type { RedFlag } from './red-flags.ts'
import { reminder } from './reminder.ts'

/** An emergency, told apart as far as its reply needs. */
export type Emergency = {
  id: EmergencyTextId
  /** The anchor on /conditions/emergency, where one fits. */
  section?: string
}

const sections: Partial<Record<EmergencyTextId, string>> = {
  breathing: 'swelling',
  swelling: 'swelling',
  'knocked-out': 'knocked-out',
  'baby-tooth': 'baby-tooth',
  bleeding: 'bleeding',
  'jaw-injury': 'jaw-injury',
  'child-trauma': 'baby-tooth',
  'swallowed-object': 'other-emergencies',
  overdose: 'other-emergencies',
}

const young = '1|2|3|4|one|two|three|four|un|uno|dos|tres|cuatro'
const babyTooth = [
  'baby|milk|primary tooth|teeth',
  'diente|dientes|dientito|dientitos de leche',
  'toddler|toddlers|infant',
  `${young} year|years|yr old`,
  `tiene|de ${young} ano|anos`,
  'month|months old',
  'bebe|nene|nena|hijo|hija ~ meses',
].map((pattern) => compilePattern(pattern, {}))
const adultTooth = compilePattern('adult|permanent*|definitiv*', {})

/** A baby tooth is never put back, an adult one is: the message may say which it was. */
export function describeEmergency({ id }: RedFlag, message: string): Emergency {
  const text = pad(normalize(message))
  const isBabyTooth =
    id === 'knocked-out' &&
    !matches(adultTooth, text) &&
    babyTooth.some((pattern) => matches(pattern, text))
  const described = isBabyTooth ? 'baby-tooth' : id
  return { id: described, section: sections[described] }
}

/** `country` is the ISO code of where the visitor is, when known: never guessed from the language. */
export function emergencyReply({ id }: Emergency, locale: Locale, country?: string): string {
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
function listNumbers(locale: Locale, country?: string): string {
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
