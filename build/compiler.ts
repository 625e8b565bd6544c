import { defaultLocale, type Locale, localeCodes } from '../src/i18n/locales.ts'
import type { PageQuery } from './blocks.ts'
import { Finder, toCard } from './cards.ts'
import { compilePage, countShownWords } from './compile-page.ts'
import { ContentError, readFacts, readJson, type Source } from './read.ts'
import type { Card, Page } from '../src/content/schema.ts'

const wordsPerMinute = 200

/** Knows the cards of all pages, which lists and related pages need before any page is compiled. */
export function createCompiler(root: string, sources: Source[]) {
  const facts = readFacts(root)
  const { version } = readJson(root, 'src/art/version.json') as { version: string }
  const motifHref = (name: string) => `/art/${version}/motifs/${name}.svg`
  const finder = new Finder(sources)
  const minutes = new Map(sources.map((source) => [source.path, readTime(source)]))
  const cards = Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      new Map(
        sources
          .filter(({ data }) => data.listed)
          .map((source) => [source.path, toCard(source, locale, minutes.get(source.path))]),
      ),
    ]),
  ) as Record<Locale, Map<string, Card>>

  function compile(source: Source, locale: Locale): Page {
    const { path, data } = source
    const find = (query: PageQuery) => finder.cards(query, path, cards[locale], locale)
    return compilePage(source, locale, {
      facts,
      motifHref,
      find,
      minutes: minutes.get(path),
      related: finder.related(source).flatMap(({ path }) => cards[locale].get(path) ?? []),
      picker: data.picker.map(({ pages }) => find(pages)),
    })
  }

  /** Minutes of the English page. Refuses a length the client didn't ask for. */
  function readTime(source: Source): number {
    const blank = { find: () => [], related: [], picker: source.data.picker.map(() => []) }
    const page = compilePage(source, defaultLocale, { facts, motifHref, ...blank })
    const words = countShownWords(page, defaultLocale)
    const count = Math.ceil(words / wordsPerMinute)
    const promised = source.data.minutes
    if (promised !== undefined && promised !== count) {
      throw new ContentError(
        source[defaultLocale].file,
        `has ${words} words, ${count} min to read, but data.json promises ${promised} min`,
      )
    }
    return count
  }

  return { cards, compile }
}
