import type { Locale } from '../../../src/i18n/locales.ts'
import type { Sql } from '../../services/sql.ts'

/** Identifies one mail of an issue by subscriber id and issue slug. */
export type OutboxRow = { subscriber: string; issue: string }

// The cost of each statement is independent of the number of rows: paging follows a key, and due
// rows are found through the index `outbox_next`.

/** Lets statements that filter only by subscriber use the primary key (issue, subscriber). */
export const inAnyIssue = 'issue IN (SELECT slug FROM issues WHERE forgotten_at IS NULL)'

/** Subscribers added to the outbox per page. */
const pageSize = 1000

/**
 * Adds the next page of subscribers to the outbox of a due issue; false when no issue needs one.
 * Idempotent: a page interrupted by a crash is repeated without duplicates.
 */
export async function fillPage(sql: Sql): Promise<boolean> {
  const [issue] = await sql.run(
    'SELECT slug, filled_to FROM issues WHERE filled_at IS NULL ORDER BY due_at LIMIT 1',
    [],
  )
  if (!issue) return false
  const { slug, filled_to: from } = issue as { slug: string; filled_to: string }
  const [page] = await sql.run(
    `SELECT coalesce(max(id), ?1) AS last, count(*) AS size
     FROM (SELECT id FROM subscribers
       WHERE status = 'confirmed' AND id > ?1 ORDER BY id LIMIT ${pageSize})`,
    [from],
  )
  const { last, size } = page as { last: string; size: number }
  await sql.run(
    `INSERT INTO outbox (issue, subscriber) SELECT ?1, id FROM subscribers
     WHERE status = 'confirmed' AND id > ?2 AND id <= ?3 AND coalesce(paused_until, '') <= date('now')
     ORDER BY id ON CONFLICT (issue, subscriber) DO NOTHING`,
    [slug, from, last],
  )
  await sql.run(
    `UPDATE issues SET filled_to = ?2,
       filled_at = iif(?3 < ${pageSize}, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), NULL)
     WHERE slug = ?1`,
    [slug, last, size],
  )
  return true
}

/**
 * Makes rows with an expired lease due again: those of lost batches, and mails whose sender died,
 * which may or may not have been accepted. They go first, so that a slow consumer doesn't
 * accumulate rows.
 */
export async function recover(sql: Sql): Promise<void> {
  await sql.run(
    `UPDATE outbox SET state = 'due', next_at = 0, uncertain = uncertain + (state = 'sending')
     WHERE state IN ('queued', 'sending') AND next_at <= unixepoch()`,
    [],
  )
}

export async function countQueued(sql: Sql): Promise<number> {
  const [row] = await sql.run(
    "SELECT count(*) AS count FROM outbox WHERE state = 'queued' AND next_at IS NOT NULL",
    [],
  )
  return Number(row!['count'])
}

/** Leases rows for one batch, exclusively for `leaseSeconds`. */
export async function queueRows(
  sql: Sql,
  maxRows: number,
  leaseSeconds: number,
): Promise<OutboxRow[]> {
  const rows = await sql.run(
    `UPDATE outbox SET state = 'queued', next_at = unixepoch() + ?2
     WHERE (issue, subscriber) IN (
       SELECT issue, subscriber FROM outbox
       WHERE state = 'due' AND next_at <= unixepoch() ORDER BY next_at LIMIT ?1
     ) RETURNING subscriber, issue`,
    [maxRows, leaseSeconds],
  )
  return rows as OutboxRow[]
}

/** Includes due rows, because a batch may arrive after its lease expired, or twice. */
const isOpen = `(state = 'queued' OR state = 'due' AND next_at <= unixepoch())`

/** Returns rows of a batch to the outbox; they are due again after `waitSeconds`. */
export async function putBack(sql: Sql, rows: OutboxRow[], waitSeconds: number): Promise<void> {
  await sql.run(
    `UPDATE outbox SET state = 'due', next_at = unixepoch() + ?2
     WHERE ${isOpen} AND (issue, subscriber) IN (
       SELECT value ->> 'issue', value ->> 'subscriber' FROM json_each(?1)
     )`,
    [JSON.stringify(rows), waitSeconds],
  )
}

