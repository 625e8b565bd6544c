import * as v from 'valibot'
import { categories } from '../../src/categories.ts'
import type { Lists } from '../../src/content/index.ts'
import { type ArticleChunk, articlesPerChunk } from '../../src/content/packs.ts'
import type { Card, Catalog, CatalogEntry } from '../../src/content/schema.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { latestFirst } from './cards.ts'
import { type File, jsonFile } from './files.ts'
import { ContentError } from './error.ts'
import { path } from './fields.ts'
import { parseJsonFile } from './parse.ts'
import type { ReadText, Source } from './read.ts'

const listsFile = 'content/lists.json'

/** Generated lists must not grow with the site: few visitors read to the end. */
const maxOfType = 200

/** Page paths by list name. */
export function readLists(text: ReadText): Record<string, string[]> {
  return parseJsonFile(listsFile, v.record(v.string(), v.array(path)), text(listsFile))
}

/** The cards for the lists in content/lists.json. */
export function pickLists(lists: Record<string, string[]>, cards: Map<string, Card>): Lists {
  const pick = (name: string, path: string) => {
    const card = cards.get(path)
    if (!card) throw new ContentError(listsFile, `"${name}" names no page ${path}`)
    return card
  }
  const picked = Object.entries(lists).map(([name, paths]) => [
    name,
    paths.map((path) => pick(name, path)),
  ])
  return Object.fromEntries(picked) as Lists
}

/** The cards of all pages by type, limited to the newest `maxOfType`. */
export function compileCatalog(sources: Source[], cards: Map<string, Card>, locale: Locale): File {
  const all = sources.flatMap(({ path, data: { tags, nextCheck } }): CatalogEntry[] => {
    const card = cards.get(path)
    return card ? [{ ...card, tags, nextCheck }] : []
  })
  const byType = Map.groupBy(all, ({ type }) => type)
  const newest = new Set(
    [...byType.values()].flatMap((entries) =>
      entries
        .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
        .slice(0, maxOfType),
    ),
  )
  const catalog: Catalog = {
    entries: all.filter((entry) => newest.has(entry)),
    totals: Object.fromEntries([...byType].map(([type, entries]) => [type, entries.length])),
  }
  return jsonFile(`${locale}/catalog`, catalog)
}

/** Article cards, all together and by category, with `pinned` paths first. */
export function* compileArticleLists(
  cards: Map<string, Card>,
  pinned: string[],
  locale: Locale,
): Generator<File, void> {
  const articles = latestFirst([...cards.values()], pinned)
  for (const category of [undefined, ...categories]) {
    const items = articles.filter((card) => !category || card.category === category)
    for (let from = 0; from === 0 || from < items.length; from += articlesPerChunk) {
      const chunk: ArticleChunk = {
        cards: items.slice(from, from + articlesPerChunk),
        total: items.length,
      }
      yield jsonFile(`${locale}/articles/${category ?? 'all'}/${from / articlesPerChunk}`, chunk)
    }
  }
}
