import type { Locale } from '../../src/i18n/locales.ts'
import type { Sql } from '../services/types.ts'

export type Rating = { card: string; verdict: 'up' | 'down'; locale: Locale }

/** Distinct rows stored per day: anyone can make up any number of card ids. */
const mostRowsADay = 500

/** Counts a rating for today. Once the day is full, only known rows are counted. */
export async function countRating(sql: Sql, { card, verdict, locale }: Rating): Promise<void> {
  await sql.run(
    `INSERT INTO answer_ratings (day, card, verdict, locale, count)
     SELECT date('now'), ?1, ?2, ?3, 1
     WHERE (SELECT count(*) FROM answer_ratings WHERE day = date('now')) < ?4 OR EXISTS (
       SELECT 1 FROM answer_ratings
       WHERE day = date('now') AND card = ?1 AND verdict = ?2 AND locale = ?3)
     ON CONFLICT (day, card, verdict, locale) DO UPDATE SET count = count + 1`,
    [card, verdict, locale, mostRowsADay],
  )
}

export async function forgetOldRatings(sql: Sql): Promise<void> {
  await sql.run("DELETE FROM answer_ratings WHERE day < date('now', '-400 days')", [])
}
