import { coverHref } from '../../src/art/href.ts'
import type { Assets } from '../../src/content/files.ts'
import { localize } from '../../src/i18n/locales.ts'
import type { Answer } from '../../src/features/search/BestAnswer.tsx'
import type { Suggestion } from '../../src/features/search/suggestions.island.ts'
import { toTerms } from '../../src/text/terms.ts'
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

/** How the best page begins. */
export async function readOpening(
  assets: Assets,
  index: SearchIndex,
  hits: Hit[],
): Promise<Answer | undefined> {
  const best = hits.find(({ type }) => type !== 'term')
  if (!best) return undefined
  const { path, title } = index.pages[best.page]!
  const [opening] = await readTexts(assets, index, best.page)
  return { question: title, title, href: localize(path, index.locale), ...answerOf(opening!) }
}

/** Whether the title of a page has all words of the query. */
export function isTitle({ pages }: SearchIndex, { page }: Hit, units: WeighedUnit[]): boolean {
  const title = new Set(toTerms(pages[page]!.title))
  return units.every(({ variants }) =>
    variants.some(({ terms }) => terms.every((term) => title.has(term))),
  )
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
