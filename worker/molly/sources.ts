import { getText } from '../../src/i18n/index.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'
import type { Source } from '../../src/molly/protocol.ts'
import { href } from '../../src/routes.ts'
import { findToolOf } from '../../src/sections/tools/tools.ts'
import type { CardMeta } from './cards/format.ts'
import type { SearchIndex } from '../search/index.ts'

/** Sources for '/privacy' or '/conditions/emergency#toothache'; those that the index lacks are left out. */
export function findSources({ byPath }: SearchIndex, hrefs: string[], locale: Locale): Source[] {
  return hrefs.flatMap((href) => {
    const [path, anchor] = href.split('#') as [string, string?]
    const page = byPath.get(path)
    if (!page) return []
    const section = page.sections.find(({ id }) => id === anchor) ?? page.sections[0]
    const { id, title } = section ?? {}
    return [
      {
        title: page.title,
        href: localize(id ? `${path}#${id}` : path, locale),
        ...(title && { section: title }),
      },
    ]
  })
}

/** The tool that helps with what a card is about: how soon to go, what a plan means. */
export function findTool(
  { byPath }: SearchIndex,
  { id, page: path }: CardMeta,
  locale: Locale,
): Source | undefined {
  const type = byPath.get(path)?.type
  const tool = type && type !== 'term' ? findToolOf(id.split('/')[0]!, { path, type }) : undefined
  return tool && { title: getText(locale)(`tools.names.${tool}.title`), href: href(tool, locale) }
}
