import type { Passage } from '../../src/search/tokenize.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'
import type { Source } from '../../src/molly/protocol.ts'
import { pageOf } from '../../src/search/format.ts'
import { findPassages, readPassages, type SearchIndex } from '../search/index.ts'

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

/** '/privacy', '/conditions/emergency#toothache' as sources, those of them that the index has. */
export async function findSources(
  index: SearchIndex,
  hrefs: string[],
  locale: Locale,
): Promise<Source[]> {
  const sources = hrefs.map(async (href) => {
    const [path, section] = href.split('#') as [string, string?]
    const onPage = await findPassages(index, path)
    const passage = onPage.find((found) => found.section?.id === section) ?? onPage[0]
    return passage ? [toSource(passage, locale)] : []
  })
  return (await Promise.all(sources)).flat()
}

/** Other questions that the cited pages answer, those of the best page first. */
export async function listSuggestions(index: SearchIndex, passages: Passage[]): Promise<string[]> {
  const given = new Set(passages.map(({ question }) => question))
  const pages = await readPassages(
    index,
    passages.map(({ id }) => pageOf(id)),
  )
  const questions = [...pages.values()]
    .flat()
    .flatMap(({ question }) => (question && !given.has(question) ? [question] : []))
  return [...new Set(questions)].slice(0, mostSuggestions)
}

function toSource({ path, title, section }: Passage, locale: Locale): Source {
  return {
    title,
    href: localize(section ? `${path}#${section.id}` : path, locale),
    ...(section && { section: section.title }),
  }
}
