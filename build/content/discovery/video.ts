import { shareHref } from '../../../src/art/share-href.ts'
import { downloadOf, type Film } from '../../../src/content/film.ts'
import { originMark } from '../../../src/content/origin-mark.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { PageEntry } from '../schema.ts'
import { element } from './xml.ts'

export type SiteMapFilm = Pick<PageEntry, 'title' | 'description' | 'published'> & { film: Film }

/** A page's film for search engines: developers.google.com/search/docs, "video sitemaps". */
export function writeVideo(
  { title, description, published, film }: SiteMapFilm,
  path: string,
  locale: Locale,
): string {
  const parts = [
    element('video:thumbnail_loc', originMark + shareHref(path, locale)),
    element('video:title', title),
    element('video:description', description),
    element('video:content_loc', originMark + downloadOf(film).href),
    element('video:duration', `${Math.round(film.seconds)}`),
    ...(published ? [element('video:publication_date', published)] : []),
  ]
  return `<video:video>${parts.join('')}</video:video>`
}
