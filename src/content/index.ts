import type { Locale } from '../i18n/locales.ts'
import type { Category } from '../categories.ts'
import type { GlossaryEntry } from './glossary.ts'
import type { LetterGroup } from './letters.ts'
import type { Card, CatalogEntry, Page } from './schema.ts'
import type { Topic } from './topics.ts'

/** What serves built files: the ASSETS binding, or its stand-in on Node. */
export type Assets = { fetch(input: URL | string): Promise<Response> }

export type ListName =
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

/** The page at a path without locale prefix; undefined when nothing is written there. */
export function getPage(assets: Assets, path: string, locale: Locale): Promise<Page | undefined> {
  if (!/^\/[a-z0-9]+(?:[/-][a-z0-9]+)*$/.test(path)) return Promise.resolve(undefined)
  return readFile<Page>(assets, `${locale}/pages${path}`)
}

/** The cards of every list on the site, as content/lists.json orders them. */
export async function getLists(assets: Assets, locale: Locale): Promise<Lists> {
  return (await readFile<Lists>(assets, `${locale}/lists`))!
}

/** The articles of a category (all when undefined), newest first. */
export async function listArticles(
  assets: Assets,
  locale: Locale,
  category?: Category,
): Promise<Card[]> {
  return (await readFile<Card[]>(assets, `${locale}/articles/${category ?? 'all'}`))!
}

/** Every listed page, for the lists that code makes. */
export async function getCatalog(assets: Assets, locale: Locale): Promise<CatalogEntry[]> {
  return (await readFile<CatalogEntry[]>(assets, `${locale}/catalog`))!
}

/** What people look for, from A to Z. */
export async function getTopics(assets: Assets, locale: Locale): Promise<LetterGroup<Topic>[]> {
  return (await readFile<LetterGroup<Topic>[]>(assets, `${locale}/topics`))!
}

/** The words of content/glossary.csv that readers meet, from A to Z. */
export async function getGlossary(
  assets: Assets,
  locale: Locale,
): Promise<LetterGroup<GlossaryEntry>[]> {
  return (await readFile<LetterGroup<GlossaryEntry>[]>(assets, `${locale}/glossary`))!
}

/** A compiled file: `en/topics`; undefined when there is none. */
export async function readFile<T>(assets: Assets, name: string): Promise<T | undefined> {
  return (await openFile(assets, `${name}.json`))?.json<T>()
}

/** A compiled file that is no JSON: `en/feed.xml`; undefined when there is none. */
export async function readText(assets: Assets, name: string): Promise<string | undefined> {
  return (await openFile(assets, name))?.text()
}

/** A compiled file as it is; undefined when there is none. */
export async function readBytes(assets: Assets, name: string): Promise<ArrayBuffer | undefined> {
  return (await openFile(assets, name))?.arrayBuffer()
}

async function openFile(assets: Assets, name: string): Promise<Response | undefined> {
  const response = await assets.fetch(new URL(`/_content/${name}`, 'http://localhost'))
  if (response.ok) return response
  await response.body?.cancel()
  return undefined
}
