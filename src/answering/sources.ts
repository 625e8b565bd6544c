import { type Locale, localize } from '../i18n/locales.ts'
import type { Source } from '../molly/protocol.ts'

/** What a source says of a page. */
export type SourcePage = { title: string; sections: Section[] }

type Section = { id?: string; title?: string }

/** By path, without locale prefix. */
export type SourcePages = Record<string, SourcePage>

export const sourcesFile = (locale: Locale) => `${locale}/sources`

/** Sources for '/privacy' or '/conditions/emergency#toothache'; those that are no page are left out. */
export function findSources(pages: SourcePages, hrefs: string[], locale: Locale): Source[] {
  return hrefs.flatMap((href) => {
    const [path, anchor] = href.split('#') as [string, string?]
    const page = pages[path]
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
