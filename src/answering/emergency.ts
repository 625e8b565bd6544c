import emergencies from '../../content/rules/emergencies.json' with { type: 'json' }
import { type Locale, localeCodes } from '../i18n/locales.ts'
import { normalize } from '../understanding/normalize.ts'
import { readPerson } from '../understanding/person.ts'
import { emergencyNumbers, findNumbers, helpLines } from '../molly/numbers.ts'
import { compilePattern, matches, pad } from '../understanding/patterns.ts'
import { reminder } from '../molly/reminder.ts'
import {
  type EmergencyId,
  type Level,
  type RedFlag,
  type SignId,
  signs as allSigns,
} from '../understanding/signs/rules.ts'

/** An emergency, as specific as its reply has to be. */
export type Emergency = {
  id: EmergencyId
  level: Level
  signs: SignId[]
  /** The anchor on /conditions/emergency, where one fits. */
  section?: string
}

type ReplyText = {
  /** In place of "Call 911 now." where something else comes first. */
  first?: string
  /** One sentence, with the `{signs}` that the visitor said. */
  why: string
  /** Where no sign that means *now* was said, or after `first`; `{numbers}` to call. */
  careful: string
  /** United States only. */
  helpLine?: string
  /** A first step for `careful` alone, whose signs it speaks of. */
  watch?: string
  steps: string[]
}

const replies = emergencies.replies as Record<
  EmergencyId,
  { section?: string } & Record<Locale, ReplyText>
>
const { call, teeth } = emergencies

const compile = (patterns: string[]) => patterns.map((pattern) => compilePattern(pattern, {}))
const babyTooth = compile(teeth.baby)
const infant = compile(teeth.infant)
const adultTooth = compile(teeth.adult)
const unsure = compile(teeth.unsure)
const child = compile(teeth.child)
const front = compile(teeth.front)
/** Baby front teeth fall out by 8: ERU-24 and ERU-25 in content/facts.json. */
const minFrontAge = 9

/** Tells lost teeth apart: a baby tooth is never put back, an adult one is. */
export function describeEmergency(
  { id, level, signs }: RedFlag,
  texts: string | string[],
): Emergency {
  const described = id === 'knocked-out' ? whichTooth([texts].flat()) : id
  return { id: described, level, signs, section: replies[described].section }
}

function whichTooth(turns: string[]): EmergencyId {
  const text = pad(turns.map(normalize).join(' . '))
  const says = (patterns: ReturnType<typeof compile>) =>
    patterns.some((pattern) => matches(pattern, text))
  const { ageYears, ageMonths } = readPerson(turns)
  const age = ageYears ?? (ageMonths !== undefined || says(infant) ? 1 : undefined)
  if (says(unsure) && (age === undefined || age > 5)) return 'either-tooth'
  if (age !== undefined && age <= 5) return 'baby-tooth'
  if (says(adultTooth)) return 'knocked-out'
  if (says(babyTooth)) return 'baby-tooth'
  if (age !== undefined && age >= minFrontAge && says(front)) return 'knocked-out'
  if (age !== undefined) return age <= 12 ? 'either-tooth' : 'knocked-out'
  return says(child) ? 'either-tooth' : 'knocked-out'
}

/** true: this emergency was answered before in the conversation. */
export function isSaid(
  flag: RedFlag,
  { turns, replies: before }: { turns: string[]; replies: string[] },
  locale: Locale,
): boolean {
  const [step] = replies[describeEmergency(flag, turns).id][locale].steps
  return before.some((reply) => reply.includes(step!))
}

/** What these begin with sends to a dentist or doctor today, and to the phone only with other signs. */
const forToday: EmergencyId[] = [
  'knocked-out',
  'baby-tooth',
  'either-tooth',
  'swelling',
  'bleeding',
  'child-trauma',
  'swallowed-object',
  'anaesthesia-reaction',
  'dengue',
]
const openings = forToday.flatMap((id) =>
  localeCodes.map(
    (locale) => replies[id][locale].first ?? replies[id][locale].careful.split('{')[0]!,
  ),
)

/** true: the reply to an emergency tells when to call for help, and not that it is time to. */
export function isForToday(reply: string): boolean {
  return openings.some((opening) => reply.startsWith(opening))
}

/** `country` is the ISO code of where the visitor is, when known: never guessed from the language. */
export function emergencyReply(
  { id, level, signs }: Emergency,
  locale: Locale,
  country?: string,
): string {
  const { first, why, careful, helpLine, watch, steps } = replies[id][locale]
  const reason = nameSigns(why, signs, locale)
  const caution = withNumbers(careful, locale, country)
  const opening = first
    ? [`${first} ${reason}`, caution]
    : [level === 'now' ? `${callNow(locale, country)} ${reason}` : caution]
  const mayBeInUs = country === undefined || country === 'US'
  const paragraphs = [
    ...opening,
    mayBeInUs &&
      helpLine?.replaceAll('{poison}', helpLines.poison).replaceAll('{crisis}', helpLines.crisis),
    [...(level === 'today' && watch ? [watch] : []), ...steps]
      .map((step) => `- ${step}`)
      .join('\n'),
    reminder[locale],
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** When to call, and whom: the end of an answer that is no emergency. */
export function describeEmergencyLine(locale: Locale, country?: string): string {
  return withNumbers(call.line[locale], locale, country)
}

/** Names the two gravest signs: 'swelling near the eye and swelling in the neck'. */
function nameSigns(why: string, signs: SignId[], locale: Locale): string {
  const named = signs
    .filter((sign) => sign !== 'bleeding' || !signs.includes('blood-thinner'))
    .slice(0, 2)
    .map((sign) => allSigns[sign][locale])
    .join(` ${call.and[locale]} `)
  if (!named)
    return why.replace(/^(?:With|Con) \{signs\}, (.)/, (_, letter: string) => letter.toUpperCase())
  return why.replace('{signs}', named)
}

function callNow(locale: Locale, country?: string): string {
  const number = ownNumber(locale, country)
  return number
    ? call.now[locale].replace('{number}', number)
    : call.nowUnknown[locale].replace('{numbers}', listNumbers(locale))
}

/** With the number of the visitor's country, or all numbers if the country is not known. */
export function withNumbers(text: string, locale: Locale, country?: string): string {
  const number = ownNumber(locale, country)
  const numbers = number ?? call.yourNumber[locale].replace('{numbers}', listNumbers(locale))
  return text
    .replace('{a} ', number ? 'al ' : 'a ')
    .replace('{numbers}', numbers)
    .replace(/,(?=[.:,])/, '')
}

function ownNumber(locale: Locale, country?: string): string | undefined {
  const own = country === undefined ? undefined : findNumbers(country)
  return own && joinNumbers(own, locale)
}

/** '911 (US, Mexico), 123 (Colombia) …' */
function listNumbers(locale: Locale): string {
  const countries = Map.groupBy(emergencyNumbers, (entry) => joinNumbers(entry, locale))
  const listed = [...countries].map(
    ([numbers, entries]) => `${numbers} (${entries.map(({ name }) => name[locale]).join(', ')})`,
  )
  return `${listed.join(', ')} ${call.or[locale]} ${call.local[locale]}`
}

function joinNumbers({ number, other }: { number: string; other?: string }, locale: Locale) {
  return other ? `${number} ${call.or[locale]} ${other}` : number
}
