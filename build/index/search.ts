import type { Locale } from '../../src/i18n/locales.ts'
import { openingOf } from '../../src/search/excerpt.ts'
import {
  documentFile,
  type Field,
  headFile,
  metaFile,
  ownerOf,
  type SearchDocument,
  type SearchHead,
  type SearchMeta,
  termFileAt,
  toPassageId,
} from '../../src/search/format.ts'
import { hash } from '../../src/search/hash.ts'
import { resultTypes } from '../../src/search/result-types.ts'
import { packWeight, type TermRow, writeRow } from '../../src/search/term-row.ts'
import { toTerms } from '../../src/search/tokenize.ts'
import type { File } from '../file.ts'
import { writeShard } from '../shards.ts'
import { NumberLists } from './number-lists.ts'
import type { RawPassage } from './passages.ts'
import { addPostings, fields, scorePassages } from './postings.ts'
import { resultTypeOf } from './result-type.ts'
import { countSubjects, type Said, weighSubjects } from './subjects.ts'

/** The most pages of one pair of terms. */
const mostPairPages = 64
/** A line of fewer words is a label. */
const fewestWords = 5
/** How many numbers a file of terms should have at least. */
const shardLength = 8000
const none = new Uint32Array()

/**
 * The files of a language's index. `asked`: how people ask for each passage. The work is linear in
 * the number of passages.
 */
export function* buildSearch(
  locale: Locale,
  rawPassages: RawPassage[],
  asked: string[][],
  synonyms: string[][],
): Iterable<File> {
  const pages = orderPages(rawPassages, asked)
  const lengths = Object.fromEntries(fields.map((field) => [field, 0])) as Record<Field, number>
  const postings = new NumberLists()
  const subjects = new NumberLists()
  const sizes: number[] = []

  for (const [page, passages] of pages.entries()) {
    const saidOnPage: Said[] = []
    for (const [nth, { passage, asked }] of passages.entries()) {
      const id = toPassageId(page, nth)
      const said = toSaid(passage, asked)
      saidOnPage.push(said)
      const counts = fields.map((field) => countTerms(said[field].flat()))
      for (const [at, field] of fields.entries()) lengths[field] += counts[at]!.size
      addPostings(postings, id, resultTypes.indexOf(resultTypeOf(passage)), counts)
    }
    sizes.push(countSubjects(subjects, page, saidOnPage))
  }

  const total = rawPassages.length
  const averages = Object.fromEntries(
    fields.map((field) => [field, lengths[field] / total]),
  ) as Record<Field, number>
  const rows = new Map<string, TermRow>()
  for (const [term, list] of postings) {
    rows.set(term, { ...scorePassages(list, total, averages), pages: none, together: none })
  }
  const frequencyOf = (term: string) => rows.get(term)?.frequency ?? 0
  const together = new NumberLists()
  for (const [feature, pages] of weighSubjects(subjects, sizes)) {
    const terms = feature.split(' ')
    if (terms.length === 1) {
      rows.get(feature)!.pages = pages
      continue
    }
    const best = pages.subarray(0, mostPairPages)
    const list = together.open(ownerOf(terms, frequencyOf)!)
    for (const number of [hash(feature), best.length, ...best]) together.add(list, number)
  }
  for (const [term, numbers] of together) rows.get(term)!.together = numbers
  for (const [page, [first]] of pages.entries()) {
    const pages = Uint32Array.of(packWeight(page, 0))
    const row = { frequency: 0, isTopical: false, passages: none, pages, together: none }
    rows.set(first!.passage.path, row)
  }

  const starts: string[] = []
  for (const entries of cut(rows)) {
    yield [termFileAt(locale, starts.length), writeShard(entries)]
    starts.push(entries[0]![0])
  }
  const meta: SearchMeta = { starts, pages: pages.length, passages: total, synonyms }
  yield [`${metaFile(locale)}.json`, JSON.stringify(meta)]
  yield* writePages(pages, (page) => headFile(locale, page), toHead)
  yield* writePages(pages, (page) => documentFile(locale, page), toDocument)
}

function* writePages(
  pages: AskedPassage[][],
  fileOf: (page: number) => string,
  toEntry: (passages: AskedPassage[]) => unknown,
): Iterable<File> {
  for (const [name, entries] of Map.groupBy(pages.entries(), ([page]) => fileOf(page))) {
    yield [name, writeShard(entries.map(([page, passages]) => [page, toEntry(passages)]))]
  }
}

/** Rows in alphabetical order, cut into files. */
function* cut(rows: Map<string, TermRow>): Iterable<[key: string, row: Uint32Array][]> {
  let shard: [string, Uint32Array][] = []
  let length = 0
  for (const key of [...rows.keys()].sort()) {
    const row = writeRow(rows.get(key)!)
    shard.push([key, row])
    length += row.length
    if (length < shardLength) continue
    yield shard
    shard = []
    length = 0
  }
  if (shard.length > 0) yield shard
}

type AskedPassage = { passage: RawPassage; asked: string[] }

/**
 * The passages of each page. Pages that share words of their titles are neighbours, so that few
 * files answer a question.
 */
function orderPages(passages: RawPassage[], asked: string[][]): AskedPassage[][] {
  const pages = new Map<string, AskedPassage[]>()
  for (const [at, passage] of passages.entries()) {
    append(pages, passage.path, { passage, asked: asked[at]! })
  }
  const titles = [...pages.values()].map(([first]) => [...new Set(toTerms(first!.passage.title))])
  const counts = countTerms(titles.flat())
  const key = ([first]: AskedPassage[]) =>
    [...new Set(toTerms(first!.passage.title))]
      .sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
      .join(' ')
  return [...pages.values()]
    .map((passages) => ({ passages, key: `${key(passages)} ${passages[0]!.passage.path}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ passages }) => passages)
}

function toSaid({ title, section, question, text }: RawPassage, asked: string[]): Said {
  const lines = text.split(/(?<=[.!?])\s+|\n/)
  const terms = lines.map(toTerms)
  return {
    title: [toTerms(title)],
    section: section ? [toTerms(section.title)] : [],
    question: question ? [toTerms(question)] : [],
    asked: asked.map(toTerms),
    text: terms,
    sentences: terms.filter((_, at) => lines[at]!.split(' ').length >= fewestWords),
  }
}

function countTerms(terms: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

function toHead(passages: AskedPassage[]): SearchHead {
  const { path, title, text } = passages[0]!.passage
  return {
    path,
    title,
    excerpt: openingOf(text),
    passages: passages.map(({ passage: { kind, section, text } }) => {
      if (!section) return null
      const { id, title } = section
      return kind === 'term' ? [id, title, openingOf(text)] : [id, title]
    }),
  }
}

function toDocument(passages: AskedPassage[]): SearchDocument {
  const { path, title, type } = passages[0]!.passage
  return {
    path,
    title,
    type,
    passages: passages.map(({ passage: { kind, section, text } }) => ({ kind, section, text })),
  }
}

function append<T>(lists: Map<string, T[]>, key: string, ...items: T[]): void {
  const list = lists.get(key)
  if (list) list.push(...items)
  else lists.set(key, items)
}
