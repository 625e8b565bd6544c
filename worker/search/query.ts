import type { Query, SearchOptions as MiniSearchOptions } from 'minisearch'
import { type Passage, toTerms } from '../../src/content/search-options.ts'
import type { SearchIndex } from './index.ts'

export type Found = {
  passage: Passage
  score: number
  /** 0..1: how much of what was asked the passage mentions, rare words counting more. */
  coverage: number
  /** The terms of the query that the passage has, typos and synonyms included. */
  terms: string[]
}

/** `matched`: the words of the passage that match, as terms, and where: 'title', 'text' … */
export type Match = Found & { matched: Record<string, string[]> }

type SearchOptions = {
  limit: number
  type?: string
  /** 'all': passages with every word, any word only when none has them all. */
  words?: 'all' | 'any'
  /** Where the words are looked for; everywhere when absent. */
  fields?: Field[]
}

export type Field = 'title' | 'section' | 'question' | 'asked' | 'text'

/** A word or known phrase of the query, and all the ways to say it. */
type Unit = {
  ways: string[][]
  /** How much it tells passages apart. */
  weight: number
  isTopical: boolean
}

const synonymWeight = 0.7
/** A word in no heading is more likely the visitor's story than the subject. */
const chatWeight = 0.35

const options: MiniSearchOptions = {
  // Queries are made of terms already.
  tokenize: (term) => [term],
  processTerm: (term) => term,
  boost: { title: 4, section: 3, question: 4, asked: 2, text: 1 },
  weights: { fuzzy: 0.35, prefix: 0.5 },
}

const shortestTypo = 4
const longTerm = 8

/** Letters that may be wrong. A word that the pages know is no typo. */
function typosIn(term: string, { frequencies }: SearchIndex): number | false {
  if (term.length < shortestTypo || frequencies.has(term)) return false
  return term.length < longTerm ? 1 : 2
}

/** Passages that answer a query, best first. Forgives accents, endings, typos and regional words. */
export function search(index: SearchIndex, query: string, wanted: SearchOptions): Found[] {
  return searchTerms(index, toTerms(query), wanted)
}

/** `search` for a query in its index form. */
export function searchTerms(index: SearchIndex, terms: string[], wanted: SearchOptions): Match[] {
  const units = toUnits(index, terms)
  if (units.length === 0) return []
  const all = (wanted.words ?? 'all') === 'all' ? find(index, units, 'AND', wanted) : []
  return all.length > 0 ? all : find(index, units, 'OR', wanted)
}

function find(index: SearchIndex, units: Unit[], combineWith: 'AND' | 'OR', wanted: SearchOptions) {
  const queries = units.map((unit, position) => toQuery(unit, position === units.length - 1))
  const total = units.reduce((sum, { weight }) => sum + weight, 0)
  const { type, fields } = wanted
  return index.mini
    .search(
      { combineWith, queries },
      {
        ...options,
        ...(fields && { fields }),
        fuzzy: (term) => typosIn(term, index),
        filter: ({ id }) => !type || index.passages[id as number]!.type === type,
      },
    )
    .map(({ id, score, queryTerms, match }): Match => {
      const matched = new Set(queryTerms)
      const covered = units
        .filter(({ ways }) => ways.some((way) => way.every((term) => matched.has(term))))
        .reduce((sum, { weight }) => sum + weight, 0)
      const coverage = covered / total
      return {
        passage: index.passages[id as number]!,
        score: score * coverage,
        coverage,
        terms: queryTerms,
        matched: match,
      }
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, wanted.limit)
}

/** Only the last word may still be in the writing. */
function toQuery({ ways: [said, ...others], isTopical }: Unit, isLast: boolean): Query {
  const weight = isTopical ? 1 : chatWeight
  const synonyms = others.map((way): Query => ({
    combineWith: 'AND',
    queries: way,
    fuzzy: false,
    boostTerm: () => weight * synonymWeight,
  }))
  return {
    combineWith: 'OR',
    queries: [
      { combineWith: 'AND', queries: said!, prefix: isLast, boostTerm: () => weight },
      ...synonyms,
    ],
  }
}

function toUnits(index: SearchIndex, terms: string[]): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < terms.length;) {
    const known = (index.synonyms.get(terms[at]!) ?? [])
      .filter(({ phrase }) => phrase.every((term, offset) => terms[at + offset] === term))
      .sort((a, b) => b.phrase.length - a.phrase.length)
    const length = known[0]?.phrase.length ?? 1
    const others = known.filter(({ phrase }) => phrase.length === length).flatMap((k) => k.others)
    const ways = [terms.slice(at, at + length), ...others]
    units.push({ ways, weight: rarity(index, ways), isTopical: isTopical(index, ways) })
    at += length
  }
  return uniqueUnits(units)
}

function isTopical({ topical }: SearchIndex, ways: string[][]): boolean {
  return ways.some((way) => way.some((term) => topical.has(term)))
}

/** The terms of a query and of everything else it may have been called. */
export function expandTerms(index: SearchIndex, query: string): Set<string> {
  return new Set(toUnits(index, toTerms(query)).flatMap(({ ways }) => ways.flat()))
}

/** Terms that match as a part of a longer synonym only: 'brush', of 'blood on the brush'. */
export function listPhraseTerms(index: SearchIndex, terms: string[]): Set<string> {
  const ways = toUnits(index, terms).flatMap(({ ways: [, ...others] }) => others)
  const alone = new Set([...terms, ...ways.filter(({ length }) => length === 1).flat()])
  return new Set(ways.flat().filter((term) => !alone.has(term)))
}

function uniqueUnits(units: Unit[]): Unit[] {
  return [...new Map(units.map((unit) => [unit.ways[0]!.join(' '), unit])).values()]
}

/** A word that stands nowhere may be a typo of one that does: it counts as a rare one. */
function rarity(index: SearchIndex, ways: string[][]): number {
  const { frequencies, passages } = index
  const known = ways.map((way) => Math.min(...way.map((term) => frequencies.get(term) ?? 0)))
  const weight = isTopical(index, ways) ? 1 : chatWeight
  return weight * Math.log(1 + passages.length / Math.max(1, ...known))
}
