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
/** Days before an unsubscribed address is deleted. */
const leftDays = 30

/**
 * Stores an address once, however often it is submitted; a former subscriber is added again. For a
 * confirmed address only `noise` changes: every sign-up writes, so timing does not reveal whether
 * the address was known. A pending one keeps its `created_at`, so that no sign-up puts off its end.
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
       created_at = iif(status = 'unsubscribed', excluded.created_at, created_at),
       left_at = NULL`,
    [email, status, locale, source],
  )
}

/** Whom to mail a link to; undefined when the address is unknown or needs none. */
export async function startMail(
  sql: Sql,
  email: string,
  purpose: 'confirm' | 'unsubscribe',
): Promise<{ id: string; locale: Locale } | undefined> {
  const [started] = await sql.run(
    `UPDATE subscribers SET mailed_at = unixepoch(), mails = mails + 1
     WHERE email = ?1 AND (status = 'pending' OR ?2 = 'unsubscribe')
     RETURNING id, locale`,
    [email, purpose],
  )
  return started as { id: string; locale: Locale } | undefined
}

/** The address; undefined when it was removed, and an old link must not restore it. */
export async function confirm(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql.run(
    `UPDATE subscribers SET status = 'confirmed', mailed_at = NULL, mails = 0
     WHERE id = ?1 AND status <> 'unsubscribed' RETURNING email`,
    [id],
  )
  return row?.['email'] as string | undefined
}

/** The address, if it had been confirmed: it may sign up again at once, others keep their wait. */
export async function unsubscribe(sql: Sql, subscriber: Subscriber): Promise<string | undefined> {
  const { column, value } = find(subscriber)
  await leaveOutbox(sql, subscriber, 'left')
  const [row] = await sql.run(
    `UPDATE subscribers SET status = 'unsubscribed',
       left_at = iif(status = 'unsubscribed', left_at, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
       mailed_at = iif(status = 'confirmed', NULL, mailed_at),
       mails = iif(status = 'confirmed', 0, mails)
     WHERE ${column} = ?1 RETURNING iif(mails = 0, email, NULL) AS email`,
    [value],
  )
  return (row?.['email'] ?? undefined) as string | undefined
}

export async function remove(sql: Sql, subscriber: Subscriber): Promise<void> {
  const { column, value } = find(subscriber)
  await leaveOutbox(sql, subscriber, 'left')
  await anonymizeOutbox(sql, `${column} = ?1`, [value])
  await sql.run(`DELETE FROM subscribers WHERE ${column} = ?1`, [value])
}

export async function removeEmails(sql: Sql, emails: string[]): Promise<void> {
  const condition = 'email IN (SELECT value FROM json_each(?1))'
  await anonymizeOutbox(sql, condition, [JSON.stringify(emails)])
  await sql.run(`DELETE FROM subscribers WHERE ${condition}`, [JSON.stringify(emails)])
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

/** Addresses that unsubscribed more than `leftDays` ago after a mail they never confirmed. */
export async function listNeverConfirmed(sql: Sql): Promise<string[]> {
  const rows = await sql.run(
    `SELECT email FROM subscribers WHERE ${hasLeft} AND mails > 0 LIMIT 1000`,
    [],
  )
  return rows.map(({ email }) => String(email))
}

export async function removeLeft(sql: Sql, which: 'confirmed' | 'all'): Promise<void> {
  const condition = `${hasLeft} AND (mails = 0 OR ?1 = 'all')`
  await anonymizeOutbox(sql, condition, [which])
  await sql.run(`DELETE FROM subscribers WHERE ${condition}`, [which])
}

type Preferences = { locale: Locale; pausedUntil?: string }

/** undefined when not subscribed. */
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

/** `months` pauses from today; 0 ends the pause, undefined leaves it unchanged. */
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
 * Stops a leaving subscriber's queued mails, and records the reason on the newest issue sent to
 * them. A mail in progress counts as sent.
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

/** Call it before deleting subscribers: replaces their ids in the outbox, which keeps its counts. */
async function anonymizeOutbox(sql: Sql, condition: string, values: string[]): Promise<void> {
  await sql.run(
    `UPDATE outbox SET subscriber = lower(hex(randomblob(16)))
     WHERE ${inAnyIssue} AND subscriber IN (SELECT id FROM subscribers WHERE ${condition})`,
    values,
  )
}

function find(subscriber: Subscriber): { column: 'id' | 'email'; value: string } {
  return 'id' in subscriber
    ? { column: 'id', value: subscriber.id }
    : { column: 'email', value: subscriber.email }
}
