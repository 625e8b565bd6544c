import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'
import { type Locale, localeCodes } from '../src/i18n/locales.ts'
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

/** A fault in a content file, with a message for editors. */
export class ContentError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'ContentError'
  }
}

/** Every page folder below content/pages, read and checked. */
export function readSources(root: string): Source[] {
  const folders = listPageFolders(join(root, 'content/pages'))
  return folders.map((folder) => readSource(root, folder))
}

/** A JSON file of content/ without a schema. */
export function readJson(root: string, name: string): unknown {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
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

function listPageFolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  const isPage = entries.some((entry) => entry.name === 'data.json')
  if (!isPage && entries.some((entry) => entry.name.endsWith('.md'))) {
    throw new ContentError(folder, 'has a text but no data.json')
  }
  return [
    ...(isPage ? [folder] : []),
    ...entries
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => listPageFolders(join(folder, entry.name))),
  ]
}

function readSource(root: string, folder: string): Source {
  const path = `/${relative(join(root, 'content/pages'), folder)}`
  const dataFile = join(folder, 'data.json')
  const data = check(relative(root, dataFile), dataSchema, () =>
    JSON.parse(readFileSync(dataFile, 'utf8')),
  )
  const askedFile = join(folder, 'asked.json')
  const asked = check(relative(root, askedFile), askedSchema, () =>
    existsSync(askedFile) ? JSON.parse(readFileSync(askedFile, 'utf8')) : {},
  )
  if (data.type === 'article' && !data.category) {
    throw new ContentError(relative(root, dataFile), 'is an article without "category"')
  }
  const languages = localeCodes.map((locale) => {
    const file = relative(root, join(folder, `${locale}.md`))
    if (!existsSync(join(root, file))) throw new ContentError(file, 'is missing')
    const raw = readFileSync(join(root, file), 'utf8')
    const match = /^---\n(.*?)\n---\n?(.*)$/s.exec(raw)
    if (!match) throw new ContentError(file, 'starts with no front matter between --- lines')
    const front = check(file, frontMatterSchema, () => parseYaml(match[1]!))
    return [locale, { front, body: match[2]!, raw, file }]
  })
  return { path, data, asked, ...Object.fromEntries(languages) } as Source
}

/** Parses and checks one file; errors name it. */
function check<S extends v.GenericSchema>(
  file: string,
  schema: S,
  parse: () => unknown,
): v.InferOutput<S> {
  let value: unknown
  try {
    value = parse()
  } catch (error) {
    throw new ContentError(file, messageOf(error))
  }
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ContentError(file, `"${v.getDotPath(issue) ?? 'front matter'}": ${issue.message}`)
}

/** Without marked's request to report errors: these are faults in content. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/\nPlease report this.*$/s, '')
}
