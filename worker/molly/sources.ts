import type { Passage } from '../../src/search/tokenize.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'
import type { Source } from '../../src/molly/protocol.ts'
import { findPassages, type SearchIndex } from '../search/index.ts'

/** Sources for '/privacy' or '/conditions/emergency#toothache'; those that the index lacks are left out. */
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

function toSource({ path, title, section }: Passage, locale: Locale): Source {
  return {
    title,
    href: localize(section ? `${path}#${section.id}` : path, locale),
    ...(section && { section: section.title }),
  }
}
