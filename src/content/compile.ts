import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from '../categories.ts'
import { defaultLocale, type Locale, localeCodes } from '../i18n/locales.ts'
import { getText } from '../i18n/index.ts'
import { createBlock, type PageQuery } from './blocks.ts'
import { Citations, countWords, createMarkdown } from './markdown.ts'
import { toPlainHtml } from './passage-text.ts'
import { toPassages } from './passages.ts'
import { ContentError, messageOf, readFacts, readSources, type Source } from './read.ts'
import type { Card, CatalogEntry, Fact, Page } from './schema.ts'
import { buildSearchIndex } from './search-options.ts'
import { parseSynonyms } from './synonyms.ts'
import { listTopics, type TopicSource } from './topics.ts'

const wordsPerMinute = 200
const relatedCount = 4

type Options = {
  /** true: drafts are pages too, marked as such. Never in production. */
  drafts?: boolean
}

/**
 * Compiles content/ into the files a worker reads through `src/content/index.ts`:
 * file name below `_content/` -> JSON text.
 */
export function compileContent(root: string, { drafts = false }: Options = {}): Map<string, string> {
  const sources = readSources(root).filter(({ data }) => drafts || !data.draft)
  const lists = readJson<Record<string, string[]>>(root, 'content/lists.json')
  const topics = readJson<TopicSource[]>(root, 'content/topics.json')
  const glossary = readFileSync(join(root, 'content/glossary.csv'), 'utf8')
  const compiler = createCompiler(root, sources)
  const files = new Map<string, string>()
  const write = (name: string, value: unknown) => files.set(`${name}.json`, JSON.stringify(value))

  for (const locale of localeCodes) {
    const cards = compiler.cards[locale]
    const pages = sources.map((source) => compiler.compile(source, locale))
    for (const page of pages) write(`${locale}${page.path}`, page)

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

    const articles = latestFirst([...cards.values()], lists['latest'] ?? [])
    for (const category of [undefined, ...categories]) {
      const items = articles.filter((card) => !category || card.category === category)
      write(`${locale}/articles/${category ?? 'all'}`, items)
    }

    const passages = pages
      .filter(({ listed }) => listed)
      .flatMap((page) => toPassages(page, getText(locale)))
      .map((passage, id) => ({ ...passage, id }))
    write(`${locale}/search`, {
      passages,
      index: JSON.parse(buildSearchIndex(passages)) as unknown,
      synonyms: parseSynonyms(glossary, locale),
    })
  }
  return files
}

function readJson<T>(root: string, name: string): T {
  return JSON.parse(readFileSync(join(root, name), 'utf8')) as T
}

