import type { Locale } from '../src/i18n/locales.ts'
import type { PageQuery } from './blocks.ts'
import { ContentError } from './content-error.ts'
import type { Source } from './read.ts'
import { type Film, toClock } from '../src/content/film.ts'
import type { Card } from '../src/content/schema.ts'

const relatedCount = 4
/** A page that lists more is a site map; search finds the others. */
const mostCards = 200
/** A tag that more pages carry tells nothing of how near two of them are. */
const mostWithTag = 500

export function toCard(
  { path, data, ...texts }: Source,
  locale: Locale,
  minutes?: number,
  film?: Film,
): Card {
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
    length: film ? toClock(film.seconds) : data.length,
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

/** Finds pages among many: each question looks only at those that share something with it. */
export class Finder {
  private readonly sources: Source[]
  private readonly byTag: Map<string, Source[]>
  private readonly byType: Map<string, Source[]>

  constructor(sources: Source[]) {
    this.sources = sources
    this.byTag = new Map()
    for (const source of sources) {
      for (const tag of source.data.tags) {
        const tagged = this.byTag.get(tag)
        if (tagged) tagged.push(source)
        else this.byTag.set(tag, [source])
      }
    }
    this.byType = Map.groupBy(sources, ({ data }) => data.type)
  }

  /** The cards a box asks for: named ones in their order, others by title. */
  cards(query: PageQuery, self: Source, cards: Map<string, Card>, locale: Locale): Card[] {
    if (Array.isArray(query)) {
      return query.map((path) => {
        const card = cards.get(path)
        if (card) return card
        throw new ContentError(`${self.folder}/data.json`, `"pages" names no page ${path}`)
      })
    }
    const few = query.tag ? this.byTag.get(query.tag) : query.type && this.byType.get(query.type)
    const found = (few || (query.tag || query.type ? [] : this.sources))
      .filter(
        ({ path, data }) =>
          path !== self.path &&
          (!query.type || data.type === query.type) &&
          (!query.category || data.category === query.category),
      )
      .flatMap(({ path }) => cards.get(path) ?? [])
    return found.toSorted((a, b) => a.title.localeCompare(b.title, locale)).slice(0, mostCards)
  }

  /** The pages that share most tags; a tag that few pages carry says more than a common one. */
  related(source: Source): Source[] {
    const scores = new Map<Source, number>()
    for (const tag of new Set(source.data.tags)) {
      const others = this.byTag.get(tag)!
      for (const other of others.slice(0, mostWithTag)) {
        scores.set(other, (scores.get(other) ?? 0) + 1 / others.length)
      }
    }
    scores.delete(source)
    return [...scores]
      .filter(([other]) => other.data.listed)
      .toSorted(([a, one], [b, two]) => two - one || a.path.localeCompare(b.path))
      .slice(0, relatedCount)
      .map(([other]) => other)
  }
}
