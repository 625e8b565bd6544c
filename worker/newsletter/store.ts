import type { Locale } from '../../src/i18n/locales.ts'
import type { Sql } from '../services/sql.ts'
import { inAnyIssue } from './issues/outbox.ts'

type Subscription = {
  email: string
  locale: Locale
  source: 'bar' | 'footer' | 'subscribe' | 'newsletters'
}

type Subscriber = { id: string } | { email: string }

const pendingDays = 7
/** How long an address that left can return as if it had not. */
const leftDays = 30

/**
 * Stores an address once, however often it is sent; a former subscriber is added again. A confirmed
 * address only gets new `noise`: every sign-up is a write, so timing does not reveal whether the
 * address was known.
 */
export async function subscribe(
  sql: Sql,
  { email, locale, source }: Subscription,
  status: 'pending' | 'confirmed',
): Promise<void> {
  await sql.run(
    `INSERT INTO subscribers (email, status, locale, source) VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT (email) DO UPDATE SET
       noise = randomblob(8),
       status = iif(status = 'confirmed', status, excluded.status),
       locale = iif(status = 'confirmed', locale, excluded.locale),
       source = iif(status = 'confirmed', source, excluded.source),
       created_at = iif(status = 'confirmed', created_at, excluded.created_at),
       left_at = NULL`,
    [email, status, locale, source],
  )
}

/**
 * Claims the right to send one mail to an address, with its data; undefined when it must wait or is
 * unknown. Prevents flooding a stranger's inbox: the wait is 5 minutes after the first mail and
 * doubles up to a day, until the owner confirms.
 */
export async function claimMail(
  sql: Sql,
  email: string,
  purpose: 'confirm' | 'unsubscribe',
): Promise<{ id: string; locale: Locale } | undefined> {
  const [claimed] = await sql.run(
    `UPDATE subscribers SET mailed_at = unixepoch(), mails = mails + 1
     WHERE email = ?1 AND (status = 'pending' OR ?2 = 'unsubscribe') AND
       (mailed_at IS NULL OR unixepoch() - mailed_at >= min(300 << min(mails - 1, 9), 86400))
     RETURNING id, locale`,
    [email, purpose],
  )
  return claimed as { id: string; locale: Locale } | undefined
}

/** After a failed mail: the next request may try again at once. */
export async function releaseMail(sql: Sql, id: string): Promise<void> {
  await sql.run('UPDATE subscribers SET mailed_at = NULL WHERE id = ?1', [id])
}

/** false: the address was removed, and an old link must not bring it back. */
export async function confirm(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql.run(
    `UPDATE subscribers SET status = 'confirmed', mailed_at = NULL, mails = 0
     WHERE id = ?1 AND status <> 'unsubscribed' RETURNING id`,
    [id],
  )
  return rows.length > 0
}

/** A confirmed address may return at once; one never confirmed waits for its mail. */
export async function unsubscribe(sql: Sql, subscriber: Subscriber): Promise<void> {
  const { column, value } = find(subscriber)
  await leaveOutbox(sql, subscriber, 'left')
  await sql.run(
    `UPDATE subscribers SET status = 'unsubscribed',
       left_at = iif(status = 'unsubscribed', left_at, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
       mailed_at = iif(status = 'confirmed', NULL, mailed_at),
       mails = iif(status = 'confirmed', 0, mails)
     WHERE ${column} = ?1`,
    [value],
  )
}

export async function remove(sql: Sql, subscriber: Subscriber): Promise<void> {
  const { column, value } = find(subscriber)
  await leaveOutbox(sql, subscriber, 'left')
  await disown(sql, `${column} = ?1`, [value])
  await sql.run(`DELETE FROM subscribers WHERE ${column} = ?1`, [value])
}

export async function removeEmails(sql: Sql, emails: string[]): Promise<void> {
  const some = 'email IN (SELECT value FROM json_each(?1))'
  await disown(sql, some, [JSON.stringify(emails)])
  await sql.run(`DELETE FROM subscribers WHERE ${some}`, [JSON.stringify(emails)])
}

