import { packCount, packFile } from '../../src/content/packs.ts'
import type { Card, Page } from '../../src/content/schema.ts'
import type { Passage } from '../../src/search/format.ts'
import { getText } from '../../src/i18n/index.ts'
import type { AnswerEntry } from '../../src/answering/cards/format.ts'
import { defaultLocale, type Locale, localeCodes } from '../../src/i18n/locales.ts'
import type { MouthMap } from '../../src/features/mouth-map/data.ts'
import type { PageName } from '../../src/pages.ts'
import { compileAlerts } from './alerts.ts'
import { compileAnswerTexts, toAnswerEntry } from '../index/answers/compile.ts'
import type { AnswerCard } from '../index/answers/cards.ts'
import { type Compiler, createCompiler } from './compiler.ts'
import { compileDiscovery } from './discovery/index.ts'
import { compileFacts } from './facts.ts'
import { dataFiles, type FeatureContext, readPageData } from './features.ts'
import { glossaryPath, listGlossary, toGlossaryPassages } from './glossary.ts'
import { compileIssues } from './issues/compile.ts'
import { toCodePassages, toPassages } from '../index/passages.ts'
import type { Codes } from '../../src/features/codes/data.ts'
import { buildSearch } from '../index/search.ts'
import { compileSources } from '../index/sources.ts'
import { parseSynonyms } from '../index/synonyms.ts'
import { compileArticleLists, compileCatalog, pickLists } from './lists.ts'
import { compileMarkdownCopies } from './copies/index.ts'
import { ContentError } from './error.ts'
import type { Content, Source } from './read.ts'
import type { PageEntry } from './schema.ts'
import { type File, jsonFile, writeShard } from './files.ts'
import { listTopics, type TopicSource } from './topics.ts'

const pagesPerPack = 8

type Options = {
  /** Includes drafts, marked as such. Never in production. */
  drafts?: boolean
}

/** Compiles content/ into the files that workers read through `src/content/index.ts`. */
export function* compileContent(
  content: Content,
  { drafts = false }: Options = {},
): Generator<File, void> {
  const { facts, urgency, advice } = content
  const { sources, answers } = listPublished(content, drafts)
  const compiler = createCompiler(content, sources)
  const { cards } = compiler
  const site: SiteContent = {
    sources,
    paths: new Set(sources.map(({ path }) => path)),
    cards,
    answers,
    facts,
    compiler,
    packs: Math.ceil(sources.length / pagesPerPack),
    lists: content.lists,
    topics: content.topics,
    glossary: content.text('content/glossary.csv'),
    urgency,
    advice,
  }
  yield jsonFile(packCount, site.packs)
  yield jsonFile('alerts', compileAlerts(content.alerts, facts))
  const dataOf = readPageData(content, site)
  const data = dataOf(defaultLocale)
  yield* writeData(data, false)
  const found = {} as Record<Locale, PageEntry[]>
  for (const locale of localeCodes) {
    found[locale] = yield* compileLocale(site, dataOf(locale), locale)
  }
  yield* compiler.tracks
  yield* compileDiscovery(found)
  yield* compileFacts(content, { ...site, mouth: data.get('mouthMap') as MouthMap })
}

/** The pages to publish, and the answer cards that belong to them. */
export function listPublished(
  content: Content,
  drafts = false,
): { sources: Source[]; answers: AnswerCard[] } {
  const sources = content.pages.filter(({ data }) => drafts || !data.draft)
  const paths = new Set(sources.map(({ path }) => path))
  return { sources, answers: content.answers.filter(({ page }) => paths.has(page)) }
}

type SiteContent = FeatureContext & {
  sources: Source[]
  compiler: Compiler
  packs: number
  lists: Record<string, string[]>
  topics: TopicSource[]
}

