import type { Passage } from '../../src/content/search-options.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'
import type { Source } from '../../src/molly/protocol.ts'
import type { SearchIndex } from '../search/index.ts'

const mostSources = 3
const mostSuggestions = 3

/** One source per page, at the section of its best passage; the best pages only. */
export function listSources(passages: Passage[], locale: Locale): Source[] {
  const best = new Map<string, Passage>()
  for (const passage of passages) {
    if (!best.has(passage.path)) best.set(passage.path, passage)
  }
  return [...best.values()].slice(0, mostSources).map((passage) => toSource(passage, locale))
}

/** '/privacy', '/conditions/emergency#toothache' as a source, where such a page is in the index. */
export function findSource(index: SearchIndex, href: string, locale: Locale): Source | undefined {
  const [path, section] = href.split('#')
  const onPage = index.passages.filter((passage) => passage.path === path)
  const passage = onPage.find((found) => found.section?.id === section) ?? onPage[0]
  return passage && toSource(passage, locale)
}

/** What else the cited pages answer, in their own words, the best page first. */
export function listSuggestions(index: SearchIndex, passages: Passage[]): string[] {
  const given = new Set(passages.map(({ question }) => question))
  const paths = [...new Set(passages.map(({ path }) => path))]
  const questions = paths.flatMap((path) =>
    index.passages.flatMap((passage) =>
      passage.path === path && passage.question && !given.has(passage.question)
        ? [passage.question]
        : [],
    ),
  )
  return [...new Set(questions)].slice(0, mostSuggestions)
}

function toSource({ path, title, section }: Passage, locale: Locale): Source {
  return {
    title,
    href: localize(section ? `${path}#${section.id}` : path, locale),
    ...(section && { section: section.title }),
  }
}
