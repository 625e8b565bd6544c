import { isOver, isResolved, isUnrelated } from './context.ts'
import { isTypoOf, normalize } from '../normalize.ts'
import { createReader } from './read-signs.ts'
import { withoutIdioms } from './idioms.ts'
import { groups, type RedFlag, rules } from './rules.ts'
import { translateChinese, translateWord } from './translations.ts'

/** Only the end of a long conversation is read. */
const readMessages = 6
const readLength = 1500

const readSigns = createReader(rules, groups, {
  // Translated, a text may be ten times as long.
  text: (message) => withoutIdioms(normalize(translateChinese(message)).slice(0, readLength)),
  word: (word) => translateWord(word) ?? mendTypo(word),
})

/** Words in which a typo would hide an emergency. None may be a letter away from a common word. */
const typoWords =
  'swollen bleeding breathing breathe swallow knocked unconscious hinchada hinchado hinchazon sangrando respirar garganta mandibula diente breathed'.split(
    ' ',
  )

/**
 * The gravest emergency in a visitor's message, or in all of their messages, oldest first; undefined
 * for ordinary questions. What the newest message denies, or an earlier one says is over, does not count.
 */
export function findRedFlag(texts: string | string[]): RedFlag | undefined {
  const messages = [texts]
    .flat()
    .slice(-readMessages)
    .map((message) => message.slice(0, readLength))
  const newest = messages.at(-1)
  if (newest === undefined) return undefined
  const alone = findGravest([newest])
  if (messages.length === 1 || alone?.level === 'now') return alone
  if (isResolved(normalize(newest))) return alone
  const over = messages.findLastIndex((message) => isOver(normalize(message)))
  const all = findGravest(messages.slice(Math.max(over, 0)))
  if (!all || isUnrelated(normalize(newest))) return alone
  return all
}

function findGravest(messages: string[]): RedFlag | undefined {
  const found = readSigns(messages)
  const first = found.find(({ level }) => level === 'now') ?? found[0]
  if (!first) return undefined
  const { id, level } = first
  const own = found.filter((rule) => rule.id === id && rule.level === level)
  return { id, level, signs: [...new Set(own.map(({ sign }) => sign))] }
}

function mendTypo(word: string): string {
  if (typoWords.includes(word)) return word
  return typoWords.find((known) => known[0] === word[0] && isTypoOf(word, known)) ?? word
}
