import { isHappening, withoutCuriosity, withoutMinimising } from './context.ts'
import { normalizePlain } from '../normalize.ts'
import { compilePattern, type Groups, matches, pad, type Pattern } from '../patterns.ts'
import { smallWords } from './small-words.ts'

export type Rule = {
  /** In the language of patterns.ts; one match is enough. */
  patterns: string[]
  /** A match anywhere in the message silences the rule. */
  unless?: string[]
  /** Reads the small words too: 'me pegó' is not 'se pegó'. */
  isWhole?: boolean
  /** An earlier year anywhere in the sentence makes it history. */
  isHistory?: boolean
}

type Compiled<R extends Rule = Rule> = { rule: R; patterns: Pattern[]; unless: Pattern[] }

/** How a message, and then each of its words, is prepared for the rules. */
export type Reading = { text: (message: string) => string; word: (word: string) => string }

const plainReading: Reading = { text: normalizePlain, word: (word) => word }

/** Creates a function that finds the rules that match a visitor's messages, oldest first. */
export function createReader<R extends Rule>(rules: R[], groups: Groups, reading = plainReading) {
  const compile = (pattern: string) => compilePattern(pattern, groups)
  const compiled = rules.map((rule): Compiled<R> => ({
    rule,
    patterns: rule.patterns.map(compile),
    unless: (rule.unless ?? []).map(compile),
  }))

  return function readSigns(messages: string[]): R[] {
    const whole = messages.map(
      (message) => `${withoutMinimising(withoutCuriosity(reading.text(message)))} . `,
    )
    const bare = whole.map((message) => withoutSmallWords(message, reading.word))
    return compiled
      .filter((one) => fires(one, one.rule.isWhole ? whole : bare))
      .map(({ rule }) => rule)
  }
}

/** `unless` in one message does not silence a rule that another message matches. */
function fires(one: Compiled, messages: string[]): boolean {
  const text = pad(messages.join(''))
  if (!says(one, text, messages)) return false
  if (!one.unless.some((pattern) => matches(pattern, text))) return true
  return (
    messages.length > 1 &&
    messages.some((message) => {
      const alone = pad(message)
      return says(one, alone, [message]) && !one.unless.some((pattern) => matches(pattern, alone))
    })
  )
}

function says({ rule, patterns }: Compiled, text: string, messages: string[]): boolean {
  const counts = (start: number, end: number) => isHappening(text, start, end, rule.isHistory)
  const newestAt = text.length - (messages.at(-1)?.length ?? 0) - 2
  return patterns.some((pattern) => matches(pattern, text, counts, newestAt))
}

function withoutSmallWords(text: string, readWord: Reading['word']): string {
  return text
    .split(' ')
    .filter((word) => word && !smallWords.has(word))
    .map(readWord)
    .join(' ')
    .concat(' ')
}
