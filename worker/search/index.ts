import MiniSearch from 'minisearch'
import { type Assets, readCached, readText } from '../../src/content/files.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import {
  type IndexedPage,
  type IndexedText,
  indexOptions,
  type PageTexts,
  type SearchFile,
  searchFile,
  textsFile,
} from '../../src/search/format.ts'
import { fold } from '../../src/text/fold.ts'
import { toTerms } from '../../src/text/terms.ts'

export type SearchIndex = {
  locale: Locale
  engine: MiniSearch<IndexedText>
  pages: IndexedPage[]
  byPath: Map<string, IndexedPage>
  /** First term of a phrase -> the phrases that start with it, with their synonyms. */
  synonyms: Map<string, Synonym[]>
  /** Original spelling, most frequent first; `folded` has the same order. */
  words: string[]
  folded: string[]
  /** Every indexed term -> its number in `IndexedSection`. */
  terms: Map<string, number>
}

type Synonym = { phrase: string[]; others: string[][] }

const loaded = new Map<Locale, SearchIndex>()

/**
 * The index of a locale, loaded once per isolate. Caches the index rather than a promise, which may
 * never settle when its request is cancelled.
 */
export async function loadIndex(assets: Assets, locale: Locale): Promise<SearchIndex> {
  const known = loaded.get(locale)
  if (known) return known
  const text = await readText(assets, `${searchFile(locale)}.json`)
  if (text === undefined) throw new Error(`The search index of ${locale} is missing.`)
  const index = loaded.get(locale) ?? createIndex(locale, JSON.parse(text) as SearchFile)
  loaded.set(locale, index)
  return index
}

function createIndex(locale: Locale, file: SearchFile): SearchIndex {
  const { index, pages, synonyms, words } = file
  return {
    locale,
    engine: MiniSearch.loadJS(index, indexOptions),
    pages,
    byPath: new Map(pages.filter(({ type }) => type !== 'term').map((page) => [page.path, page])),
    synonyms: indexSynonyms(synonyms),
    words,
    folded: words.map(fold),
    terms: new Map(index.index.map(([term], number) => [term, number])),
  }
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

/** The texts of a page's sections. `page`: its number in the index. */
export async function readTexts(
  assets: Assets,
  { locale }: SearchIndex,
  page: number,
): Promise<string[]> {
  const texts = await readCached<PageTexts>(assets, textsFile(locale, page))
  if (!texts) throw new Error(`The search texts of ${locale} are missing.`)
  return texts[page]!
}
