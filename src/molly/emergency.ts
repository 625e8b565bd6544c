import type { Locale } from '../i18n/locales.ts'
import {
  callTexts,
  emergencyLine,
  type EmergencyTextId,
  emergencyTexts,
  helpLineTexts,
  signTexts,
} from './emergency-texts.ts'
import { normalize } from './normalize.ts'
import { emergencyNumbers, findNumbers, helpLines } from './numbers.ts'
import { compilePattern, matches, pad } from './patterns.ts'
import type { Level, RedFlag, SignId } from './red-flags.ts'
import { reminder } from './reminder.ts'

/** An emergency, told apart as far as its reply needs. */
export type Emergency = {
  id: EmergencyTextId
  level: Level
  signs: SignId[]
  /** The anchor on /conditions/emergency, where one fits. */
  section?: string
}

const sections: Partial<Record<EmergencyTextId, string>> = {
  breathing: 'swelling',
  swelling: 'swelling',
  'knocked-out': 'knocked-out',
  'baby-tooth': 'baby-tooth',
  'either-tooth': 'baby-tooth',
  bleeding: 'bleeding',
  'jaw-injury': 'jaw-injury',
  'child-trauma': 'baby-tooth',
  'swallowed-object': 'other-emergencies',
  overdose: 'other-emergencies',
}

const babyTooth = compile(
  'baby|milk|primary tooth|teeth',
  'diente|dientes|dientito|dientitos de leche',
)
const infant = compile(
  'toddler|toddlers|infant|bebe',
  'months? old',
  'month|months old',
  'de|tiene * meses',
)
const adultTooth = compile('adult|permanent*|definitiv*')
const unsure = compile('not|dont know|sure ~ baby|milk|adult', 'no se si ~ leche|permanente')
const child = compile(
  'my|his|her|our son|sons|daughter|daughters|kid|kids|child|boy|girl|grandson|granddaughter|niece|nephew|student',
  'mi|su|nuestro|nuestra hijo|hija|nino|nina|nieto|nieta|sobrino|sobrina|nene|nena|alumno|alumna',
)

function compile(...patterns: string[]) {
  return patterns.map((pattern) => compilePattern(pattern, {}))
}

const numberWords =
  'zero|one|un,uno,una|two,dos|three,tres|four,cuatro|five,cinco|six,seis|seven,siete|eight,ocho|nine,nueve|ten,diez'
const spelledAges = new Map(
  numberWords
    .replace('one|un,uno,una', 'one,un,uno,una')
    .split('|')
    .flatMap((names, age) => names.split(',').map((name): [string, number] => [name, age])),
)
const aged =
  / (?:(\w+) (?:years?|yrs?|yr) (?:old|olds)|(\d{1,2}) ?(?:yo|y o)|(?:aged?|hes|shes|is|im|turning) (\d{1,2})|(?:tiene|tengo|de|cumplio) (?!una? (?!an(?:o|ito) ))(\w+)(?: (?:anos?|anitos?))?) /

/** The age in years that a message names, if any. */
function readAge(text: string): number | undefined {
  const spaced = text.replace(/(\d)(yo|yr|year)/g, '$1 $2')
  const found = aged.exec(spaced)
  if (!found) return undefined
  const said = found.slice(1).find(Boolean)!
  const age = spelledAges.get(said) ?? Number(said)
  return Number.isNaN(age) ? undefined : age
}

/** A baby tooth is never put back, an adult one is: the visitor's words may say which it was. */
export function describeEmergency(
  { id, level, signs }: RedFlag,
  said: string | string[],
): Emergency {
  const described = id === 'knocked-out' ? whichTooth([said].flat()) : id
  return { id: described, level, signs, section: sections[described] }
}

function whichTooth(turns: string[]): EmergencyTextId {
  const text = pad(turns.map(normalize).join(' . '))
  const says = (patterns: ReturnType<typeof compile>) =>
    patterns.some((pattern) => matches(pattern, text))
  const age = readAge(text) ?? (says(infant) ? 1 : undefined)
  if (says(unsure) && (age === undefined || age > 5)) return 'either-tooth'
  if (age !== undefined && age <= 5) return 'baby-tooth'
  if (says(adultTooth)) return 'knocked-out'
  if (says(babyTooth)) return 'baby-tooth'
  if (age !== undefined) return age <= 12 ? 'either-tooth' : 'knocked-out'
  return says(child) ? 'either-tooth' : 'knocked-out'
}

/** `country` is the ISO code of where the visitor is, when known: never guessed from the language. */
export function emergencyReply(
  { id, level, signs }: Emergency,
  locale: Locale,
  country?: string,
): string {
  const { first, why, careful, steps } = emergencyTexts[locale][id]
  const whyTold = nameSigns(why, signs, locale)
  const carefulTold = withNumbers(careful, locale, country)
  const told = first
    ? [`${first} ${whyTold}`, carefulTold]
    : [level === 'now' ? `${callNow(locale, country)} ${whyTold}` : carefulTold]
  const helpLine = country === undefined || country === 'US' ? helpLineTexts[locale][id] : undefined
  const paragraphs = [
    ...told,
    helpLine?.replaceAll('{poison}', helpLines.poison).replaceAll('{crisis}', helpLines.crisis),
    steps.map((step) => `- ${step}`).join('\n'),
    reminder[locale],
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** What every answer may end with that is no emergency: when to call, and whom. */
export function describeEmergencyLine(locale: Locale, country?: string): string {
  return withNumbers(emergencyLine[locale], locale, country)
}

/** 'swelling near the eye and swelling in the neck': the two gravest. */
function nameSigns(why: string, signs: SignId[], locale: Locale): string {
  const named = signs
    .slice(0, 2)
    .map((sign) => signTexts[locale][sign])
    .join(locale === 'es' ? ' y ' : ' and ')
  if (!named)
    return why.replace(/^(?:With|Con) \{signs\}, (.)/, (_, letter: string) => letter.toUpperCase())
  return why.replace('{signs}', named)
}

function callNow(locale: Locale, country?: string): string {
  const number = ownNumber(locale, country)
  const { call, callUnknown } = callTexts[locale]
  return number
    ? call.replace('{number}', number)
    : callUnknown.replace('{numbers}', listNumbers(locale))
}

/** The visitor's own country's number only; where that is not known, all that we know. */
function withNumbers(text: string, locale: Locale, country?: string): string {
  const number = ownNumber(locale, country)
  const numbers = number ?? callTexts[locale].yourNumber.replace('{numbers}', listNumbers(locale))
  return text
    .replace('{a} ', number ? 'al ' : 'a ')
    .replace('{numbers}', numbers)
    .replace(/,([.:])/, '$1')
}

function ownNumber(locale: Locale, country?: string): string | undefined {
  const own = country === undefined ? undefined : findNumbers(country)
  const or = locale === 'es' ? 'o' : 'or'
  return own?.other ? `${own.number} ${or} ${own.other}` : own?.number
}

/** '911 (US, Mexico), 123 (Colombia) …' */
function listNumbers(locale: Locale): string {
  const or = locale === 'es' ? 'o' : 'or'
  const countriesByNumber = new Map<string, string[]>()
  for (const { number, other, name } of emergencyNumbers) {
    const numbers = other ? `${number} ${or} ${other}` : number
    countriesByNumber.set(numbers, [...(countriesByNumber.get(numbers) ?? []), name[locale]])
  }
  const listed = [...countriesByNumber].map(([number, names]) => `${number} (${names.join(', ')})`)
  return `${listed.join(', ')} ${or} ${callTexts[locale].local}`
}
