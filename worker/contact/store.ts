import type { Locale } from '../../src/i18n/locales.ts'
import type { contactTopics } from '../../src/features/contact/ContactForm.tsx'
import type { Sql } from '../services/sql.ts'

export type Message = {
  locale: Locale
  topic: (typeof contactTopics)[number]
  message: string
  page?: string
}

/** Stores nothing about the sender. */
export async function storeMessage(
  sql: Sql,
  { locale, topic, page, message }: Message,
): Promise<void> {
  await sql.run('INSERT INTO messages (locale, topic, page, message) VALUES (?1, ?2, ?3, ?4)', [
    locale,
    topic,
    page ?? null,
    message,
  ])
}

export async function forgetOldMessages(sql: Sql): Promise<void> {
  await sql.run("DELETE FROM messages WHERE created_at < date('now', '-12 months')", [])
}
