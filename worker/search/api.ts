import type { Context } from 'hono'
import * as v from 'valibot'
import type { Assets } from '../../src/content/files.ts'
import type { SearchAnswer } from '../../src/features/search/suggestions.island.ts'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from '../http/errors.ts'
import { findSearchRefusal } from '../http/limits.ts'
import { loadIndex } from './index.ts'
import { apiSchema } from './request.ts'
import { nameHits, searchPages } from './results.ts'

/** Suggestions come while a visitor types: two a second are more than anybody reads. */
const shares = 4

export async function getSearch(c: Context<AppEnv>): Promise<Response> {
  const query = v.safeParse(apiSchema, c.req.query())
  if (!query.success) {
    const name = v.getDotPath(query.issues[0])
    return jsonError(c, 400, 'invalid_query', `"${name}" has an unknown value.`)
  }
  const { q, locale } = query.output
  const problem = q && (await findSearchRefusal(c, 'suggest', locale, shares))
  if (problem) return jsonError(c, 429, 'too_many_requests', problem)
  return c.json(await answerSearch(c.var.assets, query.output))
}

/** The best pages for a query, and the total number of matches. */
export async function answerSearch(
  assets: Assets,
  { q, locale, type, limit }: v.InferOutput<typeof apiSchema>,
): Promise<SearchAnswer> {
  const index = await loadIndex(assets, locale)
  const { hits, units } = searchPages(index, q)
  const wanted = hits.filter((hit) => !type || hit.type === type)
  return { items: nameHits(index, wanted.slice(0, limit), units), total: wanted.length }
}
