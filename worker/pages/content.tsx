import type { Context } from 'hono'
import { defaultArticle, getLists, getPage } from '../../src/content/index.ts'
import type { Card } from '../../src/content/schema.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, splitLocale } from '../../src/i18n/locales.ts'
import { ArticlePage } from '../../src/pages/ArticlePage.tsx'
import { ContentPage } from '../../src/pages/ContentPage.tsx'
import { HomePage } from '../../src/pages/HomePage.tsx'
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx'
import { OfflinePage } from '../../src/pages/OfflinePage.tsx'
import { pages } from '../../src/pages.ts'
import { routes } from '../../src/routes.ts'
import type { Tools } from '../../src/sections/blocks/Body.tsx'
import { toLogged } from '../http/log.ts'
import { linkPath, withoutEndSlashes } from '../http/request-path.ts'
import { renderPage, renderUncached, type View } from '../render/render.tsx'
import { codeView, contentView } from '../render/views.tsx'
import { findNearest } from '../search/nearest.ts'
import type { AppEnv } from '../services/types.ts'
import { firstPages, parseListQuery } from './articles.ts'
import { createTools } from './tools.tsx'

export async function showHome(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const { category, pages: count } = parseListQuery(c.req.query())
  const [lists, latest] = await Promise.all([
    getLists(c.var.assets, locale),
    firstPages(c, locale, category, count),
  ])
  const main = <HomePage lists={lists} latest={latest} category={category} />
  return renderPage(c, locale, () => codeView(pages.home, locale, main))
}

export async function showArticle(
  c: Context<AppEnv>,
  locale: Locale,
  slug: string,
): Promise<Response> {
  const path = `/article/${slug}`
  const [page, lists] = await Promise.all([
    getPage(c.var.assets, path, locale),
    getLists(c.var.assets, locale),
  ])
  if (page) {
    return renderPage(c, locale, () => contentView(page, <ArticlePage page={page} lists={lists} />))
  }
  logMissing(c)
  const nearest = await findNearest(c.var.assets, locale, path)
  const fallback = (await getPage(c.var.assets, defaultArticle, locale))!
  return renderUncached(c, locale, {
    ...contentView(fallback, <ArticlePage page={fallback} lists={lists} nearest={nearest} />),
    path: linkPath(c).path,
    status: 404,
    index: false,
  })
}

export async function showContentPage(c: Context<AppEnv>): Promise<Response> {
  const { locale, path } = splitLocale(c.req.path)
  const canonical = withoutEndSlashes(c)
  if (canonical) return c.redirect(canonical, 308)
  const page = await getPage(c.var.assets, path, locale)
  if (!page) return showNotFound(c)
  const [tools, videos] = await Promise.all([
    createTools(c, page, locale),
    page.type === 'video' ? listVideos(c, locale) : [],
  ])
  const view = () => contentView(page, <ContentPage page={page} tools={tools} videos={videos} />)
  // It shows one visitor's privacy signal, so it must not be cached.
  if (path === routes.privacySettings) return renderUncached(c, locale, view())
  return renderPage(c, locale, view)
}

export async function showFormPage(
  c: Context<AppEnv>,
  locale: Locale,
  path: string,
  form: Tools,
  problem?: string,
  status: View['status'] = 400,
): Promise<Response> {
  const page = (await getPage(c.var.assets, path, locale))!
  const tools = { ...(await createTools(c, page, locale)), ...form }
  return renderUncached(c, locale, {
    ...contentView(page, <ContentPage page={page} tools={tools} />),
    // Screen readers announce the title first.
    ...(problem && { title: `${problem} · ${page.title}`, status }),
    index: false,
  })
}

async function listVideos(c: Context<AppEnv>, locale: Locale): Promise<Card[]> {
  return (await getLists(c.var.assets, locale)).videos
}

/** The service worker caches this page and serves it offline. */
export function showOffline(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const view = () => codeView(pages.offline, locale, <OfflinePage />)
  return renderPage(c, locale, () => ({ ...view(), index: false }))
}

export async function showNotFound(c: Context<AppEnv>): Promise<Response> {
  const { locale, path } = splitLocale(c.req.path)
  const t = getText(locale)
  logMissing(c)
  const nearest: Card[] = await findNearest(c.var.assets, locale, path)
  return renderUncached(c, locale, {
    title: t('notFound.title'),
    description: t('notFound.text'),
    path: linkPath(c).path,
    status: 404,
    index: false,
    main: <NotFoundPage nearest={nearest} />,
  })
}

function logMissing(c: Context<AppEnv>): void {
  // A prefetch is not a visit; a real one requests the page again.
  if (c.req.header('Sec-Purpose')?.includes('prefetch')) return
  console.log(JSON.stringify({ event: 'not_found', path: toLogged(c.req.path) }))
}
