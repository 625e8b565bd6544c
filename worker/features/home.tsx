import type { Context } from 'hono'
import { getLists } from '../../src/content/index.ts'
import { Page } from '../../src/features/home/Page.tsx'
import type { Locale } from '../../src/i18n/locales.ts'
import { pages } from '../../src/pages.ts'
import { renderPage } from '../render/render.tsx'
import { codeView } from '../render/views.tsx'
import type { AppEnv } from '../services/types.ts'
import { firstPages, parseListQuery } from './articles.ts'

export async function showHome(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const { category, pages: count } = parseListQuery(c.req.query())
  const [lists, latest] = await Promise.all([
    getLists(c.var.assets, locale),
    firstPages(c, locale, category, count),
  ])
  const main = <Page lists={lists} latest={latest} category={category} />
  return renderPage(c, locale, () => codeView(pages.home, locale, main))
}
