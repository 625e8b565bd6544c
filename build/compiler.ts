import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale, localeCodes } from '../src/i18n/locales.ts'
import { readAnswerCards } from './answers/cards.ts'
import type { PageQuery } from './blocks.ts'
import { Finder, toCard } from './cards.ts'
import { compilePage, countShownWords } from './compile-page.ts'
import { compileFigure, readFigures } from './figures.ts'
import { compileFilms } from './films.ts'
import { createMarkdownCompiler } from './markdown-copies/compiler.ts'
import { type Citations, createHtmlCompiler } from './markdown.ts'
import { ContentError } from './content-error.ts'
import { readFacts, readJson, type Source } from './read.ts'
import type { Card, Page } from '../src/content/schema.ts'

const wordsPerMinute = 200

/** URLs of the drawings. Empty before a build, which content checks allow. */
function readAddresses(root: string): Record<string, string> {
  const file = 'src/art/addresses.json'
  return existsSync(join(root, file)) ? (readJson(root, file) as Record<string, string>) : {}
}

export type Compiler = ReturnType<typeof createCompiler>

/** Creates all cards first, because lists and related pages show them. */
export function createCompiler(root: string, sources: Source[]) {
  const facts = readFacts(root)
  const answers = new Map(readAnswerCards(root).map((card) => [card.id, card]))
  const addresses = readAddresses(root)
  const motifHref = (name: string) => addresses[`motifs/${name}.svg`] ?? `/art/motifs/${name}.svg`
  const finder = new Finder(sources)
  const figures = readFigures(root)
  const films = compileFilms(root, sources)
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

  return { cards, compile, compileToMarkdown, figures, tracks: films.tracks }
}
