import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailSettings, writeConfig } from '../support/mailbox/servers.ts'
import { postJson } from '../support/requests.ts'
import { platforms, type Server, startOnNode, startWorkerd } from '../support/servers.ts'

/** Just before its end, and just after. */
const ages = { messages: [364, 368], feedback: [364, 368] }
/** Each kind of counts ends in tests/unit/counts.test.ts. */
const counted: [kind: string, days: number[]][] = [
  ['csp', [29, 32]],
  ['rating', [398, 402]],
]

const rows = [
  ...ages.messages.map(
    (days) =>
      `INSERT INTO messages (locale, topic, message, created_at)
       VALUES ('en', 'idea', '${days}', strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${days} days'))`,
  ),
  ...ages.feedback.map(
    (days) =>
      `INSERT INTO feedback (locale, page, helpful, comment, day)
       VALUES ('en', '/about', 1, '${days}', date('now', '-${days} days'))`,
  ),
  ...counted.flatMap(([kind, ages]) =>
    ages.map(
      (days) =>
        `INSERT INTO counts VALUES (date('now', '-${days} days'), '${kind}', '${kind} ${days}', 1)`,
    ),
  ),
  ...[364, 367].map(
    (days) => `INSERT INTO suppressed (hash, day) VALUES ('${days}', date('now', '-${days} days'))`,
  ),
  ...[
    ['on-the-list', 'confirmed', 900, 'NULL', 0],
    ['waiting', 'pending', 6, 'NULL', 1],
    ['forgot', 'pending', 8, 'NULL', 1],
    ['left-lately', 'unsubscribed', 900, 29, 0],
    ['left', 'unsubscribed', 900, 31, 0],
    ['left-before-we-noted-when', 'unsubscribed', 900, 'NULL', 0],
    ['never-asked', 'unsubscribed', 31, 31, 1],
  ].map(([name, status, since, left, mails]) => {
    const ago = (days: unknown) =>
      days === 'NULL' ? 'NULL' : `strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${String(days)} days')`
    return `INSERT INTO subscribers (email, status, locale, source, created_at, left_at, mails)
      VALUES ('${name}@example.com', '${status}', 'en', 'bar', ${ago(since)}, ${ago(left)}, ${mails})`
  }),
]

/** A server that may send mail, on a database with old rows, after its daily work. */
async function startAfterwards(platform: (typeof platforms)[number]): Promise<Server> {
  if (platform === 'workerd') {
    const config = writeConfig({ send_email: [{ name: 'EMAIL' }] })
    const server = await startWorkerd(mailSettings, config.path)
    config.remove()
    for (const row of rows) await server.query(row)
    await server.harness.getWorker().scheduled({})
    return server
  }
  const DATABASE_PATH = join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'old.sqlite')
  const first = await startOnNode({ ...mailSettings, DATABASE_PATH }, async () => {})
  for (const row of rows) await first.query(row)
  await first.close()
  return startOnNode({ ...mailSettings, DATABASE_PATH }, async () => {})
}

describe.each(platforms)('once a day on %s', (platform) => {
  let server: Server
  beforeAll(async () => {
    server = await startAfterwards(platform)
  })
  afterAll(() => server.close())

  const left = async (column: string, table: string) =>
    (await server.query(`SELECT ${column} AS it FROM ${table} ORDER BY it`)).map(({ it }) =>
      String(it),
    )

  test.each([
    ['messages', 'message', '364'],
    ['feedback', 'comment', '364'],
    ['counts', 'key', 'csp 29', 'rating 398'],
  ])('%s past their end are deleted, and no others', async (table, column, ...kept) => {
    await expect.poll(() => left(column, table)).toEqual(kept)
  })

  test('addresses that left a month ago, or never confirmed, are deleted', async () => {
    const kept = ['left-lately', 'on-the-list', 'waiting'].map((name) => `${name}@example.com`)
    await expect.poll(() => left('email', 'subscribers')).toEqual(kept)
  })

  test('of an address that left a mail it never asked for, a hash remains for a year', async () => {
    await expect.poll(() => left('hash', 'suppressed')).toHaveLength(2)
    const hashes = await left('hash', 'suppressed')
    expect(hashes).toContain('364')
    expect(hashes.find((hash) => hash !== '364')).toMatch(/^[0-9a-f]{64}$/)
    for (const name of ['never-asked', 'left']) {
      const response = await postJson(server, '/newsletter', { email: `${name}@example.com` })
      expect(await response.json()).toEqual({ ok: true, status: 'pending' })
    }
    expect(await left('email', 'subscribers')).not.toContain('never-asked@example.com')
    expect(await left('email', 'subscribers')).toContain('left@example.com')
  })
})
