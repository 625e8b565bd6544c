import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from '../categories.ts'
import { defaultLocale, type Locale, localeCodes } from '../i18n/locales.ts'
import { getText } from '../i18n/index.ts'
import type { PageQuery } from './blocks.ts'
import { findCards, findRelated, latestFirst, toCard } from './cards.ts'
import { buildSearch } from './build-search.ts'
import { compilePage, countShownWords } from './compile-page.ts'
import { compileDiscovery } from './discovery/index.ts'
import { glossaryPath, listGlossary, toGlossaryPassages } from './glossary.ts'
import { type ArticleChunk, articlesPerChunk, packCount, packFile, pagesPerPack } from './packs.ts'
import { toPassages } from './passages.ts'
import { ContentError, readFacts, readJson, readSources, type Source } from './read.ts'
import type { Card, CatalogEntry, Page } from './schema.ts'
import { type Draft } from './search-options.ts'
import { parseSynonyms } from './synonyms.ts'
import { listTopics, type TopicSource } from './topics.ts'
import { listVocabulary } from './vocabulary.ts'

const wordsPerMinute = 200

type Options = {
  /** true: drafts are pages too, marked as such. Never in production. */
  drafts?: boolean
}

/**
 * Compiles content/ into the files a worker reads through `src/content/index.ts`:
 * file name below `_content/` -> JSON text.
 */
export function compileContent(
  root: string,
  { drafts = false }: Options = {},
): Map<string, string> {
  const sources = readSources(root).filter(({ data }) => drafts || !data.draft)
  const lists = readJson(root, 'content/lists.json') as Record<string, string[]>
  const topics = readJson(root, 'content/topics.json') as TopicSource[]
  const glossary = readFileSync(join(root, 'content/glossary.csv'), 'utf8')
  const compiler = createCompiler(root, sources)
  const files = new Map<string, string>()
  const write = (name: string, value: unknown) => files.set(`${name}.json`, JSON.stringify(value))

  const packNumber = Math.ceil(sources.length / pagesPerPack)
  write(packCount, packNumber)
  const compiled = {} as Record<Locale, Page[]>

  for (const locale of localeCodes) {
    const cards = compiler.cards[locale]
    const pages = sources.map((source) => compiler.compile(source, locale))
    compiled[locale] = pages
    const packs = Map.groupBy(pages, ({ path }) => packFile(path, packNumber))
    for (const [name, members] of packs) {
      const lines = members.map((page) => `\n${page.path}\t${JSON.stringify(page)}`)
      files.set(`${locale}/${name}`, `${lines.join('')}\n`)
    }

    const pick = (name: string, path: string) => {
      const card = cards.get(path)
      if (!card) throw new ContentError('content/lists.json', `"${name}" names no page ${path}`)
      return card
    }
    const picked = Object.entries(lists).map(([name, paths]) => [
      name,
      paths.map((path) => pick(name, path)),
    ])
    write(`${locale}/lists`, Object.fromEntries(picked))
    write(
      `${locale}/catalog`,
      pages.flatMap(({ path, tags, nextCheck }): CatalogEntry[] => {
        const card = cards.get(path)
        return card ? [{ ...card, tags, nextCheck }] : []
      }),
    )
    write(`${locale}/topics`, listTopics(topics, locale))
    const terms = listGlossary(glossary, locale)
    write(`${locale}/glossary`, terms)

    const articles = latestFirst([...cards.values()], lists['latest'] ?? [])
    for (const category of [undefined, ...categories]) {
      const items = articles.filter((card) => !category || card.category === category)
      for (let from = 0; from === 0 || from < items.length; from += articlesPerChunk) {
        const cards = items.slice(from, from + articlesPerChunk)
        const chunk: ArticleChunk = { cards, total: items.length }
        write(`${locale}/articles/${category ?? 'all'}/${from / articlesPerChunk}`, chunk)
      }
    }

    const passages = pages
      .filter(({ listed }) => listed)
      .flatMap((page) => [
        ...toPassages(page, getText(locale)),
        ...(page.path === glossaryPath ? toGlossaryPassages(terms, page, locale) : []),
      ])
    const asked = listAsked(sources, passages, locale)
    const synonyms = parseSynonyms(glossary, locale)
    write(`${locale}/vocabulary`, listVocabulary(passages, synonyms))
    for (const [name, value] of buildSearch(locale, passages, asked, synonyms)) write(name, value)
  }
  for (const [name, text] of compileDiscovery(compiled)) files.set(name, text)
  return files
}

/** How people ask for each passage. */
function listAsked(sources: Source[], passages: Draft[], locale: Locale): string[][] {
  const asked = passages.map((): string[] => [])
  const places = Map.groupBy(passages.keys(), (at) => passages[at]!.path)
  for (const source of sources) {
    const onPage = places.get(source.path) ?? []
    for (const [id, questions] of Object.entries(source.asked)) {
      const place = onPage.find((at) => (passages[at]!.section?.id ?? passages[at]!.kind) === id)
      if (place !== undefined) asked[place] = questions[locale]
      else if (onPage.length > 0) {
        throw new ContentError(`content/pages${source.path}/asked.json`, `names no section "${id}"`)
      }
    }
  }
  return asked
}

/** Knows the cards of all pages, which lists and related pages need before any page is compiled. */
function createCompiler(root: string, sources: Source[]) {
  const facts = readFacts(root)
  const { version } = readJson(root, 'src/art/version.json') as { version: string }
  const motifHref = (name: string) => `/art/${version}/motifs/${name}.svg`
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
    const find = (query: PageQuery) => findCards(query, path, cards[locale], sources, locale)
    return compilePage(source, locale, {
      facts,
      motifHref,
      find,
      minutes: minutes.get(path),
      related: findRelated(source, sources).flatMap(
        (related) => cards[locale].get(related.path) ?? [],
      ),
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
