import signs from '../../../content/rules/plain-signs.json' with { type: 'json' }
import { createReader } from '../../understanding/signs/read-signs.ts'
import { plain } from './plain.ts'

/** Where the emergency page has the first steps for a sign; elsewhere the steps are to call. */
const sections: Partial<Record<keyof typeof signs.signs, string>> = {
  breathing: 'swelling',
  swallowing: 'swelling',
  throat: 'swelling',
  bleeding: 'bleeding',
  eye: 'swelling',
  neck: 'swelling',
  'swelling-fever': 'swelling',
  'tooth-out': 'knocked-out',
  jaw: 'jaw-injury',
}

const rules = Object.entries(signs.signs).map(([sign, patterns]) => ({
  section: sections[sign as keyof typeof signs.signs] ?? '',
  patterns,
  unless: signs.doubtful,
  isHistory: true,
}))
const readSigns = createReader(rules, signs.groups)

/** true: plainly an emergency. */
export function isPlainEmergency(message: string): boolean {
  return findSection(message) !== undefined
}

function findSection(message: string): string | undefined {
  const found = readSigns([message]).map(({ section }) => section)
  const section = found.find(Boolean) ?? found[0]
  return section === 'knocked-out' && babyTooth.test(message) ? 'baby-tooth' : section
}

/** Its steps are other ones: a baby tooth is never put back. */
const babyTooth =
  /\b(?:baby|milk) t(?:oo|ee)th|diente\w* de leche|\b(?:toddler|beb[eé])|(?:^|\D)[1-5][\s-]*(?:años?|years?|yrs?|yo)\b/i

plain.find = findSection
