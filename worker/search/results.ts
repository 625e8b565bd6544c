import { coverHref } from '../../src/art/href.ts'
import { type ResultType, resultTypes } from '../../src/search/result-types.ts'
import type { PageType } from '../../src/content/schema.ts'
import { excerptOf } from '../../src/search/excerpt.ts'
import { type Field, nthOf, pageOf } from '../../src/search/format.ts'
import { toTerms } from '../../src/search/tokenize.ts'
import { localize } from '../../src/i18n/locales.ts'
import type { Result } from '../../src/sections/search/ResultItem.tsx'
import type { Suggestion } from '../../src/islands/search/suggestions.ts'
import { readHeads, readPassagesById, type SearchIndex } from './index.ts'
import { findLikely, type Likely } from './likely.ts'
import { type SearchResult, readQuery, search, termsOf } from './query.ts'

/** A page, or a glossary term; `id`: of its best passage. */
export type Hit = { type: ResultType; id: number; score: number }

/** Hits, best first, and the terms to highlight in them, as `toTerm` makes them. */
export type Hits = { hits: Hit[]; terms: Set<string> }

// These bound the work of a query, however many pages there are.
const mostPassages = 500
const mostTerms = 16

const titleBonus = 1
/** Other pages about a condition link to the page on it. */
const conditionBonus = 0.2
const alsoWeight = 0.1
const mostAlso = 4
/** People search for a word to read about it more often than to translate it. */
const termWeight = 0.4

/** `fields`: where the query's words may be found, everywhere by default. */
export async function searchPages(
  index: SearchIndex,
  text: string,
  fields?: Field[],
): Promise<Hits> {
  const terms = toTerms(text).slice(0, mostTerms)
  const isOpen = !/[.?!]\s*$/.test(text)
  const query = await readQuery(index, terms, isOpen)
  const found = search(query, { limit: mostPassages, fields })
  const byPage = Map.groupBy(found, ({ type, page, id }) => (type === 'term' ? -id : page))
  const likely = await findLikely(index, query.terms)
  const hits = [...byPage.values()].map((all) => toHit(all, terms.length, likely))
  return { hits: hits.sort((a, b) => b.score - a.score), terms: termsOf(query) }
}

export function countTypes(hits: Hit[]): { type: ResultType; count: number }[] {
  return resultTypes
    .map((type) => ({ type, count: hits.filter((hit) => hit.type === type).length }))
    .filter(({ count }) => count > 0)
}

function toHit(all: SearchResult[], asked: number, likely: Likely): Hit {
  const [best, ...others] = all as [SearchResult, ...SearchResult[]]
  const also = others.slice(0, mostAlso).reduce((sum, { score }) => sum + score, 0)
  const { type, id, page, inTitle } = best
  const bonus =
    titleBonus * Math.min(1, inTitle / asked) +
    Math.sqrt(likely.get(page) ?? 0) +
    (type === 'condition' ? conditionBonus : 0)
  const score = best.score * (1 + bonus) + alsoWeight * also
  return { type, id, score: type === 'term' ? score * termWeight : score }
}

/** Titles and excerpts of hits, without reading the texts of their pages. */
export async function nameHits(index: SearchIndex, hits: Hit[]): Promise<Suggestion[]> {
  const heads = await readHeads(
    index,
    hits.map(({ id }) => pageOf(id)),
  )
  return hits.map(({ type, id }) => {
    const { path, title, excerpt, passages } = heads.get(pageOf(id))!
    const image = coverHref(path)
    const href = localize(path, index.locale)
    const [anchor, heading, meaning] = passages[nthOf(id)] ?? []
    const there = anchor === undefined ? href : `${href}#${anchor}`
    return meaning !== undefined
      ? { image, title: heading!, href: there, type, excerpt: meaning }
      : { image, title, href: there, type, excerpt, section: heading }
  })
}

export async function describeHits(
  index: SearchIndex,
  hits: Hit[],
  terms: Set<string>,
): Promise<Result[]> {
  const ids = hits.map(({ id }) => id)
  const passages = await readPassagesById(index, ids)
  return passages.map(({ path, title, section, kind, type, text }) => {
    const common = { path, terms, excerpt: excerptOf(text, terms) }
    const href = localize(path, index.locale)
    const there = section && { title: section.title, href: `${href}#${section.id}` }
    return kind === 'term' && there
      ? { ...common, ...there, type: 'term' }
      : { ...common, title, href, section: there, type: type as PageType }
  })
}
