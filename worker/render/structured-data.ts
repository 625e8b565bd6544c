import { shareHref, shareSize } from '../../src/art/share-href.ts'
import { downloadOf, type Film, toIsoLength } from '../../src/content/film.ts'
import { formatOf } from '../../src/content/formats.ts'
import { toPassageText } from '../../src/content/passage-text.ts'
import type { Page } from '../../src/content/schema.ts'
import { getText } from '../../src/i18n/index.ts'
import { type Locale, localize } from '../../src/i18n/locales.ts'
import { routes } from '../../src/routes.ts'
import { listCrumbs } from '../../src/sections/page/crumbs.ts'
import {
  addressOf,
  type SchemaContext,
  editors,
  image,
  listItems,
  medical,
  organization,
  publisher,
  searchAction,
  type Thing,
  webSite,
} from './schema-org.ts'

type View = { title: string; description: string; path: string; page?: Page }

/**
 * A page's schema.org data for search engines. Claims nothing that the page doesn't show: no
 * persons, no ratings, and no film before there is one.
 */
export function writeStructuredData(view: View, locale: Locale, origin: string): string {
  const context = { locale, t: getText(locale), absolute: (address: string) => origin + address }
  const { path, page } = view
  const graph: Thing[] = []
  if (path === routes.home) {
    const site = { ...webSite(context), potentialAction: searchAction(context) }
    graph.push(organization(context), { ...site, publisher: publisher(context) })
  }
  graph.push(webPage(view, context))
  if (page && isArticle(page)) graph.push(article(page, context))
  if (page) graph.push(breadcrumbs(page, context))
  if (page && page.faq.length > 0) graph.push(faq(page, context))
  if (page?.film) graph.push(video(page, page.film, context))
  return toScriptJson({ '@context': 'https://schema.org', '@graph': graph })
}

/** JSON that can't close its script element. */
export function toScriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function webPage(view: View, context: SchemaContext): Thing {
  const { path, page } = view
  const url = addressOf(path, context)
  const type = webPageType(path, page)
  const cards = page ? listedCards(page, context.locale) : []
  return {
    '@type': type,
    '@id': url,
    url,
    name: page?.title ?? view.title,
    description: view.description,
    inLanguage: context.locale,
    isPartOf: webSite(context),
    publisher: publisher(context),
    primaryImageOfPage: image(context.absolute(shareHref(path, context.locale)), shareSize),
    ...(page && datesOf(page)),
    ...(page && type === 'MedicalWebPage' && medical(page, context)),
    ...(page && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...(cards.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: cards.length,
        itemListElement: listItems(cards, context),
      },
    }),
  }
}

const typesByPath: Record<string, string> = {
  [routes.about]: 'AboutPage',
  [routes.contact]: 'ContactPage',
}
const typesByType: Partial<Record<Page['type'], string>> = {
  hub: 'CollectionPage',
  category: 'CollectionPage',
  tool: 'WebPage',
  organization: 'WebPage',
  issue: 'WebPage',
}

function webPageType(path: string, page?: Page): string {
  return typesByPath[path] ?? (page ? (typesByType[page.type] ?? 'MedicalWebPage') : 'WebPage')
}

function datesOf({ published, checked }: Page) {
  return {
    ...(published && { datePublished: published }),
    ...(checked && { dateModified: checked }),
  }
}

/** The pages that a list page links to, without duplicates. */
function listedCards({ type, sections }: Page, locale: Locale) {
  if (type !== 'hub' && type !== 'category') return []
  const cards = sections
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === 'pages' ? part.cards : []))
  const unique = new Map(cards.map((card) => [card.path, card]))
  return [...unique.values()].map(({ path, title }) => ({
    label: title,
    href: localize(path, locale),
  }))
}

/** Lists, tools and films aren't articles. */
function isArticle(page: Page): boolean {
  const format = formatOf(page)
  return format === 'article' || format === 'guide'
}

function article(page: Page, context: SchemaContext): Thing {
  const { locale, t, absolute } = context
  const url = addressOf(page.path, context)
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: page.title,
    description: page.description,
    inLanguage: locale,
    mainEntityOfPage: { '@id': url },
    image: [absolute(shareHref(page.path, locale))],
    author: editors(context),
    publisher: publisher(context),
    ...datesOf(page),
    articleSection: page.category
      ? t(`articles.category.${page.category}`)
      : t(`search.types.${page.type}`),
  }
}

function video(page: Page, film: Film, context: SchemaContext): Thing {
  const { locale, absolute } = context
  const url = addressOf(page.path, context)
  const { href, height } = downloadOf(film)
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: page.title,
    description: page.description,
    inLanguage: locale,
    mainEntityOfPage: { '@id': url },
    thumbnailUrl: absolute(shareHref(page.path, locale)),
    ...(page.published && { uploadDate: page.published }),
    duration: toIsoLength(film.seconds),
    contentUrl: absolute(href),
    encodingFormat: 'video/mp4',
    height,
    caption: film.captions.map((track) => ({
      '@type': 'MediaObject',
      contentUrl: absolute(track.href),
      encodingFormat: 'text/vtt',
      inLanguage: track.locale,
    })),
    publisher: publisher(context),
  }
}

function breadcrumbs(page: Page, context: SchemaContext): Thing {
  const { locale, t } = context
  const own = { label: page.shortTitle, href: localize(page.path, locale) }
  return {
    '@type': 'BreadcrumbList',
    '@id': `${addressOf(page.path, context)}#breadcrumb`,
    itemListElement: listItems([...listCrumbs(page, locale, t), own], context),
  }
}

function faq(page: Page, context: SchemaContext): Thing {
  return {
    '@type': 'FAQPage',
    '@id': `${addressOf(page.path, context)}#faq`,
    inLanguage: context.locale,
    mainEntity: page.faq.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPassageText(html) },
    })),
  }
}
