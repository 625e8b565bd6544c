import * as v from 'valibot'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { text } from '../content/fields.ts'
import { parseJson, parseJsonFile } from '../content/parse.ts'
import type { ReadText } from '../content/read.ts'
import { type Found, plain, sentences, type TextFile } from './text.ts'

const wordingFile = 'content/wording.json'

/** `words` is a regular expression. */
const words = { words: text, isCaseSensitive: v.optional(v.boolean(), false) }
const rules = v.strictObject({
  /** `isClaim`: allowed in sentences that deny it. */
  never: v.array(
    v.strictObject({ ...words, remedy: text, isClaim: v.optional(v.boolean(), false) }),
  ),
  /** Clichés, and how often all pages together may use each. */
  seldom: v.array(v.strictObject({ ...words, most: v.number() })),
})
const wordingSchema = v.strictObject({ en: rules, es: rules })

/** Banned and overused words. */
export type Wording = v.InferOutput<typeof wordingSchema>

export function readWording(read: ReadText): Wording {
  return parseJsonFile(wordingFile, wordingSchema, read(wordingFile))
}

const toPattern = (source: string, isCaseSensitive: boolean) =>
  new RegExp(source, isCaseSensitive ? 'gu' : 'giu')

const denial =
  /(?<!\p{L})(?:no|not|never|without|nothing|nobody|none|neither|cannot|can't|can’t|doesn't|doesn’t|isn't|isn’t|aren't|aren’t|don't|don’t|avoid|warning|sin|nunca|ningun[oa]?|ningún|nadie|nada|tampoco|ni|evite)(?!\p{L})/iu

const allowedFile = 'content/wording-allowed.json'

/** Exceptions for banned words, with reasons. */
export type Allowed = { file: string; text: string; reason: string }

export function readAllowed(read: ReadText): Allowed[] {
  return parseJson(allowedFile, read(allowedFile)) as Allowed[]
}

/** Finds placeholders left by `npm run content:new`, also in `{ when: "…", items: ["…"] }`. */
function checkUnfinished(texts: Pick<TextFile, 'file' | 'locale' | 'lines'>[]): Found[] {
  return texts.flatMap(({ file, lines }) =>
    lines
      .filter(({ text }) => /^…$|(["'])…\1/.test(text))
      .map(({ number }) => ({
        file,
        line: number,
        problem: 'says "…"',
        remedy: 'write it, or delete the field',
      })),
  )
}

/** Finds banned words: claims, doses, names and forms of address. */
export function checkWording(
  texts: Pick<TextFile, 'file' | 'locale' | 'lines'>[],
  wording: Wording,
  allowed: Allowed[],
): Found[] {
  const rulesOf = (locale: Locale) =>
    wording[locale].never.map(({ words, isCaseSensitive, ...rule }) => ({
      ...rule,
      pattern: toPattern(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, isCaseSensitive),
    }))
  const rules = { en: rulesOf('en'), es: rulesOf('es') }
  const used = new Set<Allowed>()
  const findings = texts.flatMap(({ file, locale, lines }) =>
    lines.flatMap(({ number, text, kind }) =>
      (kind === 'box' ? [] : sentences(text)).map(plain).flatMap((words) =>
        rules[locale].flatMap(({ pattern, remedy, isClaim }) => {
          const match = words.match(pattern)
          if (!match || (isClaim && (denial.test(words) || words.endsWith('?')))) return []
          const exception = allowed.find(
            (entry) => entry.file === file && words.includes(entry.text),
          )
          if (exception) {
            used.add(exception)
            return []
          }
          return {
            file,
            line: number,
            problem: `says "${match[0]}": ${words.slice(0, 100)}`,
            remedy,
          }
        }),
      ),
    ),
  )
  const idle = allowed.filter((entry) => !used.has(entry))
  return [
    ...findings,
    ...checkUnfinished(texts),
    ...idle.map(({ file, text }) => ({
      file: allowedFile,
      at: JSON.stringify(text),
      problem: `allows "${text}" in ${file}, where nothing needs it`,
      remedy: 'delete the entry',
    })),
  ]
}

/** Finds overused phrases. Ignores headings, which repeat on every page. */
export function checkFormulas(
  texts: Pick<TextFile, 'locale' | 'lines'>[],
  wording: Wording,
): Found[] {
  return localeCodes.flatMap((locale) => {
    const all = texts
      .filter((text) => text.locale === locale)
      .flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'bare'))
      .map(({ text }) => plain(text))
      .join('\n')
    return wording[locale].seldom.flatMap(({ words, isCaseSensitive, most }) => {
      const found = [...all.matchAll(toPattern(words, isCaseSensitive))]
      if (found.length <= most) return []
      return {
        file: wordingFile,
        at: JSON.stringify(words),
        problem: `the pages say "${found.at(-1)![0]}" ${found.length} times in ${locale}, and ${most} are allowed`,
        remedy: 'say it in other words, or say what is known instead',
      }
    })
  })
}
