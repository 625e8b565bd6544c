import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Card } from '../../src/content/schema.ts'
import { type Locale, localeCodes } from '../../src/i18n/locales.ts'
import { routes } from '../../src/routes.ts'
import { type AnswerCard, readAnswerCards } from '../index/answers/cards.ts'
import { createReader, type ReadDrawing } from '../art/source.ts'
import { listFiles } from '../inputs.ts'
import { type AlertSource, readAlerts } from './alerts.ts'
import { ContentError } from './error.ts'
import { readFacts } from './facts.ts'
import { readUrgencyAdvice, type UrgencyAdvice } from './features/urgency.ts'
import { type FigureSource, readFigures } from './figures.ts'
import { type FilmRecords, readFilms } from './films.ts'
import { readLists } from './lists.ts'
import { parseFrontMatter, parseJsonFile } from './parse.ts'
import {
  type AskedQuestions,
  askedSchema,
  dataSchema,
  type Fact,
  type FrontMatter,
  frontMatterSchema,
  type PageData,
} from './schema.ts'
import { readTariffs, type Tariff } from './tariffs.ts'
import { readTopics, type TopicSource } from './topics.ts'
import { readUrgency, type UrgencyTable } from './urgency.ts'

/** Returns the text of a file, whose name is relative to the root. */
export type ReadText = (file: string) => string

/**
 * All that a build reads to compile pages: content/, and the drawings that it names. Each part is read
 * and validated when it is first asked for, and once; then it throws a ContentError if it is at fault.
 */
export type Content = {
  text: ReadText
  /** The names of all files in content/. */
  files: string[]
  /** The paths of all pages, including unreadable ones. */
  paths: string[]
  /** The data.json of every page. */
  data: { path: string; data: PageData }[]
  /** All pages in content/pages and all newsletter issues. */
  pages: Source[]
  /** The readable ones of them, and an error for each faulty file of the others. */
  readable: { pages: Source[]; errors: ContentError[] }
  answers: AnswerCard[]
  facts: Map<string, Fact>
  figures: Map<string, FigureSource>
  films: FilmRecords
  lists: Record<string, string[]>
  tariffs: Tariff[]
  topics: TopicSource[]
  alerts: AlertSource
  urgency: UrgencyTable
  advice: UrgencyAdvice
  /** Drawings of src/art by name. */
  drawing: ReadDrawing
  /** The names of the drawings in a folder of src/art. */
  drawings: (folder: string) => string[]
  /** URLs of the drawings. Empty before a build, which content checks allow. */
  addresses: Record<string, string>
}

export function readContent(root: string): Content {
  const text = once((file: string) => {
    if (!existsSync(join(root, file))) throw new ContentError(file, 'is missing')
    return readFileSync(join(root, file), 'utf8')
  })
  const folders = listFolders(root)
  const dataOf = once((folder: string) => readData(text, folder))
  const content: Content = lazily({
    text: () => text,
    files: () => listFiles(root, 'content'),
    paths: () => folders.map(toPath),
    data: () => folders.map((folder) => ({ path: toPath(folder), data: dataOf(folder) })),
    pages: () => {
      const { pages, errors } = content.readable
      if (errors.length > 0) throw errors[0]
      return pages
    },
    readable: () => {
      const errors: ContentError[] = []
      const files = new Set(content.files)
      const read = { text, dataOf, has: (file: string) => files.has(file) }
      const pages = folders.flatMap((folder) => tryReadPage(read, folder, errors) ?? [])
      return { pages, errors }
    },
    answers: () => readAnswerCards(text, content.files),
    facts: () => readFacts(text),
    figures: () => readFigures(content),
    films: () => readFilms(text, content.files),
    lists: () => readLists(text),
    tariffs: () => readTariffs(text),
    topics: () => readTopics(text),
    alerts: () => readAlerts(text),
    urgency: () => readUrgency(text),
    advice: () => readUrgencyAdvice(text, content.urgency),
    drawing: () => createReader(join(root, 'src/art')),
    drawings: () => once((folder: string) => listDrawings(join(root, 'src/art', folder))),
    addresses: () => {
      const file = 'src/art/addresses.json'
      return existsSync(join(root, file)) ? (JSON.parse(text(file)) as Record<string, string>) : {}
    },
  })
  return content
}

