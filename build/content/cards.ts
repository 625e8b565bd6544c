import type { Locale } from '../../src/i18n/locales.ts'
import type { PageQuery } from './blocks.ts'
import { ContentError } from './error.ts'
import type { Source } from './read.ts'
import { type Film, toClock } from '../../src/content/film.ts'
import type { Card, PageType } from '../../src/content/schema.ts'

const relatedCount = 4
/** A link counts as much as a tag that three pages have. */
const linkWeight = 1 / 3
/** Linked from everywhere. */
const aside = new Set<PageType>(['hub', 'emergency', 'organization', 'tool'])
/** A longer list would be a site map; search finds the rest. */
const maxCards = 200
/** A tag on more pages than this does not make two of them related. */
const maxWithTag = 500

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

/** Indexes pages by tag and type, so that a query scans only its candidates. */
export class Finder {
  private readonly sources: Source[]
  private readonly byTag: Map<string, Source[]>
  private readonly byType: Map<string, Source[]>
  private readonly byPath: Map<string, Source>

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
    this.byPath = new Map(sources.map((source) => [source.path, source]))
    this.byType = Map.groupBy(sources, ({ data }) => data.type)
  }

  /** The cards for a box: named pages in that order, others by title. */
  cards(query: PageQuery, self: Source, cards: Map<string, Card>, locale: Locale): Card[] {
    if (Array.isArray(query)) {
      return query.map((path) => {
        const card = cards.get(path)
        if (card) return card
        throw new ContentError(`${self.folder}/data.json`, `"pages" names no page ${path}`)
      })
    }
    const found = this.findCandidates(query)
      .filter(
        ({ path, data }) =>
          path !== self.path &&
          (!query.type || data.type === query.type) &&
          (!query.category || data.category === query.category),
      )
      .flatMap(({ path }) => cards.get(path) ?? [])
    return found.toSorted((a, b) => a.title.localeCompare(b.title, locale)).slice(0, maxCards)
  }

  private findCandidates({ tag, type }: Exclude<PageQuery, string[]>): Source[] {
    if (tag) return this.byTag.get(tag) ?? []
    if (type) return this.byType.get(type) ?? []
    return this.sources
  }

  /**
   * The pages that a text links to, and those that share its tags, with rare tags weighted higher.
   * An overview lists pages itself.
   */
  related(source: Source): Source[] {
    if (source.data.type === 'hub') return []
    const scores = new Map<Source, number>()
    const add = (other: Source, score: number) =>
      scores.set(other, (scores.get(other) ?? 0) + score)
    for (const tag of new Set(source.data.tags)) {
      const others = this.byTag.get(tag)!
      for (const other of others.slice(0, maxWithTag)) add(other, 1 / others.length)
    }
    for (const path of new Set(source.en.body.match(/(?<=\]\()\/[^)#]+/g))) {
      const other = this.byPath.get(path)
      if (other) add(other, linkWeight)
    }
    scores.delete(source)
    return [...scores]
      .filter(
        ([{ data }]) => data.listed && (!aside.has(data.type) || data.type === source.data.type),
      )
      .toSorted(([a, one], [b, two]) => two - one || a.path.localeCompare(b.path))
      .slice(0, relatedCount)
      .map(([other]) => other)
  }
}