export async function removeOldPending(sql: Sql): Promise<void> {
  await sql.run(
    `DELETE FROM subscribers
     WHERE status = 'pending' AND created_at < strftime('%Y-%m-%dT%H:%M:%SZ', 'now', ?1)`,
    [`-${pendingDays} days`],
  )
}

export async function getEmail(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql.run('SELECT email FROM subscribers WHERE id = ?1', [id])
  return row?.['email'] as string | undefined
}

const hasLeft = `status = 'unsubscribed' AND
  coalesce(left_at, created_at) < strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${leftDays} days')`

/** Of those that left more than `leftDays` ago: who left a mail that nobody had confirmed. */
export async function listNeverConfirmed(sql: Sql): Promise<string[]> {
  const rows = await sql.run(
    `SELECT email FROM subscribers WHERE ${hasLeft} AND mails > 0 LIMIT 1000`,
    [],
  )
  return rows.map(({ email }) => String(email))
}

export async function removeLeft(sql: Sql, which: 'confirmed' | 'all'): Promise<void> {
  const some = `${hasLeft} AND (mails = 0 OR ?1 = 'all')`
  await disown(sql, some, [which])
  await sql.run(`DELETE FROM subscribers WHERE ${some}`, [which])
}

type Preferences = { locale: Locale; pausedUntil?: string }

/** undefined: not on the list. */
export async function getPreferences(sql: Sql, id: string): Promise<Preferences | undefined> {
  const [row] = await sql.run(
    `SELECT locale, iif(paused_until > date('now'), paused_until, NULL) AS paused_until
     FROM subscribers WHERE id = ?1 AND status = 'confirmed'`,
    [id],
  )
  if (!row) return undefined
  const { locale, paused_until: pausedUntil } = row as { locale: Locale; paused_until?: string }
  return { locale, ...(pausedUntil && { pausedUntil }) }
}

/** `months`: of the pause from today on; 0 ends it, undefined leaves it as it is. */
export async function setPreferences(
  sql: Sql,
  id: string,
  { locale, months }: { locale: Locale; months?: number },
): Promise<void> {
  await sql.run(
    `UPDATE subscribers SET locale = ?2, paused_until = CASE
       WHEN ?3 IS NULL THEN paused_until
       WHEN ?3 = 0 THEN NULL
       ELSE date('now', '+' || ?3 || ' months') END
     WHERE id = ?1 AND status = 'confirmed'`,
    [id, locale, months ?? null],
  )
}

/**
 * Nothing that is queued goes out to somebody who leaves, and the newest issue that did says why
 * they left. A mail under way counts as sent.
 */
export async function leaveOutbox(
  sql: Sql,
  subscriber: Subscriber,
  why: 'left' | 'bounced' | 'complained',
): Promise<void> {
  const { column, value } = find(subscriber)
  await sql.run(
    `UPDATE outbox SET state = iif(state IN ('due', 'queued'), 'stopped', ?2), next_at = NULL
     WHERE ${inAnyIssue} AND subscriber = (SELECT id FROM subscribers WHERE ${column} = ?1) AND (
       state IN ('due', 'queued', 'sending') OR
       state = 'sent' AND sent_at = (SELECT max(theirs.sent_at) FROM outbox AS theirs
         WHERE theirs.${inAnyIssue} AND theirs.subscriber = outbox.subscriber)
     )`,
    [value, why],
  )
}

/** Before rows are deleted: what the outbox has of them names nobody any more, and still counts. */
async function disown(sql: Sql, some: string, values: string[]): Promise<void> {
  await sql.run(
    `UPDATE outbox SET subscriber = lower(hex(randomblob(16)))
     WHERE ${inAnyIssue} AND subscriber IN (SELECT id FROM subscribers WHERE ${some})`,
    values,
  )
}

function find(subscriber: Subscriber): { column: 'id' | 'email'; value: string } {
  return 'id' in subscriber
    ? { column: 'id', value: subscriber.id }
    : { column: 'email', value: subscriber.email }
}
