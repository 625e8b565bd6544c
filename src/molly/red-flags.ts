import { isHappening, joinDates } from './context.ts'
import { isTypoOf, normalize } from './normalize.ts'
import { compilePattern, matches, pad } from './patterns.ts'
import {
  babyTooth,
  groups,
  injuries,
  realWords,
  type RedFlagId,
  rules,
  typoWords,
} from './red-flag-rules.ts'

export type RedFlag = {
  id: RedFlagId
  /** The anchor on /conditions/emergency. */
  section?: string
  /** Which tooth was knocked out, where the message says so. */
  tooth?: 'baby' | 'adult'
}

const sections: Partial<Record<RedFlagId, string>> = {
  breathing: 'swelling',
  swelling: 'swelling',
  'knocked-out': 'knocked-out',
  bleeding: 'bleeding',
  'jaw-injury': 'jaw-injury',
  'child-trauma': 'baby-tooth',
  'swallowed-object': 'other-emergencies',
  overdose: 'other-emergencies',
}

const compiled = rules.map(({ id, patterns, unless = [] }) => ({
  id,
  patterns: patterns.map((pattern) => compilePattern(pattern, groups)),
  unless: unless.map((pattern) => compilePattern(pattern, groups)),
}))
const baby = compilePattern('@babyTooth', { babyTooth })
const adult = compilePattern('adult|permanent|definitivo|permanente', groups)

/** The most urgent emergency that a message tells of; undefined for ordinary questions. */
export function findRedFlag(message: string): RedFlag | undefined {
  const text = joinDates(pad(mendTypos(normalize(message))))
  for (const { id, patterns, unless } of compiled) {
    const isInjury = injuries.includes(id)
    const counts = (start: number, end: number) => isHappening(text, start, end, isInjury)
    if (!patterns.some((pattern) => matches(pattern, text, counts))) continue
    if (unless.some((pattern) => matches(pattern, text))) continue
    return describe(id, text)
  }
  return undefined
}

function describe(id: RedFlagId, text: string): RedFlag {
  const section = sections[id]
  if (id !== 'knocked-out') return section ? { id, section } : { id }
  if (matches(adult, text)) return { id, section, tooth: 'adult' }
  return matches(baby, text) ? { id, section: 'baby-tooth', tooth: 'baby' } : { id, section }
}

function mendTypos(text: string): string {
  return text
    .split(' ')
    .map((word) =>
      word.length < 5 || typoWords.includes(word) || realWords.includes(word)
        ? word
        : (typoWords.find((target) => isTypoOf(word, target)) ?? word),
    )
    .join(' ')
}
