import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from '../src/categories.ts'
import { type Locale, localeCodes } from '../src/i18n/locales.ts'
import { getText } from '../src/i18n/index.ts'
import { buildSearch } from './index/search.ts'
import { latestFirst } from './cards.ts'
import { createCompiler } from './compiler.ts'
import { compileDiscovery } from './discovery/index.ts'
import { glossaryPath, listGlossary, toGlossaryPassages } from './glossary.ts'
import { type ArticleChunk, articlesPerChunk, packCount, packFile } from '../src/content/packs.ts'
import { type RawPassage, toPassages } from './index/passages.ts'
import { ContentError, readJson, readSources, type Source } from './read.ts'
import type { PageEntry } from './schema.ts'
import type { Catalog, CatalogEntry, Page } from '../src/content/schema.ts'
import { writeShard } from './shards.ts'
import { parseSynonyms } from './index/synonyms.ts'
import { listTopics, type TopicSource } from './topics.ts'
import { listVocabulary } from './index/vocabulary.ts'

const mostOfType = 200
const pagesPerPack = 8

type Options = {
  /** true: drafts are pages too, marked as such. Never in production. */
  drafts?: boolean
}

/** A file of `_content/`, below it: its name, and its text or bytes. */
type File = [name: string, content: string | Uint8Array]

/** Compiles content/ into the files that a worker reads through `src/content/index.ts`. */
export function* compileContent(
  root: string,
  { drafts = false }: Options = {},
): Generator<File, void> {
  const sources = readSources(root).filter(({ data }) => drafts || !data.draft)
  const library: Library = {
    sources,
    compiler: createCompiler(root, sources),
    packs: Math.ceil(sources.length / pagesPerPack),
    lists: readJson(root, 'content/lists.json') as Record<string, string[]>,
    topics: readJson(root, 'content/topics.json') as TopicSource[],
    glossary: readFileSync(join(root, 'content/glossary.csv'), 'utf8'),
  }
  yield json(packCount, library.packs)
  const found = {} as Record<Locale, PageEntry[]>
  for (const locale of localeCodes) found[locale] = yield* compileLocale(library, locale)
  yield* compileDiscovery(found)
}

type Library = {
  sources: Source[]
  compiler: ReturnType<typeof createCompiler>
  packs: number
  lists: Record<string, string[]>
  topics: TopicSource[]
  glossary: string
}

function json(name: string, value: unknown): File {
  return [`${name}.json`, JSON.stringify(value)]
}

/** The files of a language. Returns what machines are told of its pages. */
function* compileLocale(library: Library, locale: Locale): Generator<File, PageEntry[]> {
  const { sources, compiler, topics } = library
  const terms = listGlossary(library.glossary, locale)
  yield* compileLists(library, locale)
  yield json(`${locale}/topics`, listTopics(topics, locale))
  yield json(`${locale}/glossary`, terms)

  const entries: PageEntry[] = []
  const drafts: RawPassage[][] = []
  // A pack at a time: the pages of a language together would fill the memory.
  const packs = Map.groupBy(sources.entries(), ([, { path }]) => packFile(path, library.packs))
  for (const [name, members] of packs) {
    const pages = members.map(([at, source]): [string, Page] => {
      const page = compiler.compile(source, locale)
      entries[at] = toEntry(page)
      const { path, listed } = page
      drafts[at] = listed ? toPassages(page, getText(locale)) : []
      if (path === glossaryPath) drafts[at].push(...toGlossaryPassages(terms, page, locale))
      return [path, page]
    })
    yield [`${locale}/${name}`, writeShard(pages)]
  }

  const passages = drafts.flat()
  const asked = listAsked(sources, passages, locale)
  const synonyms = parseSynonyms(library.glossary, locale)
  yield json(`${locale}/vocabulary`, listVocabulary(passages, synonyms))
  yield* buildSearch(locale, passages, asked, synonyms)
  return entries
}

function toEntry(page: Page): PageEntry {
  const { path, type, title, excerpt, description, listed, category, published, checked } = page
  return { path, type, title, excerpt, description, listed, category, published, checked }
}

/** The cards of the lists on the site, of all pages, and of the articles by category. */
function* compileLists(
  { sources, compiler, lists }: Library,
  locale: Locale,
): Generator<File, void> {
  const cards = compiler.cards[locale]
  const pick = (name: string, path: string) => {
    const card = cards.get(path)
    if (!card) throw new ContentError('content/lists.json', `"${name}" names no page ${path}`)
    return card
  }
  const picked = Object.entries(lists).map(([name, paths]) => [
    name,
    paths.map((path) => pick(name, path)),
  ])
  yield json(`${locale}/lists`, Object.fromEntries(picked))
  const catalog = sources.flatMap(({ path, data: { tags, nextCheck } }): CatalogEntry[] => {
    const card = cards.get(path)
    return card ? [{ ...card, tags, nextCheck }] : []
  })
  yield json(`${locale}/catalog`, boundCatalog(catalog))

  const articles = latestFirst([...cards.values()], lists['latest'] ?? [])
  for (const category of [undefined, ...categories]) {
    const items = articles.filter((card) => !category || card.category === category)
    for (let from = 0; from === 0 || from < items.length; from += articlesPerChunk) {
      const chunk: ArticleChunk = {
        cards: items.slice(from, from + articlesPerChunk),
        total: items.length,
      }
      yield json(`${locale}/articles/${category ?? 'all'}/${from / articlesPerChunk}`, chunk)
    }
  }
}

/** A list that code makes must not grow with the site: nobody reads it to its end. */
function boundCatalog(all: CatalogEntry[]): Catalog {
  const byType = Map.groupBy(all, ({ type }) => type)
  const newest = [...byType.values()].flatMap((entries) =>
    entries
      .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
      .slice(0, mostOfType),
  )
  const kept = new Set(newest)
  return {
    entries: all.filter((entry) => kept.has(entry)),
    totals: Object.fromEntries([...byType].map(([type, entries]) => [type, entries.length])),
  }
}

/** Every page, drafts too, by its path. */
export function compilePages(root: string): Record<Locale, Map<string, Page>> {
  const sources = readSources(root)
  const { compile } = createCompiler(root, sources)
  const pages = localeCodes.map((locale) => [
    locale,
    new Map(sources.map((source) => [source.path, compile(source, locale)])),
  ])
  return Object.fromEntries(pages) as Record<Locale, Map<string, Page>>
}

/** How people ask for each passage. */
function listAsked(sources: Source[], passages: RawPassage[], locale: Locale): string[][] {
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