/** Yields a language's files; returns its page entries for feeds and site map. */
function* compileLocale(
  site: SiteContent,
  data: Map<PageName, unknown>,
  locale: Locale,
): Generator<File, PageEntry[]> {
  const { sources, answers, facts, compiler, packs } = site
  const cards = compiler.cards[locale]
  const lists = pickLists(site.lists, cards)
  const topics = listTopics(site.topics, locale)
  const glossary = listGlossary(site.glossary, locale)
  yield jsonFile(`${locale}/lists`, lists)
  yield* writeData(data, true, `${locale}/`)
  yield compileCatalog(sources, cards, locale)
  yield* compileArticleLists(cards, site.lists['latest'] ?? [], locale)
  yield jsonFile(`${locale}/topics`, topics)
  yield jsonFile(`${locale}/glossary`, glossary)
  yield* compileMarkdownCopies(
    sources,
    compiler,
    data,
    {
      ...site,
      lists,
      terms: glossary,
      topics,
      issues: listIssues(cards),
    },
    packs,
    locale,
  )

  yield* compileIssues(sources, compiler, locale)

  const entries: PageEntry[] = []
  const passagesOf: Passage[][] = []
  const answerEntries: AnswerEntry[] = []
  const answersOf = Map.groupBy(answers.entries(), ([, { page }]) => page)
  // One pack at a time: all pages of a language do not fit in memory.
  const members = Map.groupBy(sources.entries(), ([, { path }]) => packFile('pages', path, packs))
  for (const [name, inPack] of members) {
    const pages = inPack.map(([at, source]): [string, Page] => {
      const page = compiler.compile(source, locale)
      entries[at] = toEntry(page)
      const { path, listed } = page
      // Search finds the pages that an issue announces, not the issue.
      passagesOf[at] = listed && page.type !== 'issue' ? toPassages(page, getText(locale)) : []
      if (path === glossaryPath) passagesOf[at].push(...toGlossaryPassages(glossary, page, locale))
      for (const [number, card] of answersOf.get(path) ?? []) {
        answerEntries[number] = toAnswerEntry(card, page, locale, facts)
      }
      return [path, page]
    })
    yield [`${locale}/${name}`, writeShard(pages)]
  }

  yield* compileAnswerTexts(answers, answerEntries, locale)
  const written = passagesOf.flat()
  const passages = [...written, ...toCodePassages(data.get('codes') as Codes, locale)]
  const asked = listAsked(sources, passages, locale)
  const synonyms = parseSynonyms(site.glossary, locale)
  yield compileSources(written, locale)
  yield* buildSearch(locale, passages, asked, synonyms)
  return entries
}

/** The data of pages made by code: either the localized files or the shared ones. */
function* writeData(
  data: Map<PageName, unknown>,
  localized: boolean,
  folder = '',
): Generator<File, void> {
  for (const [name, file] of dataFiles) {
    if (Boolean(file.localized) === localized) yield jsonFile(folder + file.name, data.get(name))
  }
}

/** Newsletter issues, newest first. */
function listIssues(cards: Map<string, Card>): Card[] {
  return [...cards.values()]
    .filter(({ type }) => type === 'issue')
    .toSorted((a, b) => b.published!.localeCompare(a.published!))
}

function toEntry(page: Page): PageEntry {
  const { path, type, title, excerpt, description, listed, category } = page
  const { published, checked, changes, film } = page
  return {
    path,
    type,
    title,
    excerpt,
    description,
    listed,
    category,
    published,
    checked,
    changes,
    film,
  }
}

/** All pages by path, including drafts. */
export function compilePages(
  content: Content,
  sources = content.pages,
): Record<Locale, Map<string, Page>> {
  const { compile } = createCompiler(content, sources)
  const pages = localeCodes.map((locale) => [
    locale,
    new Map(sources.map((source) => [source.path, compile(source, locale)])),
  ])
  return Object.fromEntries(pages) as Record<Locale, Map<string, Page>>
}

/** The questions in asked.json for each passage. */
function listAsked(sources: Source[], passages: Passage[], locale: Locale): string[][] {
  const asked = passages.map((): string[] => [])
  const byPath = Map.groupBy(passages.keys(), (at) => passages[at]!.path)
  for (const source of sources) {
    const onPage = byPath.get(source.path) ?? []
    for (const [id, questions] of Object.entries(source.asked)) {
      const index = onPage.find((at) => (passages[at]!.section?.id ?? passages[at]!.kind) === id)
      if (index !== undefined) asked[index] = questions[locale]
      else if (onPage.length > 0) {
        throw new ContentError(`${source.folder}/asked.json`, `names no section "${id}"`)
      }
    }
  }
  return asked
}
