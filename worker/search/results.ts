import { coverHref } from '../../src/art/href.ts'
import type { Assets } from '../../src/content/files.ts'
import { localize } from '../../src/i18n/locales.ts'
import type { Answer } from '../../src/features/search/BestAnswer.tsx'
import type { Suggestion } from '../../src/features/search/suggestions.island.ts'
import { answerOf, excerptOf } from '../../src/search/excerpt.ts'
import type { Field } from '../../src/search/format.ts'
import { resultTypes, type ResultType } from '../../src/search/result-types.ts'
import type { Result } from '../../src/sections/page/ResultItem.tsx'
import { readTexts, type SearchIndex } from './index.ts'
import { readQuery } from './query.ts'
import { findSection, type Hit, rankPages, type WeighedUnit } from './ranking.ts'

/** Hits, best first, and the weighed units of the query. */
export type Hits = { hits: Hit[]; units: WeighedUnit[] }

/** `fields`: the fields to search, all by default. */
export function searchPages(index: SearchIndex, text: string, fields?: Field[]): Hits {
  return rankPages(index, readQuery(index, text), fields)
}

export function countTypes(hits: Hit[]): { type: ResultType; count: number }[] {
  return resultTypes
    .map((type) => ({ type, count: hits.filter((hit) => hit.type === type).length }))
    .filter(({ count }) => count > 0)
}

/** Titles and stored excerpts of hits, without reading the pages' texts. */
export function nameHits(index: SearchIndex, hits: Hit[], units: WeighedUnit[]): Suggestion[] {
  return hits.map(({ page, type }) => {
    const { path, title, excerpt, sections } = index.pages[page]!
    const section = sections[findSection(index, page, units).section]!
    const href = localize(path, index.locale)
    return {
      image: coverHref(path),
      title,
      href: section.id ? `${href}#${section.id}` : href,
      type,
      excerpt,
      ...(type !== 'term' && section.title && { section: section.title }),
    }
  })
}

export function readResults(
  assets: Assets,
  index: SearchIndex,
  hits: Hit[],
  units: WeighedUnit[],
): Promise<Result[]> {
  const terms = listMarked(units)
  return Promise.all(
    hits.map(async ({ page }) => {
      const { path, title, type, sections } = index.pages[page]!
      const at = findSection(index, page, units).section
      const { id, title: heading } = sections[at]!
      const texts = await readTexts(assets, index, page)
      const href = localize(path, index.locale)
      const there = id && heading ? { title: heading, href: `${href}#${id}` } : undefined
      const common = { path, type, title, terms, excerpt: excerptOf(texts[at]!, terms) }
      return type === 'term' && there
        ? { ...common, ...there }
        : { ...common, href, section: there }
    }),
  )
}

/** Pages whose questions are compared. */
const maxAsked = 6
/** The share of a query that a question must have, to be taken for it. */
const minAsked = 0.6

/** The question of a page that is nearest to the query, or what the best page says about it. */
export async function readBestAnswer(
  assets: Assets,
  index: SearchIndex,
  hits: Hit[],
  units: WeighedUnit[],
): Promise<Answer | undefined> {
  const total = units.reduce((sum, { rarity }) => sum + rarity, 0)
  const found = hits
    .filter(({ type }) => type !== 'term')
    .slice(0, maxAsked)
    .map(({ page }) => ({ page, ...findSection(index, page, units) }))
  const asked = found
    .filter(({ page, section }) => index.pages[page]!.sections[section]!.title?.endsWith('?'))
    .filter(({ fit }) => fit >= minAsked * total)
    .toSorted((a, b) => b.fit - a.fit)
  // A single word asks nothing.
  const best = (units.length > 1 && asked[0]) || found[0]
  if (!best) return undefined
  const { path, title, sections } = index.pages[best.page]!
  const { id, title: heading } = sections[best.section]!
  const texts = await readTexts(assets, index, best.page)
  const href = localize(path, index.locale)
  return {
    question: heading ?? title,
    title,
    href: id ? `${href}#${id}` : href,
    ...answerOf(texts[best.section]!),
  }
}

/** Words in this many pages, such as 'teeth', are marked only when the query has no rarer ones. */
const commonRarity = Math.log(1 + 1 / 0.4)

/** The terms to mark in results: the query's own, and its one-word variants. */
function listMarked(units: WeighedUnit[]): Set<string> {
  const rare = units.filter(({ rarity }) => rarity > commonRarity)
  const marked = rare.length > 0 ? rare : units
  return new Set(
    marked.flatMap(({ variants: [own, ...others] }) => [
      ...own!.terms,
      ...others.filter(({ terms }) => terms.length === 1).flatMap(({ terms }) => terms),
    ]),
  )
}