/** The rows of a batch that have not been sent or claimed. */
export async function listOpen(sql: Sql, rows: OutboxRow[]): Promise<OutboxRow[]> {
  const open = await sql.run(
    `SELECT subscriber, issue FROM outbox WHERE ${isOpen} AND (issue, subscriber) IN (
       SELECT value ->> 'issue', value ->> 'subscriber' FROM json_each(?1)
     )`,
    [JSON.stringify(rows)],
  )
  return open as OutboxRow[]
}

type Claimed = {
  tries: number
  /** The operator's postal address. */
  address: string
  /** null: unsubscribed, deleted or paused. */
  email: string | null
  locale: Locale | null
}

/** Claims one mail; undefined when another consumer already has. */
export async function claim(
  sql: Sql,
  { subscriber, issue }: OutboxRow,
  leaseSeconds: number,
): Promise<Claimed | undefined> {
  const of = (column: string) => `(SELECT ${column} FROM subscribers WHERE id = ?1
    AND status = 'confirmed' AND coalesce(paused_until, '') <= date('now')) AS ${column}`
  const [row] = await sql.run(
    `UPDATE outbox SET state = 'sending', next_at = unixepoch() + ?3, tries = tries + 1
     WHERE subscriber = ?1 AND issue = ?2 AND ${isOpen}
     RETURNING tries, (SELECT address FROM issues WHERE slug = ?2) AS address,
       ${of('email')}, ${of('locale')}`,
    [subscriber, issue, leaseSeconds],
  )
  return row as Claimed | undefined
}

/** Records an accepted mail, even if its claim has expired since. */
export async function recordSent(sql: Sql, { subscriber, issue }: OutboxRow): Promise<void> {
  await sql.run(
    `UPDATE outbox SET state = 'sent', next_at = NULL, sent_at = unixepoch()
     WHERE subscriber = ?1 AND issue = ?2 AND state IN ('due', 'queued', 'sending')`,
    [subscriber, issue],
  )
}

export async function recordEnd(
  sql: Sql,
  { subscriber, issue }: OutboxRow,
  state: 'stopped' | 'failed',
): Promise<void> {
  await sql.run(
    `UPDATE outbox SET state = ?3, next_at = NULL
     WHERE subscriber = ?1 AND issue = ?2 AND state = 'sending'`,
    [subscriber, issue, state],
  )
}

/** Makes the mail due again later. `isUncertain`: it may have been accepted after all. */
export async function defer(
  sql: Sql,
  { subscriber, issue }: OutboxRow,
  waitSeconds: number,
  isUncertain: boolean,
): Promise<void> {
  await sql.run(
    `UPDATE outbox SET state = 'due', next_at = unixepoch() + ?3, uncertain = uncertain + ?4
     WHERE subscriber = ?1 AND issue = ?2 AND state = 'sending'`,
    [subscriber, issue, waitSeconds, isUncertain ? 1 : 0],
  )
}

const outboxDays = 90
const forgetAtOnce = 5000
const maxPages = 40

/** Deletes the rows of old issues, a page at a time. */
export async function forgetOldOutbox(sql: Sql): Promise<void> {
  for (let page = 0; page < maxPages; page++) {
    const [old] = await sql.run(
      `SELECT slug FROM issues WHERE forgotten_at IS NULL
         AND due_at < strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${outboxDays} days') LIMIT 1`,
      [],
    )
    if (!old) return
    const slug = String(old['slug'])
    const deleted = await sql.run(
      `DELETE FROM outbox WHERE issue = ?1 AND subscriber IN (
         SELECT subscriber FROM outbox WHERE issue = ?1 LIMIT ${forgetAtOnce}
       ) RETURNING 1`,
      [slug],
    )
    if (deleted.length < forgetAtOnce) {
      await sql.run("UPDATE issues SET forgotten_at = date('now') WHERE slug = ?1", [slug])
    }
  }
}
