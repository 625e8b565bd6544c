import type { Locale } from '../i18n/locales.ts'
import type { PageQuery } from './blocks.ts'
import type { Source } from './read.ts'
import type { Card } from './schema.ts'

const relatedCount = 4

export function toCard({ path, data, ...texts }: Source, locale: Locale, minutes?: number): Card {
  const { title, shortTitle, excerpt } = texts[locale].front
  const { type, category, trending, published, checked } = data
  return {
    path,
    type,
    title,
    shortTitle: shortTitle ?? title,
    excerpt: excerpt ?? '',
    category,
    minutes,
    trending,
    published,
    checked,
  }
}

export function latestFirst(cards: Card[], pinned: string[]): Card[] {
  const rank = (card: Card) => {
    const place = pinned.indexOf(card.path)
    return place < 0 ? pinned.length : place
  }
  return cards
    .filter(({ type }) => type === 'article')
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        (b.published ?? '').localeCompare(a.published ?? '') ||
        a.path.localeCompare(b.path),
    )
}

export function findCards(
  query: PageQuery,
  self: string,
  cards: Map<string, Card>,
  sources: Source[],
  locale: Locale,
): Card[] {
  if (Array.isArray(query)) {
    return query.map((path) => {
      const card = cards.get(path)
      if (!card) throw new Error(`"pages" names no page ${path}`)
      return card
    })
  }
  const found = sources
    .filter(
      ({ path, data }) =>
        path !== self &&
        (!query.type || data.type === query.type) &&
        (!query.tag || data.tags.includes(query.tag)) &&
        (!query.category || data.category === query.category),
    )
    .flatMap(({ path }) => cards.get(path) ?? [])
  return found.toSorted((a, b) => a.title.localeCompare(b.title, locale))
}

/** The pages that share most tags; a tag that few pages carry says more than a common one. */
export function findRelated(source: Source, sources: Source[]): Source[] {
  const weight = (tag: string) => 1 / sources.filter(({ data }) => data.tags.includes(tag)).length
  return sources
    .filter((other) => other !== source && other.data.listed)
    .map((other) => ({
      other,
      score: other.data.tags
        .filter((tag) => source.data.tags.includes(tag))
        .reduce((sum, tag) => sum + weight(tag), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.other.path.localeCompare(b.other.path))
    .slice(0, relatedCount)
    .map(({ other }) => other)
}
