import { type Locale, localize } from '../../src/i18n/locales.ts'
import type { Source } from '../../src/molly/protocol.ts'
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
