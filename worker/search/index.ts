import MiniSearch from 'minisearch'
import type { Classifier } from '../../src/content/classifier.ts'
import { type Assets, readFile } from '../../src/content/index.ts'
import { type Passage, searchOptions, toTerms } from '../../src/content/search-options.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { words } from '../../src/molly/normalize.ts'

export type SearchIndex = {
  passages: Passage[]
  mini: MiniSearch<Passage>
  /** First term of a phrase -> the phrases that start with it, and what else their group says. */
  synonyms: Map<string, { phrase: string[]; others: string[][] }[]>
  /** In how many passages a term stands. */
  frequencies: Map<string, number>
  /** The questions that pages answer, normalized -> their passages. */
  questions: Map<string, Passage[]>
  /** Which page a question is about. */
  subjects: Classifier
  /** Terms of titles, headings and questions: what the site is about. */
  topical: Set<string>
}

type SearchFile = {
  passages: Passage[]
  index: Parameters<typeof MiniSearch.loadJS<Passage>>[0]
  subjects: Classifier
  synonyms: string[][]
}

// Isolates are shared by requests: an index is read once and never changed.
const loaded = new Map<Locale, Promise<SearchIndex>>()

/** The search index of a locale, read once per isolate. A failed read is tried again next time. */
export function loadIndex(assets: Assets, locale: Locale): Promise<SearchIndex> {
  const known = loaded.get(locale)
  if (known) return known
  const reading = readFile<SearchFile>(assets, `${locale}/search`).then(readIndex)
  loaded.set(locale, reading)
  reading.catch(() => loaded.delete(locale))
  return reading
}

/** 'Does it hurt?' and 'does it hurt' are one question. */
export function normalizeQuestion(question: string): string {
  return words(question).join(' ')
}

export function readIndex(file?: SearchFile): SearchIndex {
  if (!file) throw new Error('The search index is not there.')
  const { passages, index, subjects, synonyms } = file
  return {
    passages,
    subjects,
    questions: Map.groupBy(
      passages.filter(({ question }) => question),
      ({ question }) => normalizeQuestion(question!),
    ),
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
