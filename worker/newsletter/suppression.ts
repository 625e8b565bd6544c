import type { NewsletterSettings } from '../services/settings.ts'
import type { Sql } from '../services/sql.ts'
import { getEmail, leaveOutbox, listNeverConfirmed, removeEmails, removeLeft } from './store.ts'
import { sign } from './token.ts'

// Addresses that were deleted, as hashes: no sign-up by a stranger mails them again.

const suppressedDays = 365

/** Under the current secret first; under the previous one too, as long as it is set. */
export async function hashAddress(
  { secret, previousSecret = secret }: Omit<NewsletterSettings, 'from'>,
  email: string,
): Promise<[string, string]> {
  const hash = async (key: string) => (await sign(key, `suppressed ${email}`)).toHex()
  return [await hash(secret), await hash(previousSecret)]
}

/** A row that is found gets new `noise`: every sign-up is one read and one write. */
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

/** Deletes the address of a row; no sign-up mails it for `suppressedDays`. */
export async function erase(sql: Sql, newsletter: NewsletterSettings, id: string): Promise<void> {
  const email = await getEmail(sql, id)
  if (!email) return
  await leaveOutbox(sql, { id }, 'left')
  await suppressAndRemove(sql, newsletter, [email])
}

/** Deletes an address that takes no mail, or whose owner called one unwanted. */
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
 * Deletes addresses that left a while ago. One that was never confirmed had left a mail that its
 * owner did not ask for, so no other comes; whoever was on the list may sign up again.
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

/** In this order: if the second fails, the next attempt repeats both. */
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
