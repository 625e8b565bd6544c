import rules from '../../../content/rules/person.json' with { type: 'json' }

export type Tooth = { [part in 'number' | 'vertical' | 'side' | 'depth' | 'type']?: string }

const { noun, place, filler, parts } = rules.tooth
const named = new RegExp(` (?:${noun}) `)
const onlyPlaces = new RegExp(
  `^ (?:(?:${filler}|${place}) )*(?:${place}) (?:(?:${filler}|${place}) )*$`,
)
const patterns = parts.map(
  ([part, value, words]) =>
    [part as keyof Tooth, value!, new RegExp(`(?<! not| no) (?:${words}) `)] as const,
)

/** 'Not the upper one, the lower one': the words, with a space at both ends, name places and nothing else. */
export const saysOnlyPlaces = (words: string): boolean => onlyPlaces.test(words)

export const isToothWord = new RegExp(`^(?:${noun}|${place}|number)$`)

/** Which tooth the words, with a space at both ends, speak of. */
export function readTooth(clause: string): Tooth | undefined {
  const [, number] =
    / (?:number|tooth|diente|pieza|numero|molar|muela) (\d\d?) (?!anos|years|days|dias|weeks)/.exec(
      clause,
    ) ??
    / (?:el|la) ([1-4][1-8]) (?!de |anos|por |y medio)/.exec(clause) ??
    []
  if (Number(number) > 0 && Number(number) <= 85) return { number }
  if (/ paletas? /.test(clause)) return { vertical: 'upper', depth: 'front' }
  // 'No, upper right' corrects, 'not the right one' denies.
  const words = clause.replace(/^ no(?= (?:upper|lower|top|bottom))/, '')
  const isPlaced = named.test(words) || onlyPlaces.test(words)
  const found: Tooth = {}
  for (const [part, value, pattern] of patterns)
    if (!found[part] && (part === 'type' || isPlaced) && pattern.test(words)) found[part] = value
  return Object.keys(found).length > 0 ? found : undefined
}

/** What was said before, where the new words don't name another tooth. */
export function joinTeeth(before: Tooth = {}, now: Tooth): Tooth {
  if (now.number || before.number) return now
  if ((before.depth === 'front' && now.type) || (now.depth === 'front' && before.type)) return now
  const isWisdom = before.type === 'wisdom' && now.type === 'molar'
  return { ...before, ...now, ...(isWisdom && { type: 'wisdom' }) }
}

export function toothName({ number, vertical, side, depth, type }: Tooth): string {
  return number ? `number ${number}` : [vertical, side, depth, type].filter(Boolean).join(' ')
}
