import { usePage } from '../i18n/index.ts'
import { defaultLocale, localeCodes, locales, localize } from '../i18n/locales.ts'
import type { ReactNode } from 'react'
import { DraftNotice } from '../sections/DraftNotice.tsx'
import { Footer } from '../sections/Footer.tsx'
import { Header } from '../sections/Header.tsx'
import { NewsletterBar } from '../sections/NewsletterBar.tsx'
import { Strip } from '../sections/Strip.tsx'
import { site } from '../content/site.ts'

type Props = {
  view: {
    title: string
    description: string
    path: string
    status?: number
    index?: boolean
    draft?: boolean
    questions?: string[]
    main: ReactNode
  }
  files: { script: string; styles: string[]; fonts: string[] }
  siteOrigin: string
}

/** The HTML shell of every page. */
export function Document({ view, files, siteOrigin }: Props) {
  const { locale, t } = usePage()
  const {
    title,
    description,
    path,
    status = 200,
    index = true,
    draft = false,
    questions,
    main,
  } = view
  const url = (code: typeof locale) => siteOrigin + localize(path, code)
  return (
    <html lang={locale} data-missing={status === 404 ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title.includes(site.brand) ? title : `${title} | ${site.brand}`}</title>
        <meta name="description" content={description} />
        {files.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {files.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script type="module" src={files.script} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#1B2660" />
        {index ? (
          <>
            <link rel="canonical" href={url(locale)} />
            {localeCodes.map((code) => (
              <link
                key={code}
                rel="alternate"
                hrefLang={code}
                lang={locales[code].lang}
                href={url(code)}
              />
            ))}
            <link rel="alternate" hrefLang="x-default" href={url(defaultLocale)} />
          </>
        ) : (
          <meta name="robots" content="noindex" />
        )}
      </head>
      <body>
        <a className="sr-only-focusable" href="#main">
          {t('site.skip')}
        </a>
        <Strip />
        <Header />
        {draft && <DraftNotice />}
        {main}
        <Footer />
        <NewsletterBar questions={questions} />
      </body>
    </html>
  )
}
