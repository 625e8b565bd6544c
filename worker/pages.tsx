import { type Context, Hono } from 'hono'
import { type Card, type Page } from '../src/content/schema.ts'
import { defaultArticle, getLists, getPage } from '../src/content/index.ts'
import { getText } from '../src/i18n/index.ts'
import { type Locale, localeCodes, localize, splitLocale } from '../src/i18n/locales.ts'
import { ArticlePage } from '../src/pages/ArticlePage.tsx'
import { ContentPage } from '../src/pages/ContentPage.tsx'
import { ErrorPage } from '../src/pages/ErrorPage.tsx'
import { HomePage } from '../src/pages/HomePage.tsx'
import { NotFoundPage } from '../src/pages/NotFoundPage.tsx'
import { OfflinePage } from '../src/pages/OfflinePage.tsx'
import { SubscribePage } from '../src/pages/SubscribePage.tsx'
import { routes } from '../src/routes.ts'
import type { Tools } from '../src/sections/Body.tsx'
import { firstPages, parseListQuery } from './articles.ts'
import { clientFiles } from './assets.ts'
import type { AppEnv } from './env.ts'
import { toLogged } from './log.ts'
import { sendManifest } from './manifest.ts'
import { showMolly } from './molly/page.tsx'
import { showConfirm, showUnsubscribe } from './newsletter/links.tsx'
import { showQuiz } from './quiz.tsx'
import { sendOnce, sendPage, type View } from './render.tsx'
import { linkPath, withoutEndSlashes } from './request-path.ts'
import { findNearest } from './search/nearest.ts'
import { showSearch } from './search/page.tsx'
import { createTools } from './tools.tsx'

/** URL -> page, for every language. */
export const pages = new Hono<AppEnv>()

for (const locale of localeCodes) {
  const at = (path: string) => localize(path, locale)
  pages.get(at(routes.home), (c) => showHome(c, locale))
  pages.get(at(routes.quiz), (c) => showQuiz(c, locale))
  pages.get(at(routes.article), (c) => showArticle(c, locale, c.req.param('slug')!))
  pages.get(at(routes.search), (c) => showSearch(c, locale))
  pages.get(at(routes.askMolly), (c) => showMolly(c, locale))
  pages.get(at(routes.subscribe), (c) => showSubscribe(c, locale))
  pages.get(at(routes.newsletterConfirm), (c) => showConfirm(c, locale))
  pages.get(at(routes.newsletterUnsubscribe), (c) => showUnsubscribe(c, locale))
  pages.get(at(routes.offline), (c) => showOffline(c, locale))
  pages.get(at(routes.manifest), (c) => sendManifest(c, locale))
}
pages.get('*', showContentPage)

async function showHome(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const t = getText(locale)
  const { category, pages: count } = parseListQuery(c.req.query())
  const [lists, latest] = await Promise.all([
    getLists(c.var.assets, locale),
    firstPages(c, locale, category, count),
  ])
  return sendPage(c, locale, () => ({
    title: t('site.title'),
    description: t('site.description'),
    path: routes.home,
    main: <HomePage lists={lists} latest={latest} category={category} />,
  }))
}

async function showArticle(c: Context<AppEnv>, locale: Locale, slug: string): Promise<Response> {
  const path = `/article/${slug}`
  const [page, lists] = await Promise.all([
    getPage(c.var.assets, path, locale),
    getLists(c.var.assets, locale),
  ])
  if (page) {
    return sendPage(c, locale, () => contentView(page, <ArticlePage page={page} lists={lists} />))
  }
  logMissing(c)
  const nearest = await findNearest(c.var.assets, locale, path)
  const fallback = (await getPage(c.var.assets, defaultArticle, locale))!
  return sendOnce(c, locale, {
    ...contentView(fallback, <ArticlePage page={fallback} lists={lists} nearest={nearest} />),
    path: linkPath(c).path,
    status: 404,
    index: false,
  })
}

async function showContentPage(c: Context<AppEnv>): Promise<Response> {
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
  // It tells one visitor what their browser asks of us: nobody else may get that copy.
  if (path === routes.privacySettings) return sendOnce(c, locale, view())
  return sendPage(c, locale, view)
}

/** A content page for one visitor: what they sent stands in its form, and what is wrong with it. */
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
  return sendOnce(c, locale, {
    ...contentView(page, <ContentPage page={page} tools={tools} />),
    // What a screen reader says first.
    ...(problem && { title: `${problem} · ${page.title}`, status }),
    index: false,
  })
}

async function listVideos(c: Context<AppEnv>, locale: Locale): Promise<Card[]> {
  return (await getLists(c.var.assets, locale)).videos
}

function contentView(page: Page, main: View['main']): View {
  const { title, description, path, listed, draft } = page
  const questions = questionsOf(page)
  const script = clientFiles.pageScript
  return { title, description, path, main, index: listed, draft, questions, page, script }
}

/** The page's own first questions; undefined where it has none. */
export function questionsOf({ faq }: Page): string[] | undefined {
  return faq.length > 0 ? faq.slice(0, 3).map(({ question }) => question) : undefined
}

function showSubscribe(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const done = c.req.query('done') !== undefined
  const confirms = Boolean(c.var.mail)
  return sendPage(c, locale, () => subscribeView(locale, { confirms, done }))
}

export function subscribeView(locale: Locale, props: Parameters<typeof SubscribePage>[0]): View {
  const t = getText(locale)
  return {
    title: t('subscribe.title'),
    description: t('subscribe.description'),
    path: routes.subscribe,
    main: <SubscribePage {...props} />,
  }
}

/** The service worker keeps it, and answers with it where there is no network. */
function showOffline(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const t = getText(locale)
  return sendPage(c, locale, () => ({
    title: t('offline.title'),
    description: t('offline.description'),
    path: routes.offline,
    index: false,
    script: clientFiles.offlineScript,
    main: <OfflinePage />,
  }))
}

async function showNotFound(c: Context<AppEnv>): Promise<Response> {
  const { locale, path } = splitLocale(c.req.path)
  const t = getText(locale)
  logMissing(c)
  const nearest: Card[] = await findNearest(c.var.assets, locale, path)
  return sendOnce(c, locale, {
    title: t('notFound.title'),
    description: t('notFound.text'),
    path: linkPath(c).path,
    status: 404,
    index: false,
    main: <NotFoundPage nearest={nearest} />,
  })
}

export function showError(
  c: Context<AppEnv>,
  status: NonNullable<View['status']>,
  title: string,
  text: string,
  locale = splitLocale(c.req.path).locale,
): Promise<Response> {
  return sendOnce(c, locale, {
    title,
    description: text,
    path: linkPath(c).path,
    status,
    index: false,
    main: <ErrorPage title={title} text={text} />,
  })
}

function logMissing(c: Context<AppEnv>): void {
  // Nobody has asked for it yet; who does after all asks again.
  if (c.req.header('Sec-Purpose')?.includes('prefetch')) return
  console.log(JSON.stringify({ event: 'not_found', path: toLogged(c.req.path) }))
}
