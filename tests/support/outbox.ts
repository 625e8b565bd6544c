import type { IssueMail } from '../../src/content/issues.ts'
import { parseSettings } from '../../worker/services/settings.ts'
import type { IssueServices } from '../../worker/newsletter/issues/due.ts'
import type { OutboxRow } from '../../worker/newsletter/issues/outbox.ts'
import type { Transport } from '../../worker/services/mail.ts'
import type { Sql } from '../../worker/services/sql.ts'
import { openDatabase } from './database.ts'

/** n0@example.com, n1@example.com and so on get issue 'one', in Spanish where `locale` says so. */
export function createOutbox(
  count: number,
  transport: Transport,
  { locale = 'en', issue = { subject: 'S', html: '', text: '' } as IssueMail } = {},
) {
  const database = openDatabase()
  const run = (statement: string, ...values: (string | number | null)[]) =>
    database.prepare(statement).all(...values)
  for (let index = 0; index < count; index++) {
    run(
      "INSERT INTO subscribers (email, status, locale, source) VALUES (?, 'confirmed', ?, 'bar')",
      `n${index}@example.com`,
      locale,
    )
  }
  run("INSERT INTO issues (slug, address) VALUES ('one', '1 Example Street')")
  const sql: Sql = { run: async (statement, values) => run(statement, ...values) }
  const sent: string[] = []
  const batches: OutboxRow[][] = []
  const services = {
    sql,
    settings: parseSettings({
      NEWSLETTER_FROM: 'news@example.com',
      NEWSLETTER_SECRET: 'x'.repeat(32),
      MAIL_RATE: '9999',
      MAIL_TRANSPORT: 'file',
    }),
    assets: { fetch: async () => Response.json(issue) },
    transport: async (...given: Parameters<Transport>) => {
      const handover = await transport(...given)
      if (handover.kind === 'accepted') sent.push(given[0].to)
      return handover
    },
    enqueue: async (batch: OutboxRow[]) => void batches.push(batch),
  } as unknown as IssueServices
  const states = () =>
    Object.fromEntries(
      run('SELECT state, count(*) AS count FROM outbox GROUP BY state').map((row) => [
        row['state'],
        row['count'],
      ]),
    )
  return { run, sql, services, sent, batches, states }
}