/** An object whose properties are made when they are first read. */
function lazily<T extends object>(parts: { [Name in keyof T]: () => T[Name] }): T {
  const made = {} as T
  for (const name of Object.keys(parts) as (keyof T)[]) {
    const get = () => {
      const value = parts[name]()
      Object.defineProperty(made, name, { value })
      return value
    }
    Object.defineProperty(made, name, { get, configurable: true })
  }
  return made
}

function once<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>()
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}

function listDrawings(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .flatMap((name) => /^(.*)\.svg$/.exec(name)?.[1] ?? [])
    .sort()
}

/** A page's source files: data.json and a text per language. */
export type Source = Record<
  Locale,
  { front: FrontMatter; body: string; /** The whole file. */ raw: string; file: string }
> & {
  path: string
  /** Relative to the root. */
  folder: string
  data: PageData
  asked: AskedQuestions
}

const pagesFolder = 'content/pages'
/** One folder per issue, named '2026-11-26-first-issue'. */
const issuesFolder = 'content/issues'
const issueName = /^(\d{4}-\d\d-\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** `content/pages/article/floss` -> `/article/floss`; issues are below /newsletters. */
export function toPath(folder: string): string {
  if (!folder.startsWith(`${issuesFolder}/`)) return folder.replace(pagesFolder, '')
  const [, , slug] = issueName.exec(basename(folder)) ?? []
  return `${routes.newsletters}/${slug ?? basename(folder)}`
}

/** The inverse of `toPath`. */
export function toFolder({ path, type, published }: Pick<Card, 'path' | 'type' | 'published'>) {
  return type === 'issue' ? `${issuesFolder}/${published}-${basename(path)}` : pagesFolder + path
}

function listFolders(root: string): string[] {
  return [pagesFolder, issuesFolder]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listPageFolders(join(root, folder)))
    .map((folder) => relative(root, folder))
}

function listPageFolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const isPage = entries.some(({ name }) => name === 'data.json' || name.endsWith('.md'))
  return [
    ...(isPage ? [folder] : []),
    ...entries
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => listPageFolders(join(folder, entry.name))),
  ]
}

type PageReader = {
  text: ReadText
  dataOf: (folder: string) => PageData
  has: (file: string) => boolean
}

function tryReadPage(
  { text, dataOf, has }: PageReader,
  folder: string,
  errors: ContentError[],
): Source | undefined {
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      errors.push(error)
      return undefined
    }
  }
  const data = attempt(() => dataOf(folder))
  const file = `${folder}/asked.json`
  const asked = attempt(() => (has(file) ? parseJsonFile(file, askedSchema, text(file)) : {}))
  const texts = localeCodes.map((locale) => attempt(() => readPage(text, `${folder}/${locale}.md`)))
  if (!data || !asked || texts.includes(undefined)) return undefined
  const byLocale = Object.fromEntries(localeCodes.map((locale, at) => [locale, texts[at]]))
  return { path: toPath(folder), folder, data, asked, ...byLocale } as Source
}

function readData(text: ReadText, folder: string): PageData {
  const file = `${folder}/data.json`
  const data = parseJsonFile(file, dataSchema, text(file))
  if (data.type === 'article' && !data.category) {
    throw new ContentError(file, 'is an article without "category"')
  }
  const isIssue = folder.startsWith(`${issuesFolder}/`)
  if (isIssue !== (data.type === 'issue')) {
    throw new ContentError(file, `"type": issues are in ${issuesFolder}, and nothing else is`)
  }
  if (isIssue && issueName.exec(basename(folder))?.[1] !== data.published) {
    throw new ContentError(file, '"published" is the day with which the name of the folder begins')
  }
  return data
}

function readPage(text: ReadText, file: string): Source[Locale] {
  const raw = text(file)
  const match = /^---\n(.*?)\n---\n?(.*)$/s.exec(raw)
  if (!match) throw new ContentError(file, 'starts with no front matter between --- lines')
  const front = parseFrontMatter(file, frontMatterSchema, match[1]!)
  return { front, body: match[2]!, raw, file }
}
