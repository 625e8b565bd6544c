import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'
import { defaultLocale, type Locale, localeCodes } from '../i18n/locales.ts'
import { Citations, countWords, createMarkdown, type Section } from './markdown.ts'
import { categories } from '../categories.ts'
import {
  type Card,
  dataSchema,
  type Fact,
  type FrontMatter,
  frontMatterSchema,
  type Page,
  type PageData,
} from './schema.ts'
import { toPassageText } from './passage-text.ts'
import { buildSearchIndex, type Passage } from './search-options.ts'
import { parseSynonyms } from './synonyms.ts'

const wordsPerMinute = 200

type Source = Record<Locale, { front: FrontMatter; body: string; file: string }> & {
  path: string
  data: PageData
}

/** A content fault, told so that an editor can mend it. */
class ContentError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'ContentError'
  }
}

/**
 * Compiles content/ into the files a worker reads through `src/content/index.ts`:
 * file name below `_content/` -> JSON text. Drafts appear as cards only.
 */
export function compileContent(root: string): Map<string, string> {
  const facts = readFacts(root)
  const sources = listPageFolders(join(root, 'content/pages')).map((folder) =>
    readSource(root, folder),
  )
  const glossary = readFileSync(join(root, 'content/glossary.csv'), 'utf8')
  const lists = JSON.parse(readFileSync(join(root, 'content/lists.json'), 'utf8')) as Record<
    string,
    string[]
  >
  const minutes = new Map(sources.map((source) => [source.path, readTime(source, facts)]))
  const files = new Map<string, string>()

  for (const locale of localeCodes) {
    const cards = new Map<string, Card>()
    const passages: Omit<Passage, 'id'>[] = []
    for (const source of sources) {
      const { page, sections } = compilePage(source, locale, facts, minutes.get(source.path))
      if (page.listed) cards.set(page.path, toCard(page))
      if (source.data.draft) continue
      files.set(`${locale}${page.path}.json`, JSON.stringify(page))
      if (page.listed) passages.push(...toPassages(page, sections))
    }
    const drafts = new Set(sources.filter(({ data }) => data.draft).map(({ path }) => path))
    const pick = (name: string, path: string) => {
      const card = cards.get(path)
      if (!card) throw new ContentError('content/lists.json', `"${name}" names no page ${path}`)
      return card
    }
    const picked = Object.entries(lists).map(([name, paths]) => [
      name,
      paths.map((path) => pick(name, path)),
    ])
    files.set(`${locale}/lists.json`, JSON.stringify(Object.fromEntries(picked)))

    const articles = latestFirst(cards, lists['latest'] ?? [], drafts)
    for (const category of [undefined, ...categories]) {
      const items = articles.filter((card) => !category || card.category === category)
      files.set(`${locale}/articles/${category ?? 'all'}.json`, JSON.stringify(items))
    }
    const numbered = passages.map((passage, id) => ({ ...passage, id }))
    const search = {
      passages: numbered,
      index: JSON.parse(buildSearchIndex(numbered)) as unknown,
      synonyms: parseSynonyms(glossary, locale),
    }
    files.set(`${locale}/search.json`, JSON.stringify(search))
  }
  return files
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
  if (data.type === 'article' && !data.category) {
    throw new ContentError(relative(root, dataFile), 'is an article without "category"')
  }
  const languages = localeCodes.map((locale) => {
    const file = relative(root, join(folder, `${locale}.md`))
    const match = /^---\n(.*?)\n---\n?(.*)$/s.exec(readFileSync(join(root, file), 'utf8'))
    if (!match) throw new ContentError(file, 'starts with no front matter between --- lines')
    const front = check(file, frontMatterSchema, () => parseYaml(match[1]!))
    return [locale, { front, body: match[2]!, file }]
  })
  return { path, data, ...Object.fromEntries(languages) } as Source
}

