import { sourcesFile, type SourcePages } from '../../src/answering/sources.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Passage } from '../../src/search/format.ts'
import { type File, jsonFile } from '../content/files.ts'

/** What Molly's sources say of each page that search finds. */
export function compileSources(passages: Passage[], locale: Locale): File {
  const byPath = Map.groupBy(
    passages.filter(({ kind }) => kind !== 'term'),
    ({ path }) => path,
  )
  const pages: SourcePages = {}
  for (const [path, members] of byPath) {
    const { title } = members[0]!
    pages[path] = {
      title,
      sections: members.map(({ section }) => section ?? {}),
    }
  }
  return jsonFile(sourcesFile(locale), pages)
}
