import { usePage } from '../page-context.ts'
import { colors } from '../colors.ts'
import type { Page } from '../content/schema.ts'
import { formatDate } from '../i18n/formats.ts'
import { localize } from '../i18n/locales.ts'
import type { ReactNode } from 'react'
import { href, qrHref, routes } from '../routes.ts'
import { DraftNotice } from '../sections/frame/DraftNotice.tsx'
import { Footer } from '../sections/frame/Footer.tsx'
import { Header } from '../sections/frame/Header.tsx'
import { StylesheetContext, stylesheetId } from '../sections/frame/Stylesheet.tsx'
import { MollyButton } from '../sections/frame/MollyButton.tsx'
import { hasNewsletterBar, NewsletterBar } from '../sections/frame/NewsletterBar.tsx'
import { TopBar } from '../sections/frame/TopBar.tsx'
import { site } from '../content/site.ts'
import { HeadLinks } from './HeadLinks.tsx'

/** `integrity`: the file's subresource integrity hash; the dev server's files have none. */
export type Script = { src: string; integrity?: string }

type Props = {
  view: {
    title: string
    description: string
    path: string
    status?: number
    index?: boolean
    draft?: boolean
    questions?: string[]
    page?: Pick<Page, 'tags'>
    script?: Script
    main: ReactNode
  }
  files: {
    script: Script
    /** For the first screen; the rest is in `stylesheets`. */
    criticalCss?: string
    /** From the dev server, in place of both. */
    styles: string[]
    stylesheets: string[]
    featureStyle: (feature: string) => string
    fonts: string[]
  }
  siteOrigin: string
  /** For src/client/backend.ts; both are public. */
  backend?: { origin: string; key: string }
  /** JSON that is safe inside a script element. */
  structuredData?: string
}

/** The HTML shell of every page. */
export function Document({ view, files, siteOrigin, backend, structuredData }: Props) {
  const { locale, t } = usePage()
  const {
    title,
    description,
    path,
    status = 200,
    index = true,
    draft = false,
    questions,
    page,
    script,
    main,
  } = view
  return (
    <html
      lang={locale}
      data-missing={status === 404 ? '' : undefined}
      data-supabase-url={backend?.origin}
      data-supabase-key={backend?.key}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title.includes(site.brand) ? title : `${title} | ${site.brand}`}</title>
        <meta name="description" content={description} />
        {files.criticalCss && <style dangerouslySetInnerHTML={{ __html: files.criticalCss }} />}
        {files.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {/* The first paint includes everything above it, not the header alone. */}
        {files.stylesheets.length > 0 && (
          <link rel="expect" href={`#${stylesheetId}`} blocking="render" />
        )}
        {files.stylesheets.map((style) => (
          <link key={style} rel="preload" href={style} as="style" fetchPriority="low" />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={href('manifest', locale)} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.noche} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colors.nocheDark} />
        {index ? (
          <HeadLinks {...{ title, description, path, siteOrigin }} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
      </head>
      <body>
        <a className="sr-only-focusable" href="#main">
          {t('site.skip')}
        </a>
        <TopBar />
        <Header />
        {draft && <DraftNotice />}
        <StylesheetContext value={files}>{main}</StylesheetContext>
        {status === 200 && (
          <PrintedFooter
            address={siteOrigin + localize(path, locale)}
            code={index ? qrHref(path, locale) : undefined}
          />
        )}
        <Footer />
        {hasNewsletterBar(path, status, page?.tags) && <NewsletterBar />}
        {path !== routes.askMolly && <MollyButton questions={questions} />}
        {structuredData && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        )}
        {/* Fetched immediately from here too; in the head they would delay the first paint. */}
        {files.fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin=""
            onLoad={noop}
          />
        ))}
        {/*
         * Modules are deferred anyway; in the head it would be fetched before what is painted
         * first.
         */}
        <script type="module" {...files.script} />
        {script && <script type="module" {...script} />}
      </body>
    </html>
  )
}

/** Never called: without a handler React would move the link into the head. */
function noop(): void {}

/** On paper, which has no address bar. */
function PrintedFooter({ address, code }: { address: string; code?: string }) {
  const { locale, t, today } = usePage()
  return (
    <p className="print-only">
      {/*
       * Lazy and not displayed, so it is fetched for printing only: Chromium and Firefox wait for
       * it.
       */}
      {code && <img src={code} width={96} height={96} loading="lazy" alt="" />}
      {t('share.printed', { address, date: formatDate(today, locale) })} {t('site.notice')}
    </p>
  )
}
