import type { Assets } from '../../content/files.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Citation, Source } from '../../molly/protocol.ts'
import { splitSentences } from '../../text/sentences.ts'
import type { AnswerEntry } from './format.ts'
import { readAnswer } from './library.ts'

/**
 * Quotes one card, or two, each under its question. `tool`: what helps with the first. `perhaps`: a
 * card of which only the verdict follows, after `words`, where '{question}' becomes its question.
 */
export async function quoteCards(
  cards: number[],
  { assets, locale, questions }: { assets: Assets; locale: Locale; questions: string[] },
  perhaps?: { card: number; words: string },
): Promise<{ text: string; citations: Citation[]; sources: Source[]; tool?: Source }> {
  const entries = await Promise.all(cards.map((card) => readAnswer(assets, locale, card)))
  let text = ''
  const citations: Citation[] = []
  for (const [at, entry] of entries.entries()) {
    if (at > 0) text += '\n\n'
    if (cards.length > 1) text += `${questions[cards[at]!]!}\n\n`
    addCitations(citations, entry, text.length)
    text += entry.text
  }
  if (perhaps) {
    const verdict = cutToVerdict(await readAnswer(assets, locale, perhaps.card), locale)
    text += `\n\n${perhaps.words.replace('{question}', questions[perhaps.card]!)} `
    addCitations(citations, verdict, text.length)
    text += verdict.text
  }
  return { text, citations, sources: entries.map(({ source }) => source), tool: entries[0]?.tool }
}

type Quoted = Pick<AnswerEntry, 'text' | 'citations'>

function cutToVerdict({ text, citations }: Quoted, locale: Locale): Quoted {
  const [, next] = splitSentences(text, locale)
  const verdict = text.slice(0, next?.start).trimEnd()
  const cited = citations.flatMap((citation) => {
    const at = citation.at.filter((offset) => offset <= verdict.length)
    return at.length > 0 ? { ...citation, at } : []
  })
  return { text: verdict, citations: cited }
}

/** Numbers continue in the second card; a source that both cite keeps its number. */
function addCitations(citations: Citation[], entry: Quoted, start: number): void {
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
