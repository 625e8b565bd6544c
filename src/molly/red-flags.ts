import { isHappening, withoutCuriosity } from './context.ts'
import { isTypoOf, normalize } from './normalize.ts'
import { compilePattern, matches, pad } from './patterns.ts'
import { groups, injuries, type RedFlagId, rules, smallWords, typoWords } from './red-flag-rules.ts'

export type RedFlag = { id: RedFlagId }

const compiled = rules.map(({ id, patterns, unless = [] }) => ({
  id,
  patterns: patterns.map((pattern) => compilePattern(pattern, groups)),
  unless: unless.map((pattern) => compilePattern(pattern, groups)),
}))
/** The most urgent emergency that a message tells of; undefined for ordinary questions. */
export function findRedFlag(message: string): RedFlag | undefined {
  const text = pad(withoutSmallWords(withoutCuriosity(normalize(message))))
  for (const { id, patterns, unless } of compiled) {
    const isInjury = injuries.includes(id)
    const counts = (start: number, end: number) => isHappening(text, start, end, isInjury)
    if (!patterns.some((pattern) => matches(pattern, text, counts))) continue
    if (unless.some((pattern) => matches(pattern, text))) continue
    return { id }
  }
  return undefined
}

function withoutSmallWords(text: string): string {
  return text
    .split(' ')
    .filter((word) => word && !smallWords.includes(word))
    .map(mendTypo)
    .join(' ')
}

function mendTypo(word: string): string {
  return typoWords.find((known) => known[0] === word[0] && isTypoOf(word, known)) ?? word
}
