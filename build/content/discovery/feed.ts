import { getText } from '../../../src/i18n/index.ts'
import { formatDate } from '../../../src/i18n/formats.ts'
import { type Locale, localize } from '../../../src/i18n/locales.ts'
import { href } from '../../../src/routes.ts'
import { downloadOf, type Film } from '../../../src/content/film.ts'
import { formatOf } from '../../../src/content/formats.ts'
import type { PageEntry } from '../schema.ts'
import { site } from '../../../src/content/site.ts'
import { lastChange } from './sitemap.ts'
import { originMark } from '../../../src/content/origin-mark.ts'
import { element } from './xml.ts'

const itemCount = 120

/** RSS 2.0 of the latest pages, without lists and legal texts. `pages`: newest first. */
export function writeFeed(pages: PageEntry[], locale: Locale): string {
  const t = getText(locale)
  const items = pages.filter((page) => isNews(page) && page.published).slice(0, itemCount)
  const changed = items.map((page) => lastChange(page)!).toSorted()
  const newest = changed.at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', t('site.feed', { brand: site.brand }))}
${element('link', originMark + href('home', locale))}
${element('description', t('site.description'))}
${element('language', locale)}
<atom:link href="${originMark}${href('feed', locale)}" rel="self" type="application/rss+xml"/>
${newest ? element('lastBuildDate', toRfc822(newest)) : ''}
${items.map((page) => writeItem(page, locale)).join('\n')}
</channel>
</rss>
`
}

/** Lists and texts about the site are not news. */
function isNews(page: PageEntry): boolean {
  return page.type === 'issue' || formatOf(page) !== undefined
}

function writeItem(page: PageEntry, locale: Locale): string {
  const t = getText(locale)
  const address = originMark + localize(page.path, locale)
  const kind = t(`search.types.${page.type}`)
  const categories = page.category ? [t(`articles.category.${page.category}`), kind] : [kind]
  return [
    '<item>',
    element('title', page.title),
    element('link', address),
    element('guid', address),
    element('pubDate', toRfc822(page.published!)),
    element('dc:creator', t('article.author')),
    ...categories.map((category) => element('category', category)),
    element('description', describePage(page, locale)),
    ...(page.film ? [enclose(page.film)] : []),
    '</item>',
  ].join('\n')
}

function enclose(film: Film): string {
  const { href, bytes } = downloadOf(film)
  return `<enclosure url="${originMark}${href}" length="${bytes}" type="video/mp4"/>`
}

/** The page's description, and what changed since it was published. */
function describePage({ description, published, changes }: PageEntry, locale: Locale): string {
  const [newest] = changes
  if (!newest || newest.on === published) return description
  const { on, what, why } = newest
  return [description, `${formatDate(on, locale)}:`, what, why].filter(Boolean).join(' ')
}

/** '2026-11-20' -> 'Fri, 20 Nov 2026 00:00:00 GMT' */
function toRfc822(isoDate: string): string {
  return new Date(isoDate).toUTCString()
}
