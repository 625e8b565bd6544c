import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packCount, packFile } from '../src/content/packs.ts'
import type { Situation } from '../src/content/phrases.ts'
import type { Card, Page } from '../src/content/schema.ts'
import type { FirstVisit } from '../src/content/first-visit.ts'
import type { FridgeSheet } from '../src/content/fridge-sheet.ts'
import type { Loteria } from '../src/content/loteria.ts'
import type { TreatmentTerms } from '../src/content/treatment-terms.ts'
import { getText } from '../src/i18n/index.ts'
import type { AnswerEntry } from '../worker/molly/cards/format.ts'
import { type Locale, localeCodes } from '../src/i18n/locales.ts'
import { compileAlerts, readAlerts } from './alerts.ts'
import { compileAnswers, compileAnswerTexts, toAnswerEntry } from './answers/compile.ts'
import { type AnswerCard, readAnswerCards } from './answers/cards.ts'
import { type Compiler, createCompiler } from './compiler.ts'
import { compileDiscovery } from './discovery/index.ts'
import { compileFacts } from './facts.ts'
import { type File, jsonFile } from './file.ts'
import { glossaryPath, listGlossary, toGlossaryPassages } from './glossary.ts'
import { compileIssues } from './issues/compile.ts'
import { type RawPassage, toPassages } from './index/passages.ts'
import { buildSearch } from './index/search.ts'
import { parseSynonyms } from './index/synonyms.ts'
import { listVocabulary } from './index/vocabulary.ts'
import { compileArticleLists, compileCatalog, pickLists, readLists } from './lists.ts'
import { compileMarkdownCopies } from './markdown-copies/index.ts'
import { ContentError } from './content-error.ts'
import { compileMouth, type MouthSource, readMouth } from './mouth.ts'
import { readPhrases } from './phrases.ts'
import { readReminders } from './reminders.ts'
import { readFirstVisit } from './first-visit.ts'
import { readFridgeSheet } from './fridge-sheet.ts'
import { readLoteria } from './loteria.ts'
import { readTreatmentTerms } from './treatment-terms.ts'
import { readFacts, readSources, type Source } from './read.ts'
import type { Fact, PageEntry } from './schema.ts'
import { writeShard } from './shards.ts'
import { listTopics, readTopics, type TopicSource } from './topics.ts'
import { compileUrgency, readUrgencyAdvice, type UrgencyAdvice } from './urgency-advice.ts'
import { readUrgency, type UrgencyTable } from './urgency.ts'

const pagesPerPack = 8

type Options = {
  /** true: drafts are pages too, marked as such. Never in production. */
  drafts?: boolean
}

/** Compiles content/ into the files that a worker reads through `src/content/index.ts`. */
export function* compileContent(
  root: string,
  { drafts = false }: Options = {},
): Generator<File, void> {
  const sources = readSources(root).filter(({ data }) => drafts || !data.draft)
  const paths = new Set(sources.map(({ path }) => path))
  const urgency = readUrgency(root)
  const facts = readFacts(root)
  const library: Library = {
    sources,
    answers: readAnswerCards(root).filter(({ page }) => paths.has(page)),
    facts,
    compiler: createCompiler(root, sources),
    packs: Math.ceil(sources.length / pagesPerPack),
    lists: readLists(root),
    topics: readTopics(root),
    glossary: readFileSync(join(root, 'content/glossary.csv'), 'utf8'),
    phrases: readPhrases(root),
    mouth: readMouth(root),
    urgency,
    advice: readUrgencyAdvice(root, urgency),
    firstVisit: readFirstVisit(root, facts),
    fridgeSheet: readFridgeSheet(root, urgency, facts),
    loteria: readLoteria(root),
    treatmentTerms: readTreatmentTerms(root, paths, facts),
  }
  yield jsonFile(packCount, library.packs)
  yield jsonFile('phrases', library.phrases)
  yield jsonFile('reminders', readReminders(root))
  yield jsonFile('alerts', compileAlerts(readAlerts(root), library.facts))
  yield jsonFile('first-visit', library.firstVisit)
  yield jsonFile('fridge-sheet', library.fridgeSheet)
  yield jsonFile('loteria', library.loteria)
  yield jsonFile('treatment-terms', library.treatmentTerms)
  const found = {} as Record<Locale, PageEntry[]>
  for (const locale of localeCodes) found[locale] = yield* compileLocale(library, locale)
  yield* library.compiler.tracks
  yield* compileDiscovery(found)
  yield* compileAnswers(root, library.answers, sources)
  const { cards, figures } = library.compiler
  yield* compileFacts(root, { ...library, figures }, cards)
}

