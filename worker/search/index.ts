import MiniSearch from 'minisearch'
import type { Assets } from '../../src/content/index.ts'
import { type Passage, searchOptions, toTerms } from '../../src/content/search-options.ts'
import type { Locale } from '../../src/i18n/locales.ts'

export type SearchIndex = {
  passages: Passage[]
  mini: MiniSearch<Passage>
  /** First term of a phrase -> the phrases that start with it, and what else their group says. */
  synonyms: Map<string, { phrase: string[]; others: string[][] }[]>
  /** In how many passages a term stands. */
  frequencies: Map<string, number>
  /** Terms of titles, headings and questions: what the site is about. */
  topical: Set<string>
}

type SearchFile = {
  passages: Passage[]
  index: Parameters<typeof MiniSearch.loadJS<Passage>>[0]
  synonyms: string[][]
}

// Isolates are shared by requests: an index is read once and never changed.
const loaded = new Map<Locale, Promise<SearchIndex>>()

/** The search index of a locale, read once per isolate. A failed read is tried again next time. */
export function loadIndex(assets: Assets, locale: Locale): Promise<SearchIndex> {
  const known = loaded.get(locale)
  if (known) return known
  const reading = fetchIndex(assets, locale)
  loaded.set(locale, reading)
  reading.catch(() => loaded.delete(locale))
  return reading
}

async function fetchIndex(assets: Assets, locale: Locale): Promise<SearchIndex> {
  const path = `/_content/${locale}/search.json`
  const response = await assets.fetch(new URL(path, 'http://localhost'))
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return readIndex((await response.json()) as SearchFile)
}

export function readIndex({ passages, index, synonyms }: SearchFile): SearchIndex {
  return {
    passages,
    mini: MiniSearch.loadJS<Passage>(index, searchOptions),
    synonyms: indexSynonyms(synonyms),
    frequencies: new Map(index.index.map(([term, fields]) => [term, countPassages(fields)])),
    topical: listTopical(index),
  }
}

function listTopical({ index, fieldIds }: SearchFile['index']): Set<string> {
  const text = String(fieldIds['text'])
  return new Set(
    index
      .filter(([, fields]) => Object.keys(fields).some((id) => id !== text))
      .map(([term]) => term),
  )
}

function countPassages(fields: Record<string, object>): number {
  return Math.max(...Object.values(fields).map((entries) => Object.keys(entries).length))
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
