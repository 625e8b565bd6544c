import type { NewsletterSettings } from '../services/settings.ts'
import type { Sql } from '../services/sql.ts'
import type { LinkPurpose } from './mail.tsx'
import { sign } from './token.ts'

// Mailed links without an answer, by the hash of the address. Kept for addresses that we don't know
// too, and apart from subscribers, so that neither a refusal nor a deleted row tells who is on the list.

type Secret = Pick<NewsletterSettings, 'secret'>

const maxUnanswered = 4
const silentDays = 30

/**
 * Claims the right to mail a link to an address; false when it must wait: 5 minutes after the first
 * mail, 10, 20, and `silentDays` after the fourth.
 */
export async function claimLink(
  sql: Sql,
  newsletter: Secret,
  email: string,
  purpose: LinkPurpose,
): Promise<boolean> {
  const hash = await hashAsked(newsletter, email, purpose)
  const claimed = await sql.run(
    `INSERT INTO asked (hash, at, times) VALUES (?1, unixepoch(), 1)
     ON CONFLICT (hash) DO UPDATE SET
       at = unixepoch(), times = iif(times < ${maxUnanswered}, times + 1, 1)
     WHERE unixepoch() - at >= iif(times < ${maxUnanswered}, 300 << times - 1, ${silentDays * 86_400})
     RETURNING times`,
    [hash],
  )
  return claimed.length > 0
}

/** Releases the claim of a failed mail, so that the next request may retry at once. */
export async function releaseLink(
  sql: Sql,
  newsletter: Secret,
  email: string,
  purpose: LinkPurpose,
): Promise<void> {
  const hash = await hashAsked(newsletter, email, purpose)
  await sql.run('UPDATE asked SET at = 0, times = times - 1 WHERE hash = ?1', [hash])
}

/** The owner of the address has used a link, so the next requests need not wait. */
export async function recordAnswer(sql: Sql, newsletter: Secret, email: string): Promise<void> {
  const purposes: LinkPurpose[] = ['confirm', 'unsubscribe']
  const hashes = await Promise.all(purposes.map((one) => hashAsked(newsletter, email, one)))
  await sql.run('DELETE FROM asked WHERE hash IN (?1, ?2)', hashes)
}

export async function forgetOldAsked(sql: Sql): Promise<void> {
  await sql.run(`DELETE FROM asked WHERE at < unixepoch() - ${silentDays * 86_400}`, [])
}

export async function hashAsked(
  { secret }: Secret,
  email: string,
  purpose: LinkPurpose,
): Promise<string> {
  return (await sign(secret, `asked ${purpose} ${email}`)).toHex()
}
