import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from '../categories.ts'
import { defaultLocale, type Locale, localeCodes } from '../i18n/locales.ts'
import { Citations, countWords, createMarkdown, type Section } from './markdown.ts'
import { toPassages } from './passages.ts'
import { ContentError, messageOf, readFacts, readSources, type Source } from './read.ts'
import type { Card, Fact, Page } from './schema.ts'
import { buildSearchIndex, type Passage } from './search-options.ts'
import { parseSynonyms } from './synonyms.ts'

const wordsPerMinute = 200

/**
 * Compiles content/ into the files a worker reads through `src/content/index.ts`:
 * file name below `_content/` -> JSON text. Drafts appear as cards only.
 */
export function compileContent(root: string): Map<string, string> {
  const facts = readFacts(root)
  const sources = readSources(root)
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
