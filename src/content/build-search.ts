import type { Locale } from '../i18n/locales.ts'
import { writeEntries } from './files.ts'
import { resultTypeOf, resultTypes } from './result-types.ts'
import {
  documentFile,
  type Field,
  metaFile,
  mostPages,
  ownerOf,
  type SearchDocument,
  type SearchMeta,
  termFileAt,
  type TermRow,
  toPlace,
} from './search-index.ts'
import { type Draft, questionKey, toTerms } from './search-options.ts'
import { addStandings, fields, listBest, scorePassages, type Standings } from './standings.ts'
import { countSubjects, weighSubjects } from './subjects.ts'

/** How many passages that answer the same question are told apart. */
const mostAsked = 8
/** Letters that a file of terms should have at least. */
const shardLength = 60_000

type Entry = [key: string, value: unknown]

/**
 * The index of a language as files: name and text. `asked`: how people ask for each passage.
 * The work grows with the number of passages, and with nothing else.
 */
export function* buildSearch(
  locale: Locale,
  drafts: Draft[],
  asked: string[][],
  synonyms: string[][],
): Iterable<[name: string, text: string]> {
  const pages = orderPages(drafts, asked)
  const lengths = Object.fromEntries(fields.map((field) => [field, 0])) as Record<Field, number>
  const standings: Standings = new Map()
  const subjects = new Map<string, number[]>()
  const questions = new Map<string, { terms: string[]; places: number[] }>()
  const sizes: number[] = []

  for (const [page, passages] of pages.entries()) {
    for (const [nth, { draft, asked }] of passages.entries()) {
      const place = toPlace(page, nth)
      const texts = textsOf(draft, asked)
      const counts = fields.map((field) => countTerms(toTerms(texts[field])))
      for (const [at, field] of fields.entries()) lengths[field] += counts[at]!.size
      addStandings(standings, place, resultTypes.indexOf(resultTypeOf(draft)), counts)
      for (const one of [draft.question ?? '', ...asked]) {
        const terms = toTerms(one)
        const key = questionKey(terms)
        if (!key) continue
        const question = questions.get(key) ?? { terms, places: [] }
        questions.set(key, question)
        if (question.places.at(-1) !== place) question.places.push(place)
      }
    }
    sizes.push(countSubjects(subjects, page, passages))
  }

  const total = drafts.length
  const averages = Object.fromEntries(
    fields.map((field) => [field, lengths[field] / total]),
  ) as Record<Field, number>
  const weights = weighSubjects(subjects, sizes)
  subjects.clear()
  const rows = new Map<string, TermRow>()
  for (const [term, all] of standings) {
    const pages = listBest(weights.get(term), 2, mostPages)
    rows.set(term, [...scorePassages(all, total, averages), pages, ''])
    standings.delete(term)
    weights.delete(term)
  }
  const frequencyOf = (term: string) => rows.get(term)?.[0] ?? 0
  const beside = new Map<string, Entry[]>()
  const addBeside = (terms: string[], entry: Entry) =>
    append(beside, ownerOf(terms, frequencyOf)!, entry)
  for (const [pair, list] of weights)
    addBeside(pair.split(' '), [pair, listBest(list, 2, mostPages)])
  for (const [key, { terms, places }] of questions)
    addBeside(terms, [key, places.slice(0, mostAsked)])
  for (const [term, entries] of beside) rows.get(term)![4] = writeEntries(entries)
  for (const [page, [first]] of pages.entries()) {
    rows.set(first!.draft.path, [0, 0, [], [page, 0], ''])
  }

  const starts: string[] = []
  for (const entries of cut(rows)) {
    yield [termFileAt(locale, starts.length), writeEntries(entries)]
    starts.push(entries[0]![0])
  }
  const meta: SearchMeta = { starts, pages: pages.length, passages: total, synonyms }
  yield [`${metaFile(locale)}.json`, JSON.stringify(meta)]
  const documents = Map.groupBy(pages.entries(), ([page]) => documentFile(locale, page))
  for (const [name, entries] of documents) {
    yield [name, writeEntries(entries.map(([page, passages]) => [page, toDocument(passages)]))]
  }
}

/** Entries in alphabetical order, as many as make a file each. */
function* cut(rows: Map<string, TermRow>): Iterable<Entry[]> {
  let shard: Entry[] = []
  let length = 0
  for (const key of [...rows.keys()].sort()) {
    const [, , passages, pages, beside] = rows.get(key)!
    shard.push([key, rows.get(key)])
    // A number and its comma have some five letters.
    length += 5 * (passages.length + pages.length) + beside.length
    if (length < shardLength) continue
    yield shard
    shard = []
    length = 0
  }
  if (shard.length > 0) yield shard
}

type Asked = { draft: Draft; asked: string[] }

/**
 * The passages of each page. Pages that share words of their titles are neighbours, so that what
 * answers a question stands in few files.
 */
function orderPages(drafts: Draft[], asked: string[][]): Asked[][] {
  const pages = new Map<string, Asked[]>()
  for (const [at, draft] of drafts.entries()) {
    append(pages, draft.path, { draft, asked: asked[at]! })
  }
  const titles = [...pages.values()].map(([first]) => [...new Set(toTerms(first!.draft.title))])
  const counts = countTerms(titles.flat())
  const key = ([first]: Asked[]) =>
    [...new Set(toTerms(first!.draft.title))]
      .sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
      .join(' ')
  return [...pages.values()]
    .map((passages) => ({ passages, key: `${key(passages)} ${passages[0]!.draft.path}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ passages }) => passages)
}

function textsOf({ title, section, question, text }: Draft, asked: string[]) {
  return {
    title,
    section: section?.title ?? '',
    question: question ?? '',
    asked: asked.join('\n'),
    text,
  } satisfies Record<Field, string>
}

function countTerms(terms: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

function toDocument(passages: Asked[]): SearchDocument {
  const { path, title, type } = passages[0]!.draft
  return {
    path,
    title,
    type,
    passages: passages.map(({ draft: { kind, section, question, text } }) => ({
      kind,
      section,
      question,
      text,
    })),
  }
}

function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
