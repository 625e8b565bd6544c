import type { Context } from 'hono'
import { getTopics } from '../../src/content/index.ts'
import type { Topic } from '../../src/content/topics.ts'
import { getText } from '../../src/i18n/index.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { findRedFlag } from '../red-flags/find.ts'
import { SearchPage } from '../../src/pages/SearchPage.tsx'
import { routes } from '../../src/routes.ts'
import { countLater } from '../http/count.ts'
import type { AppEnv } from '../services/types.ts'
import { renderUncached } from '../render/render.tsx'
import { loadIndex } from './index.ts'
import { maxQueryLength, parseSearch } from './request.ts'
import type { Hit } from './ranking.ts'
import { countTypes, readResults, searchPages } from './results.ts'
import { findSpelling } from './spelling.ts'

const resultsPerPage = 15

export async function showSearch(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const t = getText(locale)
  const { q: typed, type, page } = parseSearch(c.req.query())
  const isTooLong = typed.length > maxQueryLength
  const q = isTooLong ? '' : typed
  const index = await loadIndex(c.var.assets, locale)
  const { hits, units } = searchPages(index, q)
  const wanted = hits.filter((hit) => !type || hit.type === type)
  const pages = Math.max(1, Math.ceil(wanted.length / resultsPerPage))
  const shown = Math.min(page, pages)
  const search = { q, type, page: shown }
  const onPage = hitsOnPage(wanted, shown)
  if (q && hits.length === 0) countLater(c, 'search', 'none')
  const results = await readResults(c.var.assets, index, onPage, units)
  return renderUncached(c, locale, {
    title: titleOf(search, t),
    description: t('search.heading'),
    path: routes.search,
    status: isTooLong ? 400 : 200,
    index: false,
    main: (
      <SearchPage
        search={search}
        results={results.map((result, at) => ({ group: onPage[at]!.type, ...result }))}
        counts={countTypes(hits)}
        total={hits.length}
        pages={pages}
        spelling={findSpelling(index, q)}
        topics={hits.length === 0 ? await listCommonTopics(c, locale) : []}
        error={isTooLong ? t('search.invalid') : undefined}
        urgent={q !== '' && findRedFlag(q) !== undefined}
      />
    ),
  })
}

function titleOf({ q, page }: { q: string; page: number }, t: ReturnType<typeof getText>): string {
  if (!q) return t('search.title')
  const title = t('search.headingFor', { query: q })
  return page > 1 ? `${title} · ${t('search.page', { page })}` : title
}

function hitsOnPage(hits: Hit[], page: number): Hit[] {
  return hits.slice((page - 1) * resultsPerPage, page * resultsPerPage)
}

async function listCommonTopics(c: Context<AppEnv>, locale: Locale): Promise<Topic[]> {
  const groups = await getTopics(c.var.assets, locale)
  return groups.flatMap(({ items }) => items.filter(({ common }) => common))
}
