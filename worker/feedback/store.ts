import type { Locale } from '../../src/i18n/locales.ts'
import type { Sql } from '../services/sql.ts'

export type Feedback = {
  locale: Locale
  page: string
  helpful: boolean
  comment?: string
}

/** Stores nothing about the sender. */
export async function storeFeedback(
  sql: Sql,
  { locale, page, helpful, comment }: Feedback,
): Promise<void> {
  await sql.run('INSERT INTO feedback (locale, page, helpful, comment) VALUES (?1, ?2, ?3, ?4)', [
    locale,
    page,
    helpful ? 1 : 0,
    comment ?? null,
  ])
}

export async function forgetOldFeedback(sql: Sql): Promise<void> {
  await sql.run("DELETE FROM feedback WHERE day < date('now', '-12 months')", [])
}