/** Knows the cards of all pages, which lists and related pages need before any page is compiled. */
function createCompiler(root: string, sources: Source[]) {
  const facts = readFacts(root)
  const art = readJson<{ version: string }>(root, 'src/art/version.json').version
  const motifHref = (name: string) => `/art/${art}/motifs/${name}.svg`
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
    const words = countShownWords(page)
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

/** Words as product rules count them: body, takeaways and questions; not tables or references. */
export function countShownWords(page: Page): number {
  const shown = [
    page.answer ?? '',
    ...page.sections.map(({ parts }) => toPlainHtml(parts, getText(defaultLocale))),
    ...page.takeaways.map(({ html }) => html),
    ...page.faq.flatMap(({ question, html }) => [question, html]),
  ]
  return shown.reduce((sum, html) => sum + countWords(html), 0)
}

type Context = {
  facts: Map<string, Fact>
  motifHref: (name: string) => string
  find: (query: PageQuery) => Card[]
  minutes?: number
  related: Card[]
  picker: Card[][]
}

function compilePage(source: Source, locale: Locale, context: Context): Page {
  const { data } = source
  const { front, body, file } = source[locale]
  const citations = new Citations(context.facts)
  const markdown = createMarkdown(citations, locale, context.motifHref)
  try {
    const takeaways = front.takeaways.map((text, index) => ({
      html: markdown.inline(text),
      motif: data.takeawayMotifs[index],
    }))
    const answer = front.answer && markdown.inline(front.answer)
    const sections = markdown.sections(body, (name, key) =>
      compileTexts(createBlock(name, key, data, front, context.find), markdown.inline),
    )
    const faq = front.faq.map(({ id, question, answer: text }) => ({
      id,
      question,
      html: markdown.inline(text),
    }))
    const beside = <T, U>(items: T[], texts: U[] | undefined, name: string): (T & U)[] =>
      items.map((item, index) => {
        const text = texts?.[index]
        if (!text) throw new Error(`has no text for entry ${index + 1} of "${name}" in data.json`)
        return { ...item, ...text }
      })
    return {
      ...toCard(source, locale, context.minutes),
      description: front.description ?? front.excerpt ?? front.title,
      lede: front.lede ?? '',
      tags: data.tags,
      draft: data.draft,
      nextCheck: data.nextCheck,
      review: data.review,
      disclosure: data.disclosure,
      listed: data.listed,
      takeaways,
      answer,
      sections,
      faq,
      quiz: front.quiz && {
        questions: beside(data.quiz, front.quiz.questions, 'quiz'),
        results: compileTexts(front.quiz.results, markdown.inline),
      },
      picker: beside(data.picker, front.picker, 'picker').map(({ id, label, why }, index) => ({
        id,
        label,
        why: markdown.inline(why),
        cards: context.picker[index]!,
      })),
      references: citations.references.map(({ key: _key, ...reference }) => reference),
      callIf: front.callIf,
      callNote: front.callNote,
      problems: beside(data.problems, front.problems, 'problems'),
      chapterMotifs: data.chapterMotifs,
      length: data.length,
      related: context.related,
    }
  } catch (error) {
    throw new ContentError(file, messageOf(error))
  }
}

/** Names and addresses inside a box; every other text of it is Markdown. */
const verbatim = new Set(['kind', 'id', 'motif', 'evidence', 'verdict', 'tool', 'cards', 'en', 'es'])

function compileTexts<T>(value: T, inline: (markdown: string) => string): T {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return inline(part)
    if (Array.isArray(part)) return part.map(walk)
    if (!part || typeof part !== 'object') return part
    const entries = Object.entries(part as Record<string, unknown>)
    return Object.fromEntries(
      entries.map(([key, item]) => [key, verbatim.has(key) ? item : walk(item)]),
    )
  }
  return walk(value) as T
}

function findCards(
  query: PageQuery,
  self: string,
  cards: Map<string, Card>,
  sources: Source[],
  locale: Locale,
): Card[] {
  if (Array.isArray(query)) {
    return query.map((path) => {
      const card = cards.get(path)
      if (!card) throw new Error(`"pages" names no page ${path}`)
      return card
    })
  }
  const found = sources
    .filter(
      ({ path, data }) =>
        path !== self &&
        (!query.type || data.type === query.type) &&
        (!query.tag || data.tags.includes(query.tag)) &&
        (!query.category || data.category === query.category),
    )
    .flatMap(({ path }) => cards.get(path) ?? [])
  return found.toSorted((a, b) => a.title.localeCompare(b.title, locale))
}

/** The pages that share most tags; a tag that few pages carry says more than a common one. */
function findRelated(source: Source, sources: Source[]): Source[] {
  const weight = (tag: string) =>
    1 / sources.filter(({ data }) => data.tags.includes(tag)).length
  return sources
    .filter((other) => other !== source && other.data.listed)
    .map((other) => ({
      other,
      score: other.data.tags
        .filter((tag) => source.data.tags.includes(tag))
        .reduce((sum, tag) => sum + weight(tag), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.other.path.localeCompare(b.other.path))
    .slice(0, relatedCount)
    .map(({ other }) => other)
}

function toCard({ path, data, ...texts }: Source, locale: Locale, minutes?: number): Card {
  const { title, shortTitle, excerpt } = texts[locale].front
  const { type, category, trending, published, checked } = data
  return {
    path,
    type,
    title,
    shortTitle: shortTitle ?? title,
    excerpt: excerpt ?? '',
    category,
    minutes,
    trending,
    published,
    checked,
  }
}

function latestFirst(cards: Card[], pinned: string[]): Card[] {
  const rank = (card: Card) => {
    const place = pinned.indexOf(card.path)
    return place < 0 ? pinned.length : place
  }
  return cards
    .filter(({ type }) => type === 'article')
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        (b.published ?? '').localeCompare(a.published ?? '') ||
        a.path.localeCompare(b.path),
    )
}
