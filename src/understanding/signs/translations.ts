import translations from '../../../content/rules/translations.json' with { type: 'json' }
import { normalize } from '../normalize.ts'

/** The plain words of an emergency in French, Portuguese, Italian and German, read as English. */
const european = new Map(listPairs(translations.european))

/** The same for Chinese, which has no spaces, in the order in which they are replaced. */
const chinese = listPairs(translations.chinese)

function listPairs(table: Record<string, string>): [foreign: string, english: string][] {
  return Object.entries(table).flatMap(([english, words]) =>
    words.split(', ').map((word): [string, string] => [word, english]),
  )
}

export function translateChinese(text: string): string {
  if (!hasChinese(text)) return text
  return chinese.reduce((now, [from, to]) => now.replaceAll(from, ` ${to} `), text)
}

export function translateWord(word: string): string | undefined {
  return european.get(word)
}

/** true: part of it is in a language that the pages don't have. */
export function isForeign(message: string): boolean {
  return (
    hasChinese(message) ||
    normalize(message)
      .split(' ')
      .some((word) => european.has(word))
  )
}

function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}
