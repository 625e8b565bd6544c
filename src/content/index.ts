import type { Locale } from '../i18n/locales.ts'
import type { Category } from '../categories.ts'
import type { DataFile } from './data-file.ts'
import type { AlertGroup } from './alerts.ts'
import { type Assets, readFile, readCached, readShard } from './files.ts'
import { type ArticleChunk, articlesPerChunk, packCount, packFile } from './packs.ts'
import { type FactEntry, factFile } from './facts.ts'
import type { GlossaryEntry } from './glossary.ts'
import type { LetterGroup } from './letters.ts'
import type { Card, Catalog, MarkdownCopy, Page } from './schema.ts'
import type { Topic } from './topics.ts'

type ListName =
  | 'hero'
  | 'explore'
  | 'topReads'
  | 'conditions'
  | 'products'
  | 'homeServices'
  | 'quickLinks'
  | 'dentalServices'
  | 'videos'
  | 'featured'
  | 'mostRead'
  | 'recentPosts'

export type Lists = Record<ListName, Card[]>

export const defaultArticle = '/article/everyday-essentials'

/** The page at a path without locale prefix; undefined when there is none. */
export async function getPage(
  assets: Assets,
  path: string,
  locale: Locale,
): Promise<Page | undefined> {
  if (!/^\/[a-z0-9]+(?:[/-][a-z0-9]+)*$/.test(path)) return undefined
  const packs = await readCached<number>(assets, packCount)
  const pack = await readShard(assets, `${locale}/${packFile('pages', path, packs!)}`)
  return pack?.readJson(path) as Page | undefined
}

/** A fact by its id, 'CAR-05'; undefined when there is none or it must not be published. */
export async function getFact(
  assets: Assets,
  id: string,
  locale: Locale,
): Promise<FactEntry | undefined> {
  const shard = await readShard(assets, `${locale}/${factFile(id)}`)
  return shard?.readJson(id) as FactEntry | undefined
}

/** The Markdown copy at '/article/x.md'; undefined when there is no such page. */
export async function getMarkdownCopy(
  assets: Assets,
  file: string,
  locale: Locale,
): Promise<MarkdownCopy | undefined> {
  const packs = await readCached<number>(assets, packCount)
  const pack = await readShard(assets, `${locale}/${packFile('markdown', file, packs!)}`)
  return pack?.readJson(file) as MarkdownCopy | undefined
}

/** The data of a page made by code. */
export async function readData<Data>(
  assets: Assets,
  { name, localized }: DataFile<Data>,
  locale: Locale,
): Promise<Data> {
  return (await readCached<Data>(assets, localized ? `${locale}/${name}` : name))!
}

/** The cards of every list on the site, in the order of content/lists.json. */
export async function getLists(assets: Assets, locale: Locale): Promise<Lists> {
  return (await readCached<Lists>(assets, `${locale}/lists`))!
}

/** Articles `from` to `to` of a category (of all when undefined), newest first, with the total. */
export async function listArticles(
  assets: Assets,
  locale: Locale,
  category: Category | undefined,
  [from, to]: [number, number],
): Promise<{ cards: Card[]; total: number }> {
  const name = (chunk: number) => `${locale}/articles/${category ?? 'all'}/${chunk}`
  const first = Math.floor(from / articlesPerChunk)
  const { total } = (await readCached<ArticleChunk>(assets, name(0)))!
  const last = Math.floor((Math.min(to, total) - 1) / articlesPerChunk)
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  const chunks = await Promise.all(
    numbers.map((number) => readCached<ArticleChunk>(assets, name(number))),
  )
  const start = first * articlesPerChunk
  const cards = chunks.flatMap((chunk) => chunk!.cards).slice(from - start, to - start)
  return { cards, total }
}

/** The listed pages, for generated lists. */
export async function getCatalog(assets: Assets, locale: Locale): Promise<Catalog> {
  return (await readCached<Catalog>(assets, `${locale}/catalog`))!
}

/** The topics that people look for, from A to Z. */
export async function getTopics(assets: Assets, locale: Locale): Promise<LetterGroup<Topic>[]> {
  return (await readFile<LetterGroup<Topic>[]>(assets, `${locale}/topics`))!
}

/** What a dentist must know before any treatment. */
export async function getAlerts(assets: Assets): Promise<AlertGroup[]> {
  return (await readCached<AlertGroup[]>(assets, 'alerts'))!
}

/** The entries of content/glossary.csv that the pages use, from A to Z. */
export async function getGlossary(
  assets: Assets,
  locale: Locale,
): Promise<LetterGroup<GlossaryEntry>[]> {
  return (await readFile<LetterGroup<GlossaryEntry>[]>(assets, `${locale}/glossary`))!
}
