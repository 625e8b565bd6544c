import { type Assets, findEntry, Kept, readKept, readText } from '../../src/content/files.ts'
import {
  documentFile,
  metaFile,
  nthOf,
  ownerOf,
  pageOf,
  type SearchDocument,
  type SearchMeta,
  termFile,
  type TermRow,
  toPlace,
} from '../../src/content/search-index.ts'
import { type Passage, toTerms } from '../../src/content/search-options.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { words } from '../../src/molly/normalize.ts'

/** The door to a language's index: what it knows is read when it is asked for. */
export type SearchIndex = {
  assets: Assets
  locale: Locale
  /** The first key of each file of terms. */
  starts: string[]
  /** How many there are. */
  pages: number
  passages: number
  /** First term of a phrase -> the phrases that start with it, and what else their group says. */
  synonyms: Map<string, { phrase: string[]; others: string[][] }[]>
}

const synonymsOf = new WeakMap<SearchMeta, SearchIndex['synonyms']>()

export async function loadIndex(assets: Assets, locale: Locale): Promise<SearchIndex> {
  const meta = await readKept<SearchMeta>(assets, metaFile(locale))
  if (!meta) throw new Error('The search index is not there.')
  const { starts, pages, passages } = meta
  const synonyms = synonymsOf.get(meta) ?? indexSynonyms(meta.synonyms)
  synonymsOf.set(meta, synonyms)
  return { assets, locale, starts, pages, passages, synonyms }
}

// What an isolate keeps of the index: files as text, and of them what was parsed.
const keptFiles = new Kept<string>(12_000_000, (text) => text.length)
const keptRows = new Kept<TermRow | null>(36_000_000, sizeOf)
const keptPages = new Kept<Passage[]>(400)

/** In letters: a number takes as much memory as four of them. */
function sizeOf(row: TermRow | null): number {
  return row ? 4 * (row[2].length + row[3].length) + row[4].length + 100 : 100
}

/** What is known of terms and paths; those that nothing is known of are left out. */
export async function lookUp(
  { assets, locale, starts }: SearchIndex,
  keys: Iterable<string>,
): Promise<Map<string, TermRow>> {
  const rows = await readEntries(
    keptRows,
    assets,
    [...new Set(keys)].map((key) => ({
      key,
      name: `${locale} ${key}`,
      file: termFile(locale, key, starts),
    })),
    (file, key) => (findEntry(file, key) as TermRow | undefined) ?? null,
  )
  return new Map([...rows].filter((entry): entry is [string, TermRow] => entry[1] !== null))
}

/**
 * What is known of terms together, under a key of its own: numbers, as `TermRow` says. `rows`: those of
 * the terms.
 */
export function findTogether(rows: Map<string, TermRow>, terms: string[], key: string): number[] {
  const owner = ownerOf(terms, (term) => rows.get(term)?.[0] ?? 0)
  return ((owner && findEntry(rows.get(owner)![4], key)) as number[] | undefined) ?? []
}

/** The passages of pages, in the order of each page. */
export async function readPassages(
  { assets, locale }: SearchIndex,
  pages: Iterable<number>,
): Promise<Map<number, Passage[]>> {
  return readEntries(
    keptPages,
    assets,
    [...new Set(pages)].map((page) => ({
      key: page,
      name: `${locale} ${page}`,
      file: documentFile(locale, page),
    })),
    (file, page) => {
      const { passages, ...common } = findEntry(file, page) as SearchDocument
      return passages.map((passage, nth) => ({ place: toPlace(page, nth), ...common, ...passage }))
    },
  )
}

/** Parses entries that are not kept, and reads each file that they stand in once. */
async function readEntries<K extends string | number, T>(
  kept: Kept<T>,
  assets: Assets,
  entries: { key: K; name: string; file: string }[],
  parse: (file: string, key: K) => T,
): Promise<Map<K, T>> {
  const values = new Map(entries.map(({ key, name }) => [key, kept.get(name)]))
  const missing = entries.filter(({ key }) => values.get(key) === undefined)
  await Promise.all(
    [...Map.groupBy(missing, ({ file }) => file)].map(async ([file, wanted]) => {
      const text = await readShard(assets, file)
      for (const { key, name } of wanted) {
        const value = parse(text, key)
        values.set(key, value)
        kept.set(name, value)
      }
    }),
  )
  return values as Map<K, T>
}

async function readShard(assets: Assets, name: string): Promise<string> {
  const text = keptFiles.get(name) ?? (await readText(assets, name))
  if (text === undefined) throw new Error(`${name} of the search index is not there.`)
  keptFiles.set(name, text)
  return text
}

/** The passages at places, in the order of the places. */
export async function readPlaces(index: SearchIndex, places: number[]): Promise<Passage[]> {
  const pages = await readPassages(index, places.map(pageOf))
  return places.map((place) => pages.get(pageOf(place))![nthOf(place)]!)
}

/** The passages of the page at a path without locale prefix; none when the index has no such page. */
export async function findPassages(index: SearchIndex, path: string): Promise<Passage[]> {
  const page = (await lookUp(index, [path])).get(path)?.[3][0]
  return page === undefined ? [] : (await readPassages(index, [page])).get(page)!
}

/** 'Does it hurt?' and 'does it hurt' are one question. */
export function normalizeQuestion(question: string): string {
  return words(question).join(' ')
}

function indexSynonyms(groups: string[][]): SearchIndex['synonyms'] {
  const byFirst: SearchIndex['synonyms'] = new Map()
  for (const group of groups) {
    const phrases = uniquePhrases(group)
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase)
      const entries = byFirst.get(phrase[0]!) ?? []
      if (others.length > 0) byFirst.set(phrase[0]!, [...entries, { phrase, others }])
    }
  }
  return byFirst
}

function uniquePhrases(group: string[]): string[][] {
  const phrases = group.map((words) => toTerms(words)).filter((terms) => terms.length > 0)
  return [...new Map(phrases.map((terms) => [terms.join(' '), terms])).values()]
}
