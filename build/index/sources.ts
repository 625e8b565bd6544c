import { sourcesFile, type SourcePages } from '../../src/answering/sources.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { href } from '../../src/routes.ts'
import type { Passage } from '../../src/search/format.ts'
import { findToolOfType } from '../../src/sections/tools/tools.ts'
import { type File, jsonFile } from '../content/files.ts'

/** What Molly's sources say of each page that search finds. */
export function compileSources(passages: Passage[], locale: Locale): File {
  const t = getText(locale)
  const byPath = Map.groupBy(
    passages.filter(({ kind }) => kind !== 'term'),
    ({ path }) => path,
  )
  const pages: SourcePages = {}
  for (const [path, members] of byPath) {
    const { title, type } = members[0]!
    const tool = findToolOfType(type)
    pages[path] = {
      title,
      sections: members.map(({ section }) => section ?? {}),
      ...(tool && { tool: { title: t(`tools.names.${tool}.title`), href: href(tool, locale) } }),
    }
  }
  return jsonFile(sourcesFile(locale), pages)
}
