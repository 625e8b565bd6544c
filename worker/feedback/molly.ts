import type { Context } from 'hono'
import * as v from 'valibot'
import type { Assets } from '../../src/content/files.ts'
import { getText } from '../../src/i18n/index.ts'
import { href, ratedId } from '../../src/routes.ts'
import { jsonError } from '../http/errors.ts'
import type { Post } from '../http/form.ts'
import { limit, refuseBeyondBudget } from '../http/limits.ts'
import { readCards } from '../../src/answering/cards/library.ts'
import { readPost } from '../render/read-post.ts'
import { showError } from '../render/views.tsx'
import { count } from '../services/counts.ts'
import type { AppEnv } from '../services/types.ts'

const maxBodyBytes = 1024

export const limitRating = limit('write', 'feedback', maxBodyBytes, refuseRating)

/** The ids of one or two answer cards, separated by a space: 'root-canal/does-it-hurt'. */
const cardsSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9/:.-]{0,99}(?: [a-z0-9][a-z0-9/:.-]{0,99})?$/),
  v.transform((ids) => [...new Set(ids.split(' '))]),
)

const ratingSchema = v.object({ card: cardsSchema, verdict: v.picklist(['up', 'down']) })

/** POST /feedback/molly: JSON gets JSON, a form gets a thank-you page. */
export async function postRating(c: Context<AppEnv>): Promise<Response> {
  const post = await readPost(c, maxBodyBytes)
  if (post instanceof Response) return post
  const { isForm, locale, fields } = post
  const parsed = v.safeParse(ratingSchema, fields)
  if (!parsed.success || !(await areCards(c.var.assets, parsed.output.card))) {
    const t = getText(locale)
    const problem = t('error.badRequest')
    return isForm
      ? showError(c, 400, problem, t('error.badRequestText'), locale)
      : jsonError(c, 400, 'invalid', problem)
  }
  const full = await refuseBeyondBudget(c, 'rating', post, refuseRating)
  if (full) return full
  const { card: cards, verdict } = parsed.output
  for (const card of cards) await count(c.var.sql, 'rating', `${card} ${verdict} ${locale}`)
  return isForm ? c.redirect(href('askMolly', locale, `#${ratedId}`), 303) : c.json({ ok: true })
}

/** A count must never hold a name that somebody made up. */
async function areCards(assets: Assets, ids: string[]): Promise<boolean> {
  const cards = await readCards(assets)
  return ids.every((id) => cards.some((card) => card.id === id))
}

function refuseRating(c: Context<AppEnv>, { locale }: Post, problem: string): Promise<Response> {
  return showError(c, 429, getText(locale)('error.badRequest'), problem, locale)
}
