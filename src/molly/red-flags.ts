import {
  isHappening,
  isResolved,
  isUnrelated,
  withoutCuriosity,
  withoutMinimising,
} from './context.ts'
import { isTypoOf, normalize } from './normalize.ts'
import { compilePattern, matches, pad, type Pattern } from './patterns.ts'
import {
  chinese,
  groups,
  injuries,
  type Level,
  type RedFlagId,
  rules,
  type SignId,
  smallWords,
  translations,
  typoWords,
} from './red-flag-rules.ts'

/** An emergency, and the signs of it that the visitor said, the gravest first. */
export type RedFlag = { id: RedFlagId; level: Level; signs: SignId[] }

type Compiled = Omit<(typeof rules)[number], 'patterns' | 'unless'> & {
  patterns: Pattern[]
  unless: Pattern[]
}

const compiled: Compiled[] = rules.map((rule) => ({
  ...rule,
  patterns: rule.patterns.map((pattern) => compilePattern(pattern, groups)),
  unless: (rule.unless ?? []).map((pattern) => compilePattern(pattern, groups)),
}))

/** What of a long conversation is read: its end. */
const readTurns = 6
const readLength = 1500

/**
 * The gravest emergency that a visitor tells of, in one message or in all of theirs, oldest first;
 * undefined for ordinary questions. What the newest message denies does not count.
 */
export function findRedFlag(said: string | string[]): RedFlag | undefined {
  const turns = [said]
    .flat()
    .slice(-readTurns)
    .map((turn) => turn.slice(0, readLength))
  const newest = turns.at(-1)
  if (newest === undefined) return undefined
  const alone = readSigns([newest])
  if (turns.length === 1 || alone?.level === 'now') return alone
  if (isResolved(normalize(newest))) return alone
  const all = readSigns(turns)
  if (!all || isUnrelated(normalize(newest))) return alone
  return all
}

function readSigns(turns: string[]): RedFlag | undefined {
  const normalized = turns.map((turn) =>
    withoutMinimising(withoutCuriosity(normalize(translateChinese(turn)))),
  )
  const whole = normalized.map((turn) => `${turn} . `)
  const bare = whole.map(withoutSmallWords)
  const found = compiled.filter((rule) => fires(rule, rule.isWhole ? whole : bare))
  const first = found.find(({ level }) => level === 'now') ?? found[0]
  if (!first) return undefined
  const { id, level } = first
  const own = found.filter((rule) => rule.id === id && rule.level === level)
  return { id, level, signs: [...new Set(own.map(({ sign }) => sign))] }
}

/** What one message says beside a sign silences a rule in that message only. */
function fires(rule: Compiled, turns: string[]): boolean {
  const text = pad(turns.join(''))
  if (!says(rule, text, turns)) return false
  if (!rule.unless.some((pattern) => matches(pattern, text))) return true
  return (
    turns.length > 1 &&
    turns.some((turn) => {
      const alone = pad(turn)
      return says(rule, alone, [turn]) && !rule.unless.some((pattern) => matches(pattern, alone))
    })
  )
}

function says({ id, level, patterns }: Compiled, text: string, turns: string[]): boolean {
  const isInjury = injuries.includes(id) || level === 'today'
  const counts = (start: number, end: number) => isHappening(text, start, end, isInjury)
  const newestAt = text.length - (turns.at(-1)?.length ?? 0) - 2
  return patterns.some((pattern) => matches(pattern, text, counts, newestAt))
}

function withoutSmallWords(text: string): string {
  return text
    .split(' ')
    .filter((word) => word && !small.has(word))
    .map((word) => english.get(word) ?? mendTypo(word))
    .join(' ')
    .concat(' ')
}

const small = new Set(smallWords)
const english = toMap(translations)
const fromChinese = [...toMap(chinese)]

/** 'fievre,febbre:fever;…' as a map from each word before the colon. */
function toMap(list: string): Map<string, string> {
  return new Map(
    list.split(';').flatMap((entry) => {
      const [from, to] = entry.split(':') as [string, string]
      return from.split(',').map((word): [string, string] => [word, to])
    }),
  )
}

/** true: some of it is in a language that the pages don't have. */
export function isForeign(message: string): boolean {
  return (
    /\p{Script=Han}/u.test(message) ||
    normalize(message)
      .split(' ')
      .some((word) => english.has(word))
  )
}

function translateChinese(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  return fromChinese.reduce((now, [from, to]) => now.replaceAll(from, ` ${to} `), text)
}

function mendTypo(word: string): string {
  return typoWords.find((known) => known[0] === word[0] && isTypoOf(word, known)) ?? word
}
