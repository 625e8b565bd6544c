import * as v from 'valibot'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import type { Page } from '../../src/content/schema.ts'
import type { AnswerCard } from '../index/answers/cards.ts'
import { parseJsonFile } from '../content/parse.ts'
import type { ReadText } from '../content/read.ts'
import { factIds, type Found, type Line, plain, sentences, type TextFile } from './text.ts'

const words = { min: 30, max: 90 }
const minAsked = 12
/** Cards that still have fewer. */
const fewAskedFile = 'content/few-asked.json'

/** First words that depend on the question, so that the sentence lacks its own subject. */
const leaning: Record<Locale, RegExp> = {
  en: /^(?:it|they|this|that|these|those|yes|no|not|there|he|she)(?!\p{L})/iu,
  es: /^(?:es|eso|esto|esos|ese|esa|sí|no|ellos|ellas|hay|son|está|depende)(?!\p{L})/iu,
}

export const readFewAsked = (text: ReadText): string[] =>
  parseJsonFile(fewAskedFile, v.array(v.string()), text(fewAskedFile))

/**
 * Finds answers that need their question, cards without a valid page or enough questions, and
 * duplicate ids.
 */
export function checkAnswers(
  cards: AnswerCard[],
  pages: Map<string, Page>,
  fewAsked: string[],
): Found[] {
  const seen = new Set<string>()
  const short = new Set<string>()
  const findings = cards.flatMap((card) => {
    const { id, topic, file, page: path, section, intent } = card
    const at = `"id": "${id.slice(topic.length + 1)}"`
    const findings: Found[] = []
    const say = (problem: string, remedy: string) =>
      findings.push({ file, at, problem: `${id}: ${problem}`, remedy })

    if (seen.has(id)) say('is there twice', 'give one of the two another id')
    seen.add(id)
    const page = pages.get(path)
    if (!page) say(`belongs to ${path}, which is no page`, 'correct the address')
    else if (section !== 'lead' && !anchorsOf(page).includes(section)) {
      say(`belongs to #${section}, which ${path} does not have`, 'name an anchor of the page')
    }
    for (const locale of localeCodes) {
      const { answer, asked } = card[locale]
      if (asked.length < minAsked) short.add(id)
      if (asked.length < minAsked && !fewAsked.includes(id)) {
        say(
          `has ${asked.length} "asked" (${locale})`,
          `add ways in which people ask it, ${minAsked} at least: Molly knows the card by them`,
        )
      }
      const count = plain(answer)
        .split(/\s+/)
        .filter((word) => /[\p{L}\d]/u.test(word)).length
      if (count < words.min || count > words.max) {
        say(`has ${count} words (${locale})`, `use ${words.min} to ${words.max}`)
      }
      const [first = ''] = sentences(answer).map(plain)
      if (leaning[locale].test(first)) {
        say(`begins with "${first.slice(0, 40)}" (${locale})`, 'answer, and name the subject')
      }
      if (factIds(answer).length === 0 && intent !== 'site') {
        say(`cites no fact (${locale})`, 'add [^ID] to each statement')
      }
      const blocks = answer.replace(/\[\^[^\]]*\]/g, '').split(/\n{2,}/)
      if (blocks.some((block, at) => block.startsWith('- ') && !blocks[at - 1]?.endsWith(':'))) {
        say(`has a list without an introduction (${locale})`, 'end a sentence before it in a colon')
      }
    }
    const cited = localeCodes.map((locale) =>
      [...new Set(factIds(card[locale].answer))].sort().join(),
    )
    if (new Set(cited).size > 1) say('cites other facts in each language', 'cite the same facts')
    return findings
  })
  const idle = fewAsked.filter((id) => !short.has(id))
  return [
    ...findings,
    ...idle.map((id) => ({
      file: fewAskedFile,
      at: `"${id}"`,
      problem: `has ${id}, which is no card with few "asked"`,
      remedy: 'delete the entry',
    })),
  ]
}

function anchorsOf(page: Page): string[] {
  return [
    ...page.sections.flatMap(({ id, parts }) => [
      ...(id ? [id] : []),
      ...parts.flatMap((part) =>
        part.kind === 'html'
          ? [...part.html.matchAll(/ id="([^"]+)"/g)].map(([, found]) => found!)
          : [],
      ),
    ]),
    ...page.faq.map(({ id }) => id),
    ...page.problems.map(({ id }) => id),
    ...page.picker.map(({ id }) => id),
  ]
}

/** The answers of each file as texts, for the figure and wording checks. */
export function listAnswerTexts(text: ReadText, cards: AnswerCard[]): AnswerText[] {
  return [...new Set(cards.map(({ file }) => file))].flatMap((file) => {
    const rows = text(file).split('\n')
    return localeCodes.map((locale) => ({ file, locale, lines: toLines(rows, locale) }))
  })
}

type AnswerText = Pick<TextFile, 'file' | 'locale' | 'lines'>

/** The JSON lines that hold an answer in a language. */
function toLines(rows: string[], locale: Locale): Line[] {
  let current: string | undefined
  return rows.flatMap((row, index): Line[] => {
    current = /^\s*"(en|es)": \{/.exec(row)?.[1] ?? current
    const [, json] = /^\s*"answer": (".*"),?$/.exec(row) ?? []
    if (!json || current !== locale) return []
    const text = JSON.parse(json) as string
    return [{ number: index + 1, text, section: '', kind: 'paragraph' }]
  })
}
