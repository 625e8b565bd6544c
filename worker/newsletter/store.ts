import type { Locale } from '../../src/i18n/locales.ts'
import type { Sql } from '../env.ts'

export type Subscription = {
  email: string
  locale: Locale
  source: 'bar' | 'footer' | 'subscribe' | 'newsletters'
}

/** Stores an address once, however often it is sent; who left and comes back is on the list again. */
export async function subscribe(sql: Sql, { email, locale, source }: Subscription): Promise<void> {
  await sql.run(
    `INSERT INTO subscribers (email, status, locale, source)
     VALUES (?1, 'confirmed', ?2, ?3)
     ON CONFLICT (email) DO UPDATE SET status = 'confirmed', locale = ?2, source = ?3
     WHERE status = 'unsubscribed'`,
    [email.toLowerCase(), locale, source],
  )
}
