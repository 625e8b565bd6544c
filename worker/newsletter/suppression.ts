import type { NewsletterSettings } from '../services/settings.ts'
import type { Sql } from '../services/sql.ts'
import { getEmail, leaveOutbox, listNeverConfirmed, removeEmails, removeLeft } from './store.ts'
import { sign } from './token.ts'

// Hashes of deleted addresses, so that a stranger's sign-up can't mail them again.

const suppressedDays = 365

/** Hashes with the current secret and with the previous one, or the current one if it is unset. */
export async function hashAddress(
  { secret, previousSecret = secret }: Omit<NewsletterSettings, 'from'>,
  email: string,
): Promise<[string, string]> {
  const hash = async (key: string) => (await sign(key, `suppressed ${email}`)).toHex()
  return [await hash(secret), await hash(previousSecret)]
}

/** Also writes a row it finds (`noise`), so that every sign-up takes one read and one write. */
export async function isSuppressed(
  sql: Sql,
  newsletter: NewsletterSettings,
  email: string,
): Promise<boolean> {
  const hashes = await hashAddress(newsletter, email)
  const found = await sql.run('SELECT 1 FROM suppressed WHERE hash IN (?1, ?2)', hashes)
  if (found.length === 0) return false
  await sql.run('UPDATE suppressed SET noise = randomblob(8) WHERE hash IN (?1, ?2)', hashes)
  return true
}

/** Deletes a subscriber's address and suppresses it for `suppressedDays`. */
export async function erase(sql: Sql, newsletter: NewsletterSettings, id: string): Promise<void> {
  const email = await getEmail(sql, id)
  if (!email) return
  await leaveOutbox(sql, { id }, 'left')
  await suppressAndRemove(sql, newsletter, [email])
}

/** Deletes and suppresses an address that bounced, or whose owner complained. */
export async function suppress(
  sql: Sql,
  newsletter: NewsletterSettings,
  email: string,
  why: 'bounced' | 'complained',
): Promise<void> {
  await leaveOutbox(sql, { email }, why)
  await suppressAndRemove(sql, newsletter, [email])
}

/**
 * Deletes addresses that unsubscribed a while ago. Those never confirmed are also suppressed, as
 * their owners did not ask for the mail; confirmed ones may sign up again.
 */
export async function forgetLeft(
  sql: Sql,
  newsletter: NewsletterSettings | undefined,
): Promise<void> {
  if (newsletter) await suppressAndRemove(sql, newsletter, await listNeverConfirmed(sql))
  await removeLeft(sql, newsletter ? 'confirmed' : 'all')
}

export async function forgetOldSuppressions(sql: Sql): Promise<void> {
  await sql.run("DELETE FROM suppressed WHERE day < date('now', ?1)", [`-${suppressedDays} days`])
}

/** Suppresses first: if the removal fails, the next attempt repeats both. */
async function suppressAndRemove(
  sql: Sql,
  newsletter: NewsletterSettings,
  emails: string[],
): Promise<void> {
  const hashes = await Promise.all(emails.map((email) => hashAddress(newsletter, email)))
  await sql.run(
    `INSERT INTO suppressed (hash) SELECT value FROM json_each(?1) WHERE true
     ON CONFLICT (hash) DO UPDATE SET day = excluded.day`,
    [JSON.stringify(hashes.map(([hash]) => hash))],
  )
  await removeEmails(sql, emails)
}