type Library = {
  sources: Source[]
  answers: AnswerCard[]
  facts: Map<string, Fact>
  compiler: Compiler
  packs: number
  lists: Record<string, string[]>
  topics: TopicSource[]
  glossary: string
  phrases: Situation[]
  mouth: MouthSource
  urgency: UrgencyTable
  advice: UrgencyAdvice
  firstVisit: FirstVisit
  fridgeSheet: FridgeSheet
  loteria: Loteria
  treatmentTerms: TreatmentTerms
}

/** The files of a language. Returns the entries of its pages for feeds and site map. */
function* compileLocale(library: Library, locale: Locale): Generator<File, PageEntry[]> {
  const { sources, answers, facts, compiler, packs } = library
  const { phrases, urgency, advice, firstVisit, fridgeSheet, loteria, treatmentTerms } = library
  const cards = compiler.cards[locale]
  const lists = pickLists(library.lists, cards)
  const topics = listTopics(library.topics, locale)
  const glossary = listGlossary(library.glossary, locale)
  const mouth = compileMouth(library, cards, locale)
  yield jsonFile(`${locale}/lists`, lists)
  yield compileCatalog(sources, cards, locale)
  yield* compileArticleLists(cards, library.lists['latest'] ?? [], locale)
  yield jsonFile(`${locale}/topics`, topics)
  yield jsonFile(`${locale}/glossary`, glossary)
  yield jsonFile(`${locale}/mouth`, mouth)
  yield jsonFile(`${locale}/urgency`, compileUrgency(urgency, advice, facts, locale))
  yield* compileMarkdownCopies(
    sources,
    compiler,
    {
      lists,
      glossary,
      topics,
      phrases,
      mouth,
      urgency,
      firstVisit,
      fridgeSheet,
      loteria,
      treatmentTerms,
      issues: listIssues(cards),
    },
    packs,
    locale,
  )

  yield* compileIssues(sources, compiler, locale)

  const entries: PageEntry[] = []
  const passagesOf: RawPassage[][] = []
  const answerEntries: AnswerEntry[] = []
  const answersOf = Map.groupBy(answers.entries(), ([, { page }]) => page)
  // A pack at a time: the pages of a language together would fill the memory.
  const members = Map.groupBy(sources.entries(), ([, { path }]) => packFile('pages', path, packs))
  for (const [name, inPack] of members) {
    const pages = inPack.map(([at, source]): [string, Page] => {
      const page = compiler.compile(source, locale)
      entries[at] = toEntry(page)
      const { path, listed } = page
      // An issue tells of pages, which the search finds themselves.
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
  const passages = passagesOf.flat()
  const asked = listAsked(sources, passages, locale)
  const synonyms = parseSynonyms(library.glossary, locale)
  yield jsonFile(`${locale}/vocabulary`, listVocabulary(passages, synonyms))
  yield* buildSearch(locale, passages, asked, synonyms)
  return entries
}

/** Of the newsletter, newest first. */
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

/** Every page, drafts too, by its path. */
export function compilePages(
  root: string,
  sources = readSources(root),
): Record<Locale, Map<string, Page>> {
  const { compile } = createCompiler(root, sources)
  const pages = localeCodes.map((locale) => [
    locale,
    new Map(sources.map((source) => [source.path, compile(source, locale)])),
  ])
  return Object.fromEntries(pages) as Record<Locale, Map<string, Page>>
}

/** How people ask for each passage, as asked.json says. */
function listAsked(sources: Source[], passages: RawPassage[], locale: Locale): string[][] {
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
