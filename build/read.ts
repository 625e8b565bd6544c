import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Locale, localeCodes } from '../src/i18n/locales.ts'
import { ContentError } from './content-error.ts'
import { parseFrontMatter, parseJson, parseJsonFile } from './parse.ts'
import {
  type AskedQuestions,
  askedSchema,
  dataSchema,
  type Fact,
  type FrontMatter,
  frontMatterSchema,
  type PageData,
} from './schema.ts'

/** A page as its folder holds it: data.json and a text per language. */
export type Source = Record<
  Locale,
  { front: FrontMatter; body: string; /** The whole file. */ raw: string; file: string }
> & {
  path: string
  data: PageData
  asked: AskedQuestions
}

/** Every page folder below content/pages, read and checked. */
export function readSources(root: string): Source[] {
  const { sources, errors } = tryReadSources(root)
  if (errors.length > 0) throw errors[0]
  return sources
}

/** The paths of all pages, also of those that cannot be read. */
export function listPaths(root: string): string[] {
  return listPageFolders(join(root, 'content/pages')).map((folder) => toPath(root, folder))
}

/** The pages that can be read, and an error for each file that keeps another from it. */
export function tryReadSources(root: string): { sources: Source[]; errors: ContentError[] } {
  const errors: ContentError[] = []
  const folders = listPageFolders(join(root, 'content/pages'))
  const sources = folders.flatMap((folder) => tryReadSource(root, folder, errors) ?? [])
  return { sources, errors }
}

/** A JSON file of content/ without a schema. */
export function readJson(root: string, file: string): unknown {
  return parseJson(file, readText(root, file))
}

/** A file that must be there. */
export function readText(root: string, file: string): string {
  if (!existsSync(join(root, file))) throw new ContentError(file, 'is missing')
  return readFileSync(join(root, file), 'utf8')
}

export function readFacts(root: string): Map<string, Fact> {
  const facts = readJson(root, 'content/facts.json') as Fact[]
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

function toPath(root: string, folder: string): string {
  return `/${relative(join(root, 'content/pages'), folder)}`
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
  const name = relative(root, folder)
  const data = attempt(() => readData(root, join(name, 'data.json')))
  const asked = attempt(() => readAsked(root, join(name, 'asked.json')))
  const texts = localeCodes.map((locale) =>
    attempt(() => readPageText(root, join(name, `${locale}.md`))),
  )
  if (!data || !asked || texts.includes(undefined)) return undefined
  const path = toPath(root, folder)
  const byLocale = Object.fromEntries(localeCodes.map((locale, at) => [locale, texts[at]]))
  return { path, data, asked, ...byLocale } as Source
}

function readData(root: string, file: string): PageData {
  const data = parseJsonFile(file, dataSchema, readText(root, file))
  if (data.type === 'article' && !data.category) {
    throw new ContentError(file, 'is an article without "category"')
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
