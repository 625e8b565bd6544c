import MiniSearch from 'minisearch'
import type { Locale } from '../../src/i18n/locales.ts'
import { openingOf } from '../../src/search/excerpt.ts'
import {
  type IndexedPage,
  type IndexedSection,
  type IndexedText,
  indexOptions,
  type PageTexts,
  type Passage,
  type SearchFile,
  searchFile,
  textsFile,
} from '../../src/search/format.ts'
import { toTerms } from '../../src/text/terms.ts'
import { type File, jsonFile } from '../content/files.ts'
import { listWords } from './words.ts'

/** A passage and its terms, with repetitions. */
type Section = { passage: Passage; heading: string[]; asked: string[]; text: string[] }

/** Omits a page's single mention of a term that occurs on more pages than this. */
const maxPassing = 5

/** Yields a language's index. `asked`: questions for each passage. */
export function* buildSearch(
  locale: Locale,
  passages: Passage[],
  asked: string[][],
  synonyms: string[][],
): Iterable<File> {
  const sections = passages.map((passage, at): Section => ({
    passage,
    heading: toTerms(passage.section?.title ?? ''),
    asked: toTerms(asked[at]!.join('\n')),
    text: toTerms(passage.text),
  }))
  // Each glossary term is a result of its own, not the glossary page.
  const pages = [
    ...Map.groupBy(sections, ({ passage }) =>
      passage.kind === 'term' ? passage : passage.path,
    ).values(),
  ]
  const isPassing = findPassing(pages)
  const engine = new MiniSearch<IndexedText>(indexOptions)
  engine.addAll(pages.map((page, id) => toIndexedText(page, id, isPassing)))
  const index = engine.toJSON()
  const numbers = new Map(index.index.map(([term], number) => [term, number]))
  const file: SearchFile = {
    index,
    pages: pages.map((page) => toIndexedPage(page, numbers)),
    synonyms,
    words: listWords(passages, synonyms),
  }
  yield jsonFile(searchFile(locale), file)
  for (const [name, members] of Map.groupBy(pages.keys(), (page) => textsFile(locale, page))) {
    const texts: PageTexts = Object.fromEntries(
      members.map((page) => [page, pages[page]!.map(({ passage }) => passage.text)]),
    )
    yield jsonFile(name, texts)
  }
}

/** Detects passing mentions: half of all text, and useless for search. */
function findPassing(pages: Section[][]): (term: string, times: number) => boolean {
  const counts = countTerms(pages.flatMap((page) => [...countTerms(textOf(page)).keys()]))
  return (term, times) => times === 1 && counts.get(term)! > maxPassing
}

function toIndexedText(
  page: Section[],
  id: number,
  isPassing: (term: string, times: number) => boolean,
): IndexedText {
  const text = textOf(page)
  const counts = countTerms(text)
  return {
    id,
    title: toTerms(titleOf(page)).join(' '),
    heading: page.flatMap(({ heading }) => heading).join(' '),
    asked: page.flatMap(({ asked }) => asked).join(' '),
    text: text.filter((term) => !isPassing(term, counts.get(term)!)).join(' '),
  }
}

function toIndexedPage(page: Section[], numbers: Map<string, number>): IndexedPage {
  const { path, kind, type, text } = page[0]!.passage
  return {
    path,
    title: titleOf(page),
    type: kind === 'term' ? 'term' : type,
    excerpt: openingOf(text),
    sections: page.map((section) => toIndexedSection(section, numbers)),
  }
}

function toIndexedSection(
  { passage, heading: own, asked, text }: Section,
  numbers: Map<string, number>,
): IndexedSection {
  // Searches for a page's subject should lead to its top.
  const heading = passage.kind === 'lead' ? toTerms(passage.title) : own
  const numbersOf = (terms: string[]) =>
    [...new Set(terms)].map((term) => numbers.get(term)).filter((number) => number !== undefined)
  return {
    ...passage.section,
    terms: numbersOf([...heading, ...asked, ...text]),
    ends: [numbersOf(heading).length, numbersOf([...heading, ...asked]).length],
  }
}

function titleOf([first]: Section[]): string {
  const { kind, title, section } = first!.passage
  return kind === 'term' && section ? section.title : title
}

function textOf(page: Section[]): string[] {
  return page.flatMap(({ text }) => text)
}

function countTerms(terms: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
