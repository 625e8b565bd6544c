import type { PageType } from '../../src/content/schema.ts'
import { type ResultType, resultTypeOf, resultTypes } from '../../src/content/result-types.ts'
import { findStem, type Passage, toTerms } from '../../src/content/search-options.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'
import type { Result } from '../../src/sections/ResultItem.tsx'
import { excerptOf } from './excerpt.ts'
import type { SearchIndex } from './index.ts'
import { type Field, listPhraseTerms, type Match, searchTerms } from './query.ts'

/** A page, or a word of the glossary, with the passage that fits best. */
export type Hit = {
  type: ResultType
  passage: Passage
  /** The words of the query that it has, and their like, as `toTerm` makes them: to be marked. */
  terms: Set<string>
  score: number
}

/** Bounds the work of a query, however many pages there are. */
const mostPassages = 500
const mostTerms = 16

const titleBonus = 1
const alsoWeight = 0.1
const mostAlso = 4
/** Whoever looks for a word wants to read about it more often than to know its name. */
const termWeight = 0.4

/** What answers a query, best first; only by its words in these fields, when they are given. */
export function searchPages(index: SearchIndex, query: string, fields?: Field[]): Hit[] {
  const terms = finishLast(index, toTerms(query).slice(0, mostTerms))
  const found = searchTerms(index, terms, { limit: mostPassages, fields })
  const unmarked = listPhraseTerms(index, terms)
  const byPage = Map.groupBy(found, ({ passage }) =>
    passage.kind === 'term' ? `${passage.id}` : passage.path,
  )
  return [...byPage.values()].map((all) => toHit(all, terms.length, unmarked)).sort(byScore)
}

/** How many hits there are of each type that has any. */
export function countTypes(hits: Hit[]): { type: ResultType; count: number }[] {
  return resultTypes
    .map((type) => ({ type, count: hits.filter((hit) => hit.type === type).length }))
    .filter(({ count }) => count > 0)
}

/** While someone types, the last word is often one that we know with half an ending. */
function finishLast({ frequencies }: SearchIndex, terms: string[]): string[] {
  const last = terms.at(-1)
  if (!last || frequencies.has(last)) return terms
  const stem = findStem(last, (start) => frequencies.has(start))
  return stem ? [...terms.slice(0, -1), stem] : terms
}

/** `all`: the found passages of one page, best first. */
function toHit(all: Match[], asked: number, unmarked: Set<string>): Hit {
  const [best, ...others] = all as [Match, ...Match[]]
  const also = others.slice(0, mostAlso).reduce((sum, { score }) => sum + score, 0)
  const inTitle = Object.values(best.matched).filter((fields) => fields.includes('title')).length
  const score = best.score * (1 + titleBonus * Math.min(1, inTitle / asked)) + alsoWeight * also
  const type = resultTypeOf(best.passage)
  return {
    type,
    passage: best.passage,
    terms: new Set(Object.keys(best.matched)).difference(unmarked),
    score: type === 'term' ? score * termWeight : score,
  }
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score
}

/** A hit as a page shows it. */
export function describeHit({ passage, terms }: Hit, locale: Locale): Result {
  const { path, title, section, kind, type, text } = passage
  const common = { path, terms, excerpt: excerptOf(text, terms) }
  const href = localize(path, locale)
  const there = section && { title: section.title, href: `${href}#${section.id}` }
  return kind === 'term' && there
    ? { ...common, ...there, type: 'term' }
    : { ...common, title, href, section: there, type: type as PageType }
}
