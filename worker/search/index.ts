import { type Assets, parsedShare, readCached, readShard } from '../../src/content/files.ts'
import { LruCache } from '../../src/content/lru-cache.ts'
import { hash } from '../../src/search/hash.ts'
import {
  documentFile,
  headFile,
  metaFile,
  nthOf,
  ownerOf,
  pageOf,
  type SearchDocument,
  type SearchHead,
  type SearchMeta,
  termFile,
} from '../../src/search/format.ts'
import { readRow, type TermRow, weightedPage } from '../../src/search/term-row.ts'
import type { Shard } from '../../src/search/shards.ts'
import { type Passage, toTerms } from '../../src/search/tokenize.ts'
import type { Locale } from '../../src/i18n/locales.ts'

export type SearchIndex = {
  assets: Assets
  locale: Locale
  starts: string[]
  pages: number
  passages: number
  /** First term of a phrase -> the phrases that start with it, and their synonyms. */
  synonyms: Map<string, { phrase: string[]; others: string[][] }[]>
}

const synonymsOf = new WeakMap<SearchMeta, SearchIndex['synonyms']>()

export async function loadIndex(assets: Assets, locale: Locale): Promise<SearchIndex> {
  const meta = await readCached<SearchMeta>(assets, metaFile(locale))
  if (!meta) throw new Error('The search index is not there.')
  const { starts, pages, passages } = meta
  const synonyms = synonymsOf.get(meta) ?? indexSynonyms(meta.synonyms)
  synonymsOf.set(meta, synonyms)
  return { assets, locale, starts, pages, passages, synonyms }
}

// Parsed rows, and files for the rows next to them. What is not in the index is not cached: there is
// no end of words.
const cachedRows = new LruCache<TermRow>(16_000_000)
const cachedTerms = new LruCache<Shard>(6_000_000)
const cachedDocuments = new LruCache<Shard>(16_000_000)
const cachedPages = new LruCache<Passage[]>(8_000_000)
const cachedHeadFiles = new LruCache<Shard>(12_000_000)
const cachedHeads = new LruCache<SearchHead>(4_000_000)

/** The object around the numbers of a row. */
const rowBytes = 400

export async function lookUp(
  { assets, locale, starts }: SearchIndex,
  keys: Iterable<string>,
): Promise<Map<string, TermRow>> {
  return readEntries(
    cachedRows,
    cachedTerms,
    assets,
    [...new Set(keys)].map((key) => ({
      key,
      name: `${locale} ${key}`,
      file: termFile(locale, key, starts),
    })),
    (shard, key) => {
      const numbers = shard.readNumbers(key)
      return numbers && { value: readRow(numbers), bytes: rowBytes + numbers.byteLength }
    },
  )
}

const nothing = new Uint32Array()

/** The pages of a pair of neighbours; `rows`: those of its terms. */
export function findTogether(rows: Map<string, TermRow>, pair: string): Uint32Array {
  const owner = ownerOf(pair.split(' '), (term) => rows.get(term)?.frequency ?? 0)
  const { together } = rows.get(owner ?? '') ?? { together: nothing }
  const wanted = hash(pair)
  for (let at = 0; at < together.length; at += 2 + together[at + 1]!) {
    if (together[at] === wanted) return together.subarray(at + 2, at + 2 + together[at + 1]!)
  }
  return nothing
}

async function readPassages(
  { assets, locale }: SearchIndex,
  pages: Iterable<number>,
): Promise<Map<number, Passage[]>> {
  return readEntries(
    cachedPages,
    cachedDocuments,
    assets,
    toEntries(locale, pages, documentFile),
    (shard, page) => {
      const { passages, ...common } = shard.readJson(page) as SearchDocument
      const value = passages.map((passage) => ({ ...common, ...passage }))
      return { value, bytes: parsedShare * shard.lengthOf(page) }
    },
  )
}

export async function readHeads(
  { assets, locale }: SearchIndex,
  pages: Iterable<number>,
): Promise<Map<number, SearchHead>> {
  return readEntries(
    cachedHeads,
    cachedHeadFiles,
    assets,
    toEntries(locale, pages, headFile),
    (shard, page) => ({
      value: shard.readJson(page) as SearchHead,
      bytes: parsedShare * shard.lengthOf(page),
    }),
  )
}

type Entry<K> = { key: K; name: string; file: string }

function toEntries(
  locale: Locale,
  pages: Iterable<number>,
  fileOf: (locale: Locale, page: number) => string,
): Entry<number>[] {
  return [...new Set(pages)].map((page) => ({
    key: page,
    name: `${locale} ${page}`,
    file: fileOf(locale, page),
  }))
}

/**
 * Parses the entries that are not cached, reading each of their files once. Without those that are not
 * there, and in the order asked for, whatever is cached: it decides between equals.
 */
async function readEntries<K extends string | number, T>(
  cache: LruCache<T>,
  shards: LruCache<Shard>,
  assets: Assets,
  entries: Entry<K>[],
  parse: (shard: Shard, key: K) => { value: T; bytes: number } | undefined,
): Promise<Map<K, T>> {
  const values = new Map(entries.map(({ key, name }) => [key, cache.get(name)]))
  const missing = entries.filter(({ key }) => values.get(key) === undefined)
  await Promise.all(
    [...Map.groupBy(missing, ({ file }) => file)].map(async ([file, wanted]) => {
      const shard = shards.get(file) ?? (await readShard(assets, file))
      if (!shard) throw new Error(`${file} of the search index is not there.`)
      shards.set(file, shard, shard.size)
      for (const { key, name } of wanted) {
        const parsed = parse(shard, key)
        if (parsed) cache.set(name, parsed.value, parsed.bytes)
        values.set(key, parsed?.value)
      }
    }),
  )
  return new Map([...values].filter((entry): entry is [K, T] => entry[1] !== undefined))
}

export async function readPassagesById(index: SearchIndex, ids: number[]): Promise<Passage[]> {
  const pages = await readPassages(index, ids.map(pageOf))
  return ids.map((id) => pages.get(pageOf(id))![nthOf(id)]!)
}

/** `path`: without locale prefix; empty when the index lacks the page. */
export async function findPassages(index: SearchIndex, path: string): Promise<Passage[]> {
  const [weighed] = (await lookUp(index, [path])).get(path)?.pages ?? nothing
  if (weighed === undefined) return []
  const page = weightedPage(weighed)
  return (await readPassages(index, [page])).get(page)!
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