function compilePage(
  source: Source,
  locale: Locale,
  facts: Map<string, Fact>,
  minutes: number | undefined,
): { page: Page; sections: Section[] } {
  const { path, data } = source
  const { front, body, file } = source[locale]
  const citations = new Citations(facts)
  const markdown = createMarkdown(citations, locale)
  try {
    const takeaways = front.takeaways.map((text, index) => ({
      html: markdown.inline(text),
      motif: data.takeawayMotifs[index],
    }))
    const sections = markdown.sections(body)
    const faq = front.faq.map(({ id, question, answer }) => ({
      id,
      question,
      html: markdown.inline(answer),
    }))
    const page: Page = {
      path,
      type: data.type,
      title: front.title,
      shortTitle: front.shortTitle ?? front.title,
      description: front.description ?? front.excerpt ?? front.title,
      excerpt: front.excerpt ?? '',
      lede: front.lede ?? '',
      category: data.category,
      tags: data.tags,
      published: data.published,
      checked: data.checked,
      nextCheck: data.nextCheck,
      review: data.review,
      disclosure: data.disclosure,
      listed: data.listed,
      minutes,
      trending: data.trending,
      takeaways,
      html: sections.map(({ html }) => html).join(''),
      contents: sections.flatMap(({ id, title }) => (id && title ? [{ id, title }] : [])),
      faq,
      references: citations.references.map(({ key: _key, ...reference }) => reference),
      callIf: front.callIf,
      callNote: front.callNote,
      problems: data.problems.map((problem, index) => {
        const text = front.problems[index]
        if (!text) throw new Error(`has no text for problem "${problem.id}" of data.json`)
        return { ...problem, ...text }
      }),
    }
    return { page, sections }
  } catch (error) {
    throw new ContentError(file, messageOf(error))
  }
}

/** Minutes of the English page; undefined for a draft. Refuses a length the client didn't ask for. */
function readTime(source: Source, facts: Map<string, Fact>): number | undefined {
  if (source.data.draft) return undefined
  const { page } = compilePage(source, defaultLocale, facts, undefined)
  const shown = [
    page.html,
    ...page.takeaways.map(({ html }) => html),
    ...page.faq.flatMap(({ question, html }) => [question, html]),
  ]
  const words = shown.reduce((sum, html) => sum + countWords(html), 0)
  const minutes = Math.ceil(words / wordsPerMinute)
  const promised = source.data.minutes
  if (promised !== undefined && promised !== minutes) {
    throw new ContentError(
      source[defaultLocale].file,
      `has ${words} words, ${minutes} min to read, but data.json promises ${promised} min`,
    )
  }
  return minutes
}

function toCard(page: Page): Card {
  const { path, type, title, shortTitle, excerpt, category, minutes, trending, published } = page
  return { path, type, title, shortTitle, excerpt, category, minutes, trending, published }
}

function latestFirst(cards: Map<string, Card>, pinned: string[], drafts: Set<string>): Card[] {
  const written = [...cards.values()].filter(
    (card) => card.type === 'article' && !drafts.has(card.path),
  )
  const rank = (card: Card) => {
    const place = pinned.indexOf(card.path)
    return place < 0 ? pinned.length : place
  }
  return written.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (b.published ?? '').localeCompare(a.published ?? '') ||
      a.path.localeCompare(b.path),
  )
}

function toPassages(page: Page, sections: Section[]): Omit<Passage, 'id'>[] {
  const common = { path: page.path, title: page.title, type: page.type }
  const takeaways = page.takeaways.map(({ html }) => ensureStop(toPassageText(html))).join('\n')
  return [
    { ...common, kind: 'lead' as const, text: [page.lede, page.excerpt].join(' ').trim() },
    ...(takeaways ? [{ ...common, kind: 'takeaways' as const, text: takeaways }] : []),
    ...sections.map(({ id, title, html }) => ({
      ...common,
      kind: 'section' as const,
      section: id && title ? { id, title } : undefined,
      text: toPassageText(html),
    })),
    ...page.faq.map(({ id, question, html }) => ({
      ...common,
      kind: 'faq' as const,
      section: { id, title: question },
      question,
      text: toPassageText(html),
    })),
  ]
}

function ensureStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

function readFacts(root: string): Map<string, Fact> {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, 'content', name), 'utf8')) as unknown
  const facts = read('facts.json') as Fact[]
  const { keys } = read('non-clinical-sources.json') as { keys: string[] }
  const others = new Set(keys)
  return new Map(
    facts.map((fact) => [fact.id, { ...fact, clinical: !others.has(fact.source_key) }]),
  )
}

/** Parses and checks one file; whatever is wrong is told with the file's name. */
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

/** marked adds a plea to report its errors; these are ours. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/\nPlease report this.*$/s, '')
}
