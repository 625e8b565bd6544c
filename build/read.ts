import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Card } from '../src/content/schema.ts'
import { type Locale, localeCodes } from '../src/i18n/locales.ts'
import { routes } from '../src/routes.ts'
import { ContentError } from './content-error.ts'
import { parseFrontMatter, parseJson, parseJsonFile } from './parse.ts'
import {
  type AskedQuestions,
  askedSchema,
  dataSchema,
  type Fact,
  factsSchema,
  type FrontMatter,
  frontMatterSchema,
  type PageData,
} from './schema.ts'

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

/** Reads and validates all pages in content/pages and all newsletter issues. */
export function readSources(root: string): Source[] {
  const { sources, errors } = tryReadSources(root)
  if (errors.length > 0) throw errors[0]
  return sources
}

/** The paths of all pages, including unreadable ones. */
export function listPaths(root: string): string[] {
  return listFolders(root).map(toPath)
}

/** The data.json of every page. */
export function readAllData(root: string): { path: string; data: PageData }[] {
  return listFolders(root).map((folder) => ({ path: toPath(folder), data: readData(root, folder) }))
}

/** The readable pages, and an error for each faulty file of the others. */
export function tryReadSources(root: string): { sources: Source[]; errors: ContentError[] } {
  const errors: ContentError[] = []
  const sources = listFolders(root).flatMap((folder) => tryReadSource(root, folder, errors) ?? [])
  return { sources, errors }
}

/** Reads a JSON file of content/ without a schema. */
export function readJson(root: string, file: string): unknown {
  return parseJson(file, readText(root, file))
}

/** Reads a required file. */
export function readText(root: string, file: string): string {
  if (!existsSync(join(root, file))) throw new ContentError(file, 'is missing')
  return readFileSync(join(root, file), 'utf8')
}

export function readFacts(root: string): Map<string, Fact> {
  const file = 'content/facts.json'
  const facts = parseJsonFile(file, factsSchema, readText(root, file))
  const known = new Set(facts.map(({ source_key: key }) => key))
  const readKeys = (file: string): Set<string> => {
    const { keys } = readJson(root, file) as { keys: string[] }
    const unknown = keys.find((key) => !known.has(key))
    if (unknown) throw new ContentError(file, `names no source ${unknown} of content/facts.json`)
    return new Set(keys)
  }
  const others = readKeys('content/non-clinical-sources.json')
  const spanish = readKeys('content/spanish-sources.json')
  return new Map(
    facts.map((fact) => [
      fact.id,
      {
        ...fact,
        clinical: !others.has(fact.source_key),
        lang: spanish.has(fact.source_key) ? 'es' : 'en',
      },
    ]),
  )
}

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

function tryReadSource(root: string, folder: string, errors: ContentError[]): Source | undefined {
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      errors.push(error)
      return undefined
    }
  }
  const data = attempt(() => readData(root, folder))
  const asked = attempt(() => readAsked(root, join(folder, 'asked.json')))
  const texts = localeCodes.map((locale) =>
    attempt(() => readPageText(root, join(folder, `${locale}.md`))),
  )
  if (!data || !asked || texts.includes(undefined)) return undefined
  const byLocale = Object.fromEntries(localeCodes.map((locale, at) => [locale, texts[at]]))
  return { path: toPath(folder), folder, data, asked, ...byLocale } as Source
}

function readData(root: string, folder: string): PageData {
  const file = join(folder, 'data.json')
  const data = parseJsonFile(file, dataSchema, readText(root, file))
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

function readAsked(root: string, file: string): AskedQuestions {
  return existsSync(join(root, file)) ? parseJsonFile(file, askedSchema, readText(root, file)) : {}
}

function readPageText(root: string, file: string): Source[Locale] {
  const raw = readText(root, file)
  const match = /^---\n(.*?)\n---\n?(.*)$/s.exec(raw)
  if (!match) throw new ContentError(file, 'starts with no front matter between --- lines')
  const front = parseFrontMatter(file, frontMatterSchema, match[1]!)
  return { front, body: match[2]!, raw, file }
}
