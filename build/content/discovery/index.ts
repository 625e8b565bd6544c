import { defaultLocale, type Locale, localeCodes } from '../../../src/i18n/locales.ts'
import { listedPages } from '../../../src/pages.ts'
import type { PageEntry } from '../schema.ts'
import { writeFeed } from './feed.ts'
import { writeLlms } from './llms.ts'
import { lastChange, writeSiteMap } from './sitemap.ts'

/**
 * Discovery files for machines: file name in `_content/` -> text. URLs start with `originMark`,
 * because only the server knows the origin.
 */
export function compileDiscovery(pages: Record<Locale, PageEntry[]>): Map<string, string> {
  const files = new Map<string, string>()
  for (const locale of localeCodes) {
    const listed = newestFirst(pages[locale].filter((page) => page.listed))
    files.set(`${locale}/feed.xml`, writeFeed(listed, locale))
    files.set(`${locale}/llms.txt`, writeLlms(listed, locale))
  }
  const listed = pages[defaultLocale].filter((page) => page.listed)
  const entries = listed.map((page) => ({
    path: page.path,
    changed: lastChange(page),
    films: filmsOf(page.path, pages),
  }))
  const newest = entries.map(({ changed }) => changed ?? '').reduce((a, b) => (a > b ? a : b), '')
  const [home, ...others] = listedPages
  const all = [{ path: home!.path, changed: newest || undefined }, ...others, ...entries]
  for (const [name, text] of writeSiteMap(all)) files.set(name, text)
  return files
}

/** Site map data of a page's film in each language. */
function filmsOf(path: string, pages: Record<Locale, PageEntry[]>) {
  return Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const page = pages[locale].find((entry) => entry.path === path)
      return page?.film ? [[locale, { ...page, film: page.film }]] : []
    }),
  )
}

function newestFirst(pages: PageEntry[]): PageEntry[] {
  return pages.toSorted(
    (a, b) =>
      (b.published ?? '').localeCompare(a.published ?? '') || a.path.localeCompare(b.path, 'en'),
  )
}
