import type { Context } from 'hono'
import * as v from 'valibot'
import { coverHref } from '../../src/art/href.ts'
import { listArticles } from '../../src/content/index.ts'
import { categories, type Category } from '../../src/categories.ts'
import type { Card } from '../../src/content/schema.ts'
import { defaultLocale, type Locale, localeCodes, localize } from '../../src/i18n/locales.ts'
import type { ArticleItem, ArticlesPage } from '../../src/features/home/articles.island.ts'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from '../http/errors.ts'
import { cachePolicies } from '../http/headers.ts'

const pageSize = 6

const page = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number))

const querySchema = v.object({
  locale: v.optional(v.picklist(localeCodes), defaultLocale),
  category: v.optional(v.picklist(categories)),
  page: v.optional(page, '1'),
})

export async function getArticles(c: Context<AppEnv>): Promise<Response> {
  const query = v.safeParse(querySchema, c.req.query())
  if (!query.success) {
    const name = v.getDotPath(query.issues[0])
    return jsonError(c, 400, 'invalid_query', `"${name}" has an unknown value.`)
  }
  const { locale, category } = query.output
  c.header('Cache-Control', cachePolicies.list)
  return c.json(await getArticlesPage(c, locale, category, query.output.page))
}

/** The list's parameters in a page's query; unknown values count as absent. */
export function parseListQuery(query: Record<string, string>): {
  category?: Category
  pages: number
} {
  const category = v.safeParse(querySchema.entries.category, query['category'])
  const pages = v.safeParse(querySchema.entries.page, query['page'])
  return {
    category: category.success ? category.output : undefined,
    pages: pages.success ? pages.output : 1,
  }
}

export async function firstPages(
  c: Context<AppEnv>,
  locale: Locale,
  category: Category | undefined,
  pages: number,
): Promise<ArticlesPage[]> {
  const { cards, total } = await listArticles(c.var.assets, locale, category, [0, pages * pageSize])
  const count = Math.max(1, Math.ceil(cards.length / pageSize))
  return Array.from({ length: count }, (_, at) =>
    toPage(cards.slice(at * pageSize, (at + 1) * pageSize), total, at + 1, locale),
  )
}

async function getArticlesPage(
  c: Context<AppEnv>,
  locale: Locale,
  category: Category | undefined,
  number: number,
): Promise<ArticlesPage> {
  const end = number * pageSize
  const { cards, total } = await listArticles(c.var.assets, locale, category, [end - pageSize, end])
  return toPage(cards, total, number, locale)
}

function toPage(cards: Card[], total: number, number: number, locale: Locale): ArticlesPage {
  return {
    items: cards.map((card) => toItem(card, locale)),
    total,
    nextPage: number * pageSize < total ? number + 1 : null,
  }
}

function toItem(card: Card, locale: Locale): ArticleItem {
  return {
    image: coverHref(card.path),
    category: card.category!,
    title: card.title,
    excerpt: card.excerpt,
    readTime: card.minutes!,
    href: localize(card.path, locale),
    trending: card.trending,
  }
}
