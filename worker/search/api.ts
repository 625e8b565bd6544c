import type { Context } from 'hono'
import * as v from 'valibot'
import type { SearchAnswer } from '../../src/islands/search/suggestions.ts'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from '../http/errors.ts'
import { loadIndex } from './index.ts'
import { apiSchema } from './request.ts'
import { nameHits, searchPages } from './results.ts'

export async function getSearch(c: Context<AppEnv>): Promise<Response> {
  const query = v.safeParse(apiSchema, c.req.query())
  if (!query.success) {
    const name = v.getDotPath(query.issues[0])
    return jsonError(c, 400, 'invalid_query', `"${name}" has an unknown value.`)
  }
  const { q, locale, type, limit } = query.output
  const index = await loadIndex(c.var.assets, locale)
  const { hits } = await searchPages(index, q)
  const wanted = hits.filter((hit) => !type || hit.type === type)
  const items = await nameHits(index, wanted.slice(0, limit))
  return c.json({ items, total: wanted.length } satisfies SearchAnswer)
}
