import { type Assets, readKept } from '../../src/content/files.ts'
import {
  documentFile,
  metaFile,
  nthOf,
  pageOf,
  pagesPerShard,
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
  termShards: number
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
  const { termShards, pages, passages } = meta
  const synonyms = synonymsOf.get(meta) ?? indexSynonyms(meta.synonyms)
  synonymsOf.set(meta, synonyms)
  return { assets, locale, termShards, pages, passages, synonyms }
}

/** What is known of terms, pairs and paths; those that nothing is known of are left out. */
export async function lookUp(
  { assets, locale, termShards }: SearchIndex,
  keys: Iterable<string>,
): Promise<Map<string, TermRow>> {
  const rows = new Map<string, TermRow>()
  const files = Map.groupBy(new Set(keys), (key) => termFile(locale, key, termShards))
  await Promise.all(
    files.entries().map(async ([name, members]) => {
      const shard = (await readKept<Record<string, TermRow>>(assets, name)) ?? {}
      for (const key of members) if (Object.hasOwn(shard, key)) rows.set(key, shard[key]!)
    }),
  )
  return rows
}

/** The passages of pages, in the order of each page. */
export async function readPassages(
  index: SearchIndex,
  pages: Iterable<number>,
): Promise<Map<number, Passage[]>> {
  const read = [...new Set(pages)].map(async (page): Promise<[number, Passage[]]> => {
    const name = documentFile(index.locale, page)
    const shard = (await readKept<SearchDocument[]>(index.assets, name))!
    const { path, title, type, passages } = shard[page % pagesPerShard]!
    return [
      page,
      passages.map((passage, nth) => ({
        place: toPlace(page, nth),
        path,
        title,
        type,
        ...passage,
      })),
    ]
  })
  return new Map(await Promise.all(read))
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
