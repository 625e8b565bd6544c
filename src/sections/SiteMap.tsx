import { usePage } from '../i18n/index.ts'
import { type Locale, localeCodes, localize } from '../i18n/locales.ts'
import type { Messages } from '../i18n/en.ts'

export type SiteMapGroup = {
  name: keyof Messages['sitemap']['groups']
  pages: { path: string; titles: Record<Locale, string> }[]
}

/** Every page of the site, in the reader's language and, small, in the other one. */
export function SiteMap({ groups }: { groups: SiteMapGroup[] }) {
  const { locale, t } = usePage()
  const other = localeCodes.find((code) => code !== locale)!
  return groups.map(({ name, pages }) => (
    <section key={name} className="wide lines pt-4 mt-3" aria-labelledby={`pages-${name}`}>
      <h2 className="h-2 mb-2.5" id={`pages-${name}`}>
        {t(`sitemap.groups.${name}`)}
      </h2>
      <ul className="md:columns-2 xl:columns-3 gap-x-10">
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
      </ul>
    </section>
  ))
}
