import { shareHref, shareSize } from '../art/share-href.ts'
import { site } from '../content/site.ts'
import { usePage } from '../page-context.ts'
import { listAlternates, localeCodes, locales, localize } from '../i18n/locales.ts'
import { href, markdownHref } from '../routes.ts'

type Props = { title: string; description: string; path: string; siteOrigin: string }

/** Links and metadata in the head: other versions of a page, and its share preview. */
export function HeadLinks({ title, description, path, siteOrigin }: Props) {
  const { locale, t } = usePage()
  const url = siteOrigin + localize(path, locale)
  return (
    <>
      <link rel="canonical" href={url} />
      {listAlternates(siteOrigin, path).map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      <link rel="alternate" type="text/markdown" href={markdownHref(path, locale)} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t('site.feed', { brand: site.brand })}
        href={href('feed', locale)}
      />
      <meta name="robots" content="max-image-preview:large" />
      <meta property="og:type" content={path.startsWith('/article/') ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {localeCodes.map((code) => (
        <meta
          key={code}
          property={code === locale ? 'og:locale' : 'og:locale:alternate'}
          content={locales[code].openGraph}
        />
      ))}
      <meta property="og:image" content={siteOrigin + shareHref(path, locale)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={t('site.shareImage', { title })} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
