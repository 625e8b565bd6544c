import type { Context } from 'hono'
import * as v from 'valibot'
import { getText } from '../../src/i18n/index.ts'
import { defaultLocale, type Locale, localeCodes, localize } from '../../src/i18n/locales.ts'
import { findRedFlag } from '../../src/molly/red-flags.ts'
import { SearchPage } from '../../src/pages/SearchPage.tsx'
import { routes } from '../../src/routes.ts'
import type { AppEnv } from '../env.ts'
import { jsonError } from '../errors.ts'
import { cachePolicies } from '../headers.ts'
import { sendOnce } from '../render.tsx'
import { loadIndex } from './index.ts'
import { searchPages, type SearchResult } from './results.ts'

const maxQueryLength = 200
const resultsPerPage = 20

const apiSchema = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(maxQueryLength)), ''),
  locale: v.optional(v.picklist(localeCodes), defaultLocale),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(50)),
    '6',
  ),
})

/** GET /api/search?q=&locale=&limit= */
export async function getSearch(c: Context<AppEnv>): Promise<Response> {
  const query = v.safeParse(apiSchema, c.req.query())
  if (!query.success) {
    const name = v.getDotPath(query.issues[0])
    return jsonError(c, 400, 'invalid_query', `"${name}" has an unknown value.`)
  }
  const { q, locale, limit } = query.output
  const results = await find(c, locale, q)
  c.header('Cache-Control', cachePolicies.list)
  return c.json({
    items: results.slice(0, limit).map(({ path: _path, ...item }) => item),
    total: results.length,
  })
}

/** GET /search?q= */
export async function showSearch(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  const t = getText(locale)
  const query = (c.req.query('q') ?? '').trim()
  const isTooLong = query.length > maxQueryLength
  const results = isTooLong ? [] : await find(c, locale, query)
  const shown = isTooLong ? '' : query
  return sendOnce(c, locale, {
    title: shown ? t('search.headingFor', { query: shown }) : t('search.title'),
    description: t('search.heading'),
    path: routes.search,
    status: isTooLong ? 400 : 200,
    index: false,
    main: (
      <SearchPage
        query={shown}
        results={results.slice(0, resultsPerPage)}
        total={results.length}
        error={isTooLong ? t('search.invalid') : undefined}
        urgent={shown !== '' && findRedFlag(shown) !== undefined}
      />
    ),
  })
}

async function find(c: Context<AppEnv>, locale: Locale, query: string): Promise<SearchResult[]> {
  if (!query.trim()) return []
  const index = await loadIndex(c.var.assets, locale)
  return searchPages(index, query).map((result) => ({
    ...result,
    href: localize(result.href, locale),
  }))
}
