import { usePage } from '../../page-context.ts'
import { type Locale, localeCodes, localize } from '../../i18n/locales.ts'
import { href } from '../../routes.ts'
import { Motif } from '../../ui/Motif.tsx'
import { texts } from './texts.ts'

export type SiteMapGroup = {
  name: keyof typeof texts.en.sitemap.groups
  pages: { path: string; titles: Record<Locale, string> }[]
  /** The number of pages not shown. */
  more?: number
}

const groups: Record<SiteMapGroup['name'], { motif: string; ground: string }> = {
  site: { motif: 'house', ground: 'bg-t-barro' },
  hub: { motif: 'bag', ground: 'bg-t-menta' },
  category: { motif: 'tooth', ground: 'bg-t-rosa' },
  article: { motif: 'doc', ground: 'bg-t-jaca' },
  emergency: { motif: 'emergency', ground: 'bg-t-rosa' },
  condition: { motif: 'magnify', ground: 'bg-t-agua' },
  service: { motif: 'chair', ground: 'bg-t-barro' },
  'home-service': { motif: 'brush', ground: 'bg-t-lima' },
  product: { motif: 'paste', ground: 'bg-t-rosa' },
  video: { motif: 'tv', ground: 'bg-t-jaca' },
  tourism: { motif: 'globe', ground: 'bg-t-lima' },
  guide: { motif: 'bag', ground: 'bg-t-menta' },
  tool: { motif: 'sandglass', ground: 'bg-t-barro' },
  issue: { motif: 'mail', ground: 'bg-t-lima' },
  organization: { motif: 'book', ground: 'bg-t-agua' },
}

/** Every page of the site, in the reader's language and, small, in the other one. */
export function SiteMap({ groups: all }: { groups: SiteMapGroup[] }) {
  const { locale, t } = usePage(texts)
  const other = localeCodes.find((code) => code !== locale)!
  return all.map(({ name, pages, more = 0 }) => (
    <section
      key={name}
      className="wide lines grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] gap-x-[clamp(32px,5vw,72px)] gap-y-3.5 pt-5 pb-3"
      aria-labelledby={`pages-${name}`}
    >
      <h2 className="h-2 flex gap-4 items-center self-start" id={`pages-${name}`}>
        <Motif
          name={groups[name].motif}
          className={`w-15 h-15 p-1.75 rounded-3.5 ${groups[name].ground}`}
        />
        {t(`sitemap.groups.${name}`)}
      </h2>
      <ul className="md:columns-2 gap-x-10">
        {pages.map(({ path, titles }) => (
          <li key={path} className="break-inside-avoid pb-2.5 leading-[1.35]">
            <a
              className="flex items-end min-h-8 font-600 text-link hover:underline underline-offset-3"
              href={localize(path, locale)}
            >
              {titles[locale]}
            </a>
            <a
              className="flex items-start min-h-7 text-meta text-tinta-2 hover:underline underline-offset-3"
              href={localize(path, other)}
              lang={other}
              hrefLang={other}
            >
              {titles[other]}
            </a>
          </li>
        ))}
        {more > 0 && (
          <li className="pb-2.5">
            <a
              className="flex items-center min-h-11 font-600 text-link hover:underline underline-offset-3"
              href={href('search', locale)}
            >
              {t('sitemap.more', { count: more })}
            </a>
          </li>
        )}
      </ul>
    </section>
  ))
}
