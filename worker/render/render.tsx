import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import type { Page } from '../../src/content/schema.ts'
import { getText } from '../../src/i18n/index.ts'
import { PageContext } from '../../src/page-context.ts'
import { type Locale, localeCodes, localize } from '../../src/i18n/locales.ts'
import { Document, type Script } from '../../src/pages/Document.tsx'
import { timeZoneOf } from '../http/country.ts'
import { today } from '../services/clock.ts'
import { clientFiles } from './assets.ts'
import { writeStructuredData } from './structured-data.ts'
import { buildId } from '../services/build-id.ts'
import type { AppEnv } from '../services/types.ts'
import { cachePolicies, documentHeaders, ownHeaders } from '../http/headers.ts'
import { cachePage, respondWithPage } from './page-cache.ts'

export type View = {
  title: string
  description: string
  /** Without locale prefix. */
  path: string
  status?: 200 | 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503
  /** false: excluded from search engines. */
  index?: boolean
  /** true: shows a draft notice above the page. */
  draft?: boolean
  /** The content page shown. */
  page?: Page
  /** A script for this page only. */
  script?: Script
  /** Questions that the page answers, which Molly suggests to visitors who open her from it. */
  questions?: string[]
  main: ReactNode
}

/** Renders and caches a page that is the same for everyone until the next build or UTC midnight. */
export async function renderPage(
  c: Context<AppEnv>,
  locale: Locale,
  view: () => View,
): Promise<Response> {
  // The dev server's pages change while its build id doesn't.
  if (import.meta.env.DEV) return renderUncached(c, locale, view())
  const etag = pageETag()
  const { html, headers } = render(c, locale, view(), today())
  const page = { bytes: new TextEncoder().encode(html), headers }
  cachePage(c, page, etag)
  return respondWithPage(c, page, etag)
}

/** Includes the date, because relative dates and the copyright year change with it. */
export function pageETag(): string {
  return `W/"${buildId}-${today()}"`
}

/** Renders a page for one request, on the visitor's date: form responses, search results and errors. */
export async function renderUncached(
  c: Context<AppEnv>,
  locale: Locale,
  view: View,
): Promise<Response> {
  const { html, headers } = render(c, locale, view, today(timeZoneOf(c.req.raw)))
  return c.html(html, view.status ?? 200, {
    'Cache-Control': cachePolicies.none,
    ...documentHeaders,
    ...headers,
  })
}

/** `headers`: those specific to this page. */
function render(
  c: Context<AppEnv>,
  locale: Locale,
  view: View,
  day: string,
): { html: string; headers: Record<string, string> } {
  const { siteOrigin, backend } = c.var.settings
  const other = localeCodes.find((code) => code !== locale)!
  const { search } = new URL(c.req.url)
  const page = {
    locale,
    t: getText(locale),
    path: view.path,
    otherHref: localize(view.path + search, other),
    siteOrigin,
    today: day,
  }
  const structuredData =
    view.index === false ? undefined : writeStructuredData(view, locale, siteOrigin)
  const html = renderToString(
    <PageContext value={page}>
      <Document
        view={view}
        files={clientFiles}
        siteOrigin={siteOrigin}
        backend={backend}
        structuredData={structuredData}
      />
    </PageContext>,
  )
  return { html: `<!doctype html>${html}`, headers: ownHeaders(html) }
}
