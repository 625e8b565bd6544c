import type { Context } from 'hono'
import { codePages } from '../../src/content/code-pages.ts'
import { getGlossary, getLists, getPage, getTopics } from '../../src/content/index.ts'
import type { Page } from '../../src/content/schema.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localize, splitLocale } from '../../src/i18n/locales.ts'
import { href, routes } from '../../src/routes.ts'
import type { AppEnv } from '../services/types.ts'
import { cardList, list, numberList } from './block-html.ts'
import { respondWithText } from '../http/respond.ts'
import { aboutPage, pageMarkdown, type ToolHtml } from './page-markdown.ts'
import { toMarkdown } from './to-markdown.ts'

/** GET <path>.md: a page as Markdown; undefined when there is no such page. */
export async function sendMarkdown(c: Context<AppEnv>): Promise<Response | undefined> {
  const { locale, path: file } = splitLocale(c.req.path)
  const path = file === '/index.md' ? routes.home : file.replace(/\.md$/, '')
  const page = await getPage(c.var.assets, path, locale)
  const text = page
    ? pageMarkdown(page, locale, c.var.settings.siteOrigin, await makeTools(c, page, locale))
    : await codePageMarkdown(c, path, locale)
  if (text === undefined) return undefined
  const canonical = `<${c.var.settings.siteOrigin}${localize(path, locale)}>; rel="canonical"`
  return respondWithText(c, text, 'text/markdown; charset=utf-8', {
    Link: canonical,
    ...(page && !page.listed && { 'X-Robots-Tag': 'noindex' }),
  })
}

async function codePageMarkdown(
  c: Context<AppEnv>,
  path: string,
  locale: Locale,
): Promise<string | undefined> {
  const page = codePages.find((known) => known.path === path)
  if (!page) return undefined
  const t = getText(locale)
  const origin = c.var.settings.siteOrigin
  const html = path === routes.home ? await homeHtml(c, locale) : `<p>${t('markdown.tool')}</p>`
  const parts = [
    `# ${t(page.title)}`,
    aboutPage(path, locale, origin),
    t(page.description),
    toMarkdown(html, origin + localize(path, locale)),
    t('site.notice'),
  ]
  return `${parts.join('\n\n')}\n`
}

/** The sections of home that list pages, in its order. */
async function homeHtml(c: Context<AppEnv>, locale: Locale): Promise<string> {
  const t = getText(locale)
  const lists = await getLists(c.var.assets, locale)
  const sections = [
    [t('explore.title'), lists.explore],
    [t('topReads.title'), lists.topReads],
    [t('conditions.title'), lists.conditions],
    [t('products.title'), lists.products],
    [t('homeServices.title'), lists.homeServices],
    [t('dentalServices.title'), lists.dentalServices],
    [t('videos.title'), lists.videos],
    [t('featured.title'), lists.featured],
  ] as const
  const all = `<p><a href="${href('llms', locale)}">${t('markdown.all')}</a></p>`
  return (
    sections.map(([title, cards]) => `<h2>${title}</h2>${cardList(cards, locale)}`).join('') + all
  )
}

/** The boxes that code fills and that can be read; forms and timers are for the page. */
async function makeTools(c: Context<AppEnv>, page: Page, locale: Locale): Promise<ToolHtml> {
  const t = getText(locale)
  const uses = (name: keyof ToolHtml) =>
    page.sections.some(({ parts }) =>
      parts.some((part) => part.kind === 'tool' && part.tool === name),
    )
  const all = `<p><a href="${href('llms', locale)}">${t('markdown.all')}</a></p>`
  return {
    numbers: numberList(locale, t),
    explore: all,
    sitemap: all,
    glossary: uses('glossary') ? await glossaryHtml(c, locale) : '',
    topics: uses('topics') ? await topicsHtml(c, locale) : '',
  }
}

async function glossaryHtml(c: Context<AppEnv>, locale: Locale): Promise<string> {
  const groups = await getGlossary(c.var.assets, locale)
  return groups
    .map(({ letter, items }) => {
      const entries = items.map((entry) => {
        const spanish = entry.spanish.map(({ name, note }) => (note ? `${name} (${note})` : name))
        const pair = [entry.english, spanish.join(', ')]
        return (locale === 'en' ? pair : pair.toReversed()).join(': ')
      })
      return `<h3>${letter}</h3>${list(entries)}`
    })
    .join('')
}

async function topicsHtml(c: Context<AppEnv>, locale: Locale): Promise<string> {
  const groups = await getTopics(c.var.assets, locale)
  return groups
    .map(({ letter, items }) => {
      const links = items.map(({ name, path }) => `<a href="${localize(path, locale)}">${name}</a>`)
      return `<h3>${letter}</h3>${list(links)}`
    })
    .join('')
}
