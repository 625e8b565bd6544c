import { defaultLocale, type Locale, localeCodes } from '../../src/i18n/locales.ts'
import type { PageQuery } from './blocks.ts'
import { Finder, toCard } from './cards.ts'
import { compilePage, countShownWords } from './page.ts'
import { compileFigure } from './figures.ts'
import { compileFilms } from './films.ts'
import { createMarkdownCompiler } from './copies/compiler.ts'
import type { Citations } from './citations.ts'
import { createHtmlCompiler } from './markdown.ts'
import { ContentError } from './error.ts'
import type { Content, Source } from './read.ts'
import type { Card, Page } from '../../src/content/schema.ts'

const wordsPerMinute = 200

export type Compiler = ReturnType<typeof createCompiler>

/** Creates all cards first, because lists and related pages show them. */
export function createCompiler(content: Content, sources: Source[] = content.pages) {
  const { facts, figures, addresses } = content
  const answers = new Map(content.answers.map((card) => [card.id, card]))
  const tariffs = () => content.tariffs
  const motifHref = (name: string) => addresses[`motifs/${name}.svg`] ?? `/art/motifs/${name}.svg`
  const finder = new Finder(sources)
  const films = compileFilms(content, sources)
  const minutes = new Map(sources.map((source) => [source.path, readTime(source)]))
  const cards = Object.fromEntries(
    localeCodes.map((locale) => [
      locale,
      new Map(
        sources
          .filter(({ data }) => data.listed)
          .map((source) => [
            source.path,
            toCard(source, locale, minutes.get(source.path), films.find(source.path, locale)),
          ]),
      ),
    ]),
  ) as Record<Locale, Map<string, Card>>

  function findFigureIn(locale: Locale) {
    return (id: string) => {
      const figure = figures.get(id)
      return figure && compileFigure(figure, locale)
    }
  }

  function compile(
    source: Source,
    locale: Locale,
    createTextCompiler = htmlCompilerOf(locale),
  ): Page {
    const { path, data } = source
    const find = (query: PageQuery) => finder.cards(query, source, cards[locale], locale)
    return compilePage(source, locale, {
      facts,
      answers,
      tariffs,
      createTextCompiler,
      find,
      findFigure: findFigureIn(locale),
      minutes: minutes.get(path),
      film: films.find(path, locale),
      related: finder.related(source).flatMap(({ path }) => cards[locale].get(path) ?? []),
      picker: data.picker.map(({ pages }) => find(pages)),
    })
  }

  /** The page with Markdown instead of HTML. */
  function compileToMarkdown(source: Source, locale: Locale): Page {
    return compile(source, locale, (citations) =>
      createMarkdownCompiler(citations, locale, source.path),
    )
  }

  function htmlCompilerOf(locale: Locale) {
    return (citations: Citations) => createHtmlCompiler(citations, locale, motifHref)
  }

  /** Minutes to read the English page. Throws if data.json promises another number. */
  function readTime(source: Source): number {
    const page = compilePage(source, defaultLocale, {
      facts,
      answers,
      tariffs,
      createTextCompiler: htmlCompilerOf(defaultLocale),
      find: () => [],
      findFigure: findFigureIn(defaultLocale),
      related: [],
      picker: source.data.picker.map(() => []),
    })
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

  return { cards, compile, compileToMarkdown, tracks: films.tracks }
}
