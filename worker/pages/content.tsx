import type { Context } from 'hono'
import { defaultArticle, getFact, getLists, getPage } from '../../src/content/index.ts'
import type { Card } from '../../src/content/schema.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, splitLocale } from '../../src/i18n/locales.ts'
import { ArticlePage } from '../../src/pages/ArticlePage.tsx'
import { ContentPage } from '../../src/pages/ContentPage.tsx'
import { NotFoundPage } from '../../src/pages/NotFoundPage.tsx'
import { pages as codePages } from '../../src/pages.ts'
import { findMeantPath, routes } from '../../src/routes.ts'
import type { Tools } from '../../src/sections/blocks/Body.tsx'
import { toLogged } from '../http/log.ts'
import { linkPath, withoutEndSlashes } from '../http/request-path.ts'
import { renderPage, renderUncached, type View } from '../render/render.tsx'
import { contentView } from '../render/views.tsx'
import { findRefusal } from '../http/limits.ts'
import { findNearest } from '../search/nearest.ts'
import type { AppEnv } from '../services/types.ts'
import { createTools } from './tools.tsx'

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
  const meant = await redirectToMeant(c)
  if (meant) return meant
  logMissing(c)
  const nearest = await findMeant(c, locale, path)
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
  const page = await getPage(c.var.assets, path, locale)
  if (!page) {
    const canonical = withoutEndSlashes(c)
    const meant = await redirectToMeant(c)
    return meant ?? (canonical ? c.redirect(canonical, 308) : showNotFound(c))
  }
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

/** Leads from an address with capitals or a sentence's end to the page that it means, if we have it. */
async function redirectToMeant(c: Context<AppEnv>): Promise<Response | undefined> {
  const { pathname, search } = new URL(c.req.url)
  const meant = findMeantPath(pathname)
  // A slash at the end is no other address, and one without a name means none.
  const [bare] = (withoutEndSlashes(c) ?? pathname).split('?')
  if (meant === bare || meant === pathname) return undefined
  const { locale, path } = splitLocale(meant)
  return (await hasPage(c, locale, path)) ? c.redirect(meant + search, 301) : undefined
}

const codePaths = new Set<string>([
  routes.quiz,
  ...Object.values(codePages).map(({ path }) => path),
])

async function hasPage(c: Context<AppEnv>, locale: Locale, path: string): Promise<boolean> {
  const [, id] = /^\/facts\/([^/]+)$/.exec(path) ?? []
  if (codePaths.has(path) || (await getPage(c.var.assets, path, locale))) return true
  return id !== undefined && (await getFact(c.var.assets, id, locale)) !== undefined
}

async function showNotFound(c: Context<AppEnv>): Promise<Response> {
  const { locale, path } = splitLocale(c.req.path)
  const t = getText(locale)
  logMissing(c)
  const nearest = await findMeant(c, locale, path)
  return renderUncached(c, locale, {
    title: t('notFound.title'),
    description: t('notFound.text'),
    path: linkPath(c).path,
    status: 404,
    index: false,
    main: <NotFoundPage nearest={nearest} />,
  })
}

/** The pages nearest to an unknown address; none past the limit. */
async function findMeant(c: Context<AppEnv>, locale: Locale, path: string): Promise<Card[]> {
  // A picture's address on another site must not cost a search.
  const isVisit = (c.req.header('Sec-Fetch-Dest') ?? 'document') === 'document'
  const isHelped = isVisit && !(await findRefusal(c, 'ask', 'missing', locale))
  return isHelped ? findNearest(c.var.assets, locale, path) : []
}

function logMissing(c: Context<AppEnv>): void {
  // A prefetch is not a visit; a real one requests the page again.
  if (c.req.header('Sec-Purpose')?.includes('prefetch')) return
  console.log(JSON.stringify({ event: 'not_found', path: toLogged(c.req.path) }))
}
