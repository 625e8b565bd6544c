import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import type { Page } from '../src/content/schema.ts'
import { getText, PageContext } from '../src/i18n/index.ts'
import { type Locale, localeCodes, localize } from '../src/i18n/locales.ts'
import { Document, type Script } from '../src/pages/Document.tsx'
import { LateStylesContext } from '../src/sections/LateStyles.tsx'
import { StretchesContext } from '../src/sections/Once.tsx'
import { clientFiles } from './assets.ts'
import { describeView } from './discovery/structured-data.ts'
import { buildId } from './build-id.ts'
import type { AppEnv } from './env.ts'
import { firstStylesOf } from './first-styles.ts'
import { cachePolicies, documentHeaders, ownHeaders } from './headers.ts'
import { keep, sendSent, sentWith } from './sent.ts'

export type View = {
  title: string
  description: string
  /** Without locale prefix. */
  path: string
  status?: 200 | 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503
  /** false: not for search engines. */
  index?: boolean
  /** true: says so above the page. */
  draft?: boolean
  /** The content page that is shown. */
  page?: Page
  /** A script that this page has besides that of all. */
  script?: Script
  /** What the page answers: Molly suggests them to those who open her from it. */
  questions?: string[]
  main: ReactNode
}

/** ISO date in UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** A page that is the same for everybody until the next build or UTC midnight. */
export async function sendPage(
  c: Context<AppEnv>,
  locale: Locale,
  view: () => View,
): Promise<Response> {
  // The dev server's pages change while its build id doesn't.
  if (import.meta.env.DEV) return sendOnce(c, locale, view())
  const tag = pageTag()
  const { html, own } = await render(c, locale, view())
  const page = { bytes: new TextEncoder().encode(html), own }
  keep(c, page, tag)
  return sendSent(c, page, tag)
}

/** Relative dates and the copyright year change daily, so the date is half of the tag. */
export function pageTag(): string {
  return `W/"${buildId}-${today()}"`
}

/** A page made for one request: answers to forms and searches, and every error. */
export async function sendOnce(c: Context<AppEnv>, locale: Locale, view: View): Promise<Response> {
  const { html, own } = await render(c, locale, view)
  return c.html(html, view.status ?? 200, {
    'Cache-Control': cachePolicies.none,
    ...documentHeaders,
    ...own,
  })
}

/** `own`: headers that only this page has. */
async function render(
  c: Context<AppEnv>,
  locale: Locale,
  view: View,
): Promise<{ html: string; own: Record<string, string> }> {
  const { siteOrigin } = c.var.settings
  const other = localeCodes.find((code) => code !== locale)!
  const { search } = new URL(c.req.url)
  const page = {
    locale,
    t: getText(locale),
    path: view.path,
    otherHref: localize(view.path + search, other),
    siteOrigin,
    today: today(),
  }
  const structuredData =
    // Nothing for what nobody may list.
    view.index === false ? undefined : describeView(view, locale, siteOrigin)
  const stretches = new Map<string, ReactNode>()
  const html = renderToString(
    <PageContext value={page}>
      <StretchesContext value={import.meta.env.DEV ? undefined : stretches}>
        <Document
          view={view}
          files={clientFiles}
          siteOrigin={siteOrigin}
          structuredData={structuredData}
        />
      </StretchesContext>
    </PageContext>,
  )
  const known = sentWith(c, pageTag()).stretches
  const whole = html.replace(/<template data-once="([^"]*)"><\/template>/g, (_, name: string) => {
    const key = `${locale} ${name}`
    const stretch =
      known.get(key) ??
      renderToString(
        <PageContext value={page}>
          <LateStylesContext value={clientFiles.lateStyles}>
            {stretches.get(name)}
          </LateStylesContext>
        </PageContext>,
        // Ids that no other part of the page has.
        { identifierPrefix: name },
      )
    known.set(key, stretch)
    return stretch
  })
  // The dev server loosens the policy of all pages alike.
  if (import.meta.env.DEV) return { html: `<!doctype html>${whole}`, own: {} }
  const above = whole.slice(0, whole.indexOf(`<link rel="stylesheet"`))
  const { css, hash } = await firstStylesOf(above)
  return {
    html: `<!doctype html>${whole.replace('<style></style>', () => `<style>${css}</style>`)}`,
    own: ownHeaders(whole, hash),
  }
}
