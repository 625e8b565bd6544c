import type { Page } from '../../../src/content/schema.ts'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, localeCodes, localize } from '../../../src/i18n/locales.ts'
import { href } from '../../../src/routes.ts'
import { findToolOf } from '../../../src/sections/tools/tools.ts'
import { findPresupposed } from '../../../src/understanding/presupposed.ts'
import { indexWords } from '../../../src/understanding/words.ts'
import type { Citation, Source } from '../../../src/molly/protocol.ts'
import {
  type AnswerEntry,
  answerFile,
  answersFile,
  type CardMeta,
  questionsFile,
  vectorsFile,
  wordsFile,
} from '../../../src/answering/cards/format.ts'
import { Citations } from '../../content/citations.ts'
import { type File, jsonFile, writeShard } from '../../content/files.ts'
import { citation, everywhere } from '../../content/marks.ts'
import type { Fact } from '../../content/schema.ts'
import type { AnswerCard } from './cards.ts'
import { compileVectors, listAsked } from './vectors.ts'

/** The files of Molly's answer cards that all languages share: what they are, and their vectors. */
export async function compileAnswers(root: string, cards: AnswerCard[]): Promise<File[]> {
  const meta = cards.map((card): CardMeta => {
    const { id, audience, place, intent, page } = card
    const questions = localeCodes.map((locale) => card[locale].question)
    const presupposed = findPresupposed(questions, listAsked(card))
    if (audience === 'pregnant') presupposed.push('pregnancy')
    return { id, audience, place, intent, page, ...(presupposed.length > 0 && { presupposed }) }
  })
  return [
    jsonFile(answersFile, meta),
    jsonFile(wordsFile, indexWords(cards.map(listAsked))),
    [vectorsFile, await compileVectors(root, cards)],
  ]
}

/** The questions and answers of a language. `entries`: in the order of the cards. */
export function* compileAnswerTexts(
  cards: AnswerCard[],
  entries: AnswerEntry[],
  locale: Locale,
): Generator<File, void> {
  const questions = cards.map((card) => card[locale].question)
  yield jsonFile(questionsFile(locale), questions)
  for (const [file, shard] of Map.groupBy(entries.entries(), ([at]) => answerFile(locale, at))) {
    yield [file, writeShard(shard)]
  }
}

/** The text of an answer without marks, and where in it each source is cited. */
export function toAnswerEntry(
  card: AnswerCard,
  page: Page,
  locale: Locale,
  facts: Map<string, Fact>,
): AnswerEntry {
  const sources = new Citations(facts)
  const places = new Map<number, number[]>()
  let text = ''
  for (const [at, piece] of card[locale].answer.split(everywhere(citation)).entries()) {
    if (at % 2 === 0) text += piece
    else for (const n of sources.cite(piece)) places.set(n, [...(places.get(n) ?? []), text.length])
  }
  const citations = sources.references.map(
    ({ organisation, title, year, url }, index): Citation => ({
      n: index + 1,
      organisation,
      title,
      ...(year && { year }),
      checked: page.checked ?? '',
      href: url,
      at: places.get(index + 1)!,
    }),
  )
  const source = toSource(page, card.section, locale)
  return { text, source, tool: toTool(card.id, page, locale), citations }
}

function toTool(id: string, page: Page, locale: Locale): Source | undefined {
  const tool = findToolOf(id.split('/')[0]!, page)
  return tool && { title: getText(locale)(`tools.names.${tool}.title`), href: href(tool, locale) }
}

function toSource(page: Page, section: string, locale: Locale): Source {
  const title = findTitle(page, section)
  const href = localize(title ? `${page.path}#${section}` : page.path, locale)
  return { title: page.title, href, ...(title && { section: title }) }
}

/** The heading or question under an anchor; undefined for the page as a whole. */
function findTitle({ sections, faq, problems }: Page, anchor: string): string | undefined {
  const known = [
    ...sections,
    ...problems,
    ...faq.map(({ id, question }) => ({ id, title: question })),
  ].find(({ id }) => id === anchor)
  if (known) return known.title
  const html = sections.flatMap(({ parts }) =>
    parts.map((part) => (part.kind === 'html' ? part.html : '')),
  )
  const heading = new RegExp(`<h3[^>]* id="${anchor}"[^>]*>(.*?)</h3>`, 's').exec(html.join(''))
  return heading?.[1]!.replace(/<[^>]+>/g, '').trim()
}
