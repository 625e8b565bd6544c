import type { Locale } from '../i18n/locales.ts'
import type { Category } from '../categories.ts'
import type { AlertGroup } from './alerts.ts'
import { type Assets, readFile, readCached, readShard } from './files.ts'
import { type ArticleChunk, articlesPerChunk, packCount, packFile } from './packs.ts'
import { type FactEntry, factFile } from './facts.ts'
import type { FirstVisit } from './first-visit.ts'
import type { FridgeSheet } from './fridge-sheet.ts'
import type { Loteria } from './loteria.ts'
import type { GlossaryEntry } from './glossary.ts'
import type { LetterGroup } from './letters.ts'
import type { Card, Catalog, MarkdownCopy, Page } from './schema.ts'
import type { MouthMap } from './mouth.ts'
import type { Situation } from './phrases.ts'
import type { Reminder } from './reminders.ts'
import type { Topic } from './topics.ts'
import type { UrgencyGuide } from './urgency.ts'
import type { TreatmentTerms } from './treatment-terms.ts'

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

/** The page at a path without locale prefix; undefined when nothing is written there. */
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

/** A fact by its id, 'CAR-05'; undefined when the pack has none or it must not be printed. */
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

/** The cards of every list on the site, as content/lists.json orders them. */
export async function getLists(assets: Assets, locale: Locale): Promise<Lists> {
  return (await readCached<Lists>(assets, `${locale}/lists`))!
}

/** Articles `from` to `to` of a category (of all when undefined), newest first, and how many it has. */
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

/** The listed pages, for the lists that code makes. */
export async function getCatalog(assets: Assets, locale: Locale): Promise<Catalog> {
  return (await readCached<Catalog>(assets, `${locale}/catalog`))!
}

/** What people look for, from A to Z. */
export async function getTopics(assets: Assets, locale: Locale): Promise<LetterGroup<Topic>[]> {
  return (await readFile<LetterGroup<Topic>[]>(assets, `${locale}/topics`))!
}

/** What a dentist must know before any treatment. */
export async function getAlerts(assets: Assets): Promise<AlertGroup[]> {
  return (await readCached<AlertGroup[]>(assets, 'alerts'))!
}

/** The places of the mouth, and what the site says about each. */
export async function getMouthMap(assets: Assets, locale: Locale): Promise<MouthMap> {
  return (await readFile<MouthMap>(assets, `${locale}/mouth`))!
}

/** What people say at the dentist, in both languages. */
export async function getPhrases(assets: Assets): Promise<Situation[]> {
  return (await readFile<Situation[]>(assets, 'phrases'))!
}

/** What a calendar can remind of, in both languages. */
export async function getReminders(assets: Assets): Promise<Reminder[]> {
  return (await readFile<Reminder[]>(assets, 'reminders'))!
}

/** The questions of /urgency, and what follows from the answers. */
export async function getUrgency(assets: Assets, locale: Locale): Promise<UrgencyGuide> {
  return (await readCached<UrgencyGuide>(assets, `${locale}/urgency`))!
}

/** The first visit in pictures. */
export async function getFirstVisit(assets: Assets): Promise<FirstVisit> {
  return (await readFile<FirstVisit>(assets, 'first-visit'))!
}

/** The sheet for a kitchen door. */
export async function getFridgeSheet(assets: Assets): Promise<FridgeSheet> {
  return (await readFile<FridgeSheet>(assets, 'fridge-sheet'))!
}

/** The cards and boards of the game. */
export async function getLoteria(assets: Assets): Promise<Loteria> {
  return (await readFile<Loteria>(assets, 'loteria'))!
}

/** What quotes of dental offices say, in plain words. */
export async function getTreatmentTerms(assets: Assets): Promise<TreatmentTerms> {
  return (await readCached<TreatmentTerms>(assets, 'treatment-terms'))!
}

/** The words of content/glossary.csv that readers meet, from A to Z. */
export async function getGlossary(
  assets: Assets,
  locale: Locale,
): Promise<LetterGroup<GlossaryEntry>[]> {
  return (await readFile<LetterGroup<GlossaryEntry>[]>(assets, `${locale}/glossary`))!
}
