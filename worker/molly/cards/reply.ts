import type { Assets } from '../../../src/content/files.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Citation, Source } from '../../../src/molly/protocol.ts'
import type { AnswerEntry } from './format.ts'
import { type Library, readAnswer } from './library.ts'

const mostSources = 3

type Shelf = { assets: Assets; locale: Locale; library: Library; questions: string[] }

/** One card word for word, or two, each under its question. */
export async function quoteCards(
  cards: number[],
  candidates: number[],
  { assets, locale, library, questions }: Shelf,
): Promise<{ text: string; citations: Citation[]; sources: Source[] }> {
  const topics = new Set(cards.map((card) => library.cards[card]!.topic))
  const further = candidates.filter(
    (card) => !cards.includes(card) && topics.has(library.cards[card]!.topic),
  )
  const read = (card: number) => readAnswer(assets, locale, card)
  const [entries, others] = await Promise.all([
    Promise.all(cards.map(read)),
    Promise.all(further.map(read)),
  ])
  let text = ''
  const citations: Citation[] = []
  for (const [at, entry] of entries.entries()) {
    if (at > 0) text += '\n\n'
    if (cards.length > 1) text += `${questions[cards[at]!]!}\n\n`
    addCitations(citations, entry, text.length)
    text += entry.text
  }
  return { text, citations, sources: listSources([...entries, ...others]) }
}

/** Sources of the second card are numbered on; one that both cite keeps its number. */
function addCitations(citations: Citation[], entry: AnswerEntry, start: number): void {
  for (const citation of entry.citations) {
    const at = citation.at.map((offset) => offset + start)
    const known = citations.find((other) => toKey(other) === toKey(citation))
    if (known) known.at.push(...at)
    else citations.push({ ...citation, n: citations.length + 1, at })
  }
}

function toKey({ href, title }: Citation): string {
  return `${href} ${title}`
}

/** One source per page, the shown cards' first. */
function listSources(entries: AnswerEntry[]): Source[] {
  const byPage = new Map<string, Source>()
  for (const { source } of entries) {
    const page = source.href.split('#')[0]!
    if (!byPage.has(page)) byPage.set(page, source)
  }
  return [...byPage.values()].slice(0, mostSources)
}
