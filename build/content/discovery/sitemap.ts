import { listAlternates, type Locale, localeCodes, localize } from '../../../src/i18n/locales.ts'
import type { PageEntry } from '../schema.ts'
import { type SiteMapFilm, writeVideo } from './video.ts'
import { originMark } from '../../../src/content/origin-mark.ts'
import { element, escapeXml } from './xml.ts'

type Entry = { path: string; changed?: string; films?: Partial<Record<Locale, SiteMapFilm>> }

/** sitemaps.org allows 50,000 URLs per file; each page has one per language. */
const pagesPerFile = 5000

/** The ISO date on which a page was last written or checked. */
export function lastChange({
  published,
  checked,
}: Pick<PageEntry, 'published' | 'checked'>): string | undefined {
  return [published, checked]
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1)
}

/** `sitemap.xml`, or an index of `sitemap-1.xml` and so on if one file is not enough. */
export function writeSiteMap(entries: Entry[], perFile = pagesPerFile): Map<string, string> {
  const files = Array.from({ length: Math.ceil(entries.length / perFile) }, (_, index) =>
    writeFile(entries.slice(index * perFile, (index + 1) * perFile)),
  )
  if (files.length <= 1) return new Map([['sitemap.xml', files[0] ?? writeFile([])]])
  const names = files.map((_, index) => `sitemap-${index + 1}.xml`)
  return new Map([
    ['sitemap.xml', writeIndex(names)],
    ...files.map((file, index) => [names[index]!, file] as const),
  ])
}

function writeFile(entries: Entry[]): string {
  const urls = entries.flatMap(({ path, changed, films }) => {
    const links = listAlternates(originMark, path)
      .map(({ lang, href }) => {
        return `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`
      })
      .join('')
    const date = changed ? element('lastmod', changed) : ''
    return localeCodes.map((locale) => {
      const address = element('loc', originMark + localize(path, locale))
      const film = films?.[locale]
      const video = film ? writeVideo(film, path, locale) : ''
      return `<url>${address}${date}${links}${video}</url>\n`
    })
  })
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n${urls.join('')}</urlset>\n`
}

function writeIndex(names: string[]): string {
  const maps = names.map(
    (name) => `<sitemap>${element('loc', `${originMark}/${name}`)}</sitemap>\n`,
  )
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${maps.join('')}</sitemapindex>\n`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
