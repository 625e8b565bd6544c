import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { IssueMail } from '../../src/content/issues.ts'
import { parseSettings } from '../../worker/services/settings.ts'
import type { OutboxRow, Services, Sql, Transport } from '../../worker/services/types.ts'

/** n0@example.com, n1@example.com and so on get issue 'one', in Spanish where `locale` says so. */
export function createOutbox(
  count: number,
  transport: Transport,
  { locale = 'en', issue = { subject: 'S', html: '', text: '' } as IssueMail } = {},
) {
  const database = new DatabaseSync(':memory:')
  for (const file of readdirSync('worker/migrations').sort()) {
    database.exec(readFileSync(`worker/migrations/${file}`, 'utf8'))
  }
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
    }),
    assets: { fetch: async () => Response.json(issue) },
    transport: async (...given: Parameters<Transport>) => {
      const handover = await transport(...given)
      if (handover.kind === 'accepted') sent.push(given[0].to)
      return handover
    },
    enqueue: async (batch: OutboxRow[]) => void batches.push(batch),
  } as unknown as Services
  const states = () =>
    Object.fromEntries(
      run('SELECT state, count(*) AS count FROM outbox GROUP BY state').map((row) => [
        row['state'],
        row['count'],
      ]),
    )
  return { run, sql, services, sent, batches, states }
}
