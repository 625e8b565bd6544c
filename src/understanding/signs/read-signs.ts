import { type Context, readContext, withoutCuriosity, withoutMinimising } from './context.ts'
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
    const texts = { whole: readTexts(whole), bare: readTexts(bare) }
    return compiled
      .filter((one) => fires(one, one.rule.isWhole ? texts.whole : texts.bare))
      .map(({ rule }) => rule)
  }
}

/** `newestAt`: where the newest message begins. */
type Text = { padded: string; context: Context; newestAt: number }

type Texts = { all: Text; each: Text[] }

function readTexts(messages: string[]): Texts {
  const read = (list: string[]): Text => {
    const padded = pad(list.join(''))
    const newestAt = padded.length - (list.at(-1)?.length ?? 0) - 2
    return { padded, context: readContext(padded), newestAt }
  }
  return { all: read(messages), each: messages.map((message) => read([message])) }
}

/** `unless` in one message does not silence a rule that another message matches. */
function fires(one: Compiled, { all, each }: Texts): boolean {
  if (!says(one, all)) return false
  const isSilenced = ({ padded }: Text) => one.unless.some((pattern) => matches(pattern, padded))
  if (!isSilenced(all)) return true
  return each.length > 1 && each.some((text) => says(one, text) && !isSilenced(text))
}

function says({ rule, patterns }: Compiled, { padded, context, newestAt }: Text): boolean {
  const counts = (start: number, end: number) => context.isHappening(start, end, rule.isHistory)
  return patterns.some((pattern) => matches(pattern, padded, counts, newestAt))
}

function withoutSmallWords(text: string, readWord: Reading['word']): string {
  return text
    .split(' ')
    .filter((word) => word && !smallWords.has(word))
    .map(readWord)
    .join(' ')
    .concat(' ')
}
