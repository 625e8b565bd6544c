import { countLeft } from '../../services/counts.ts'
import type { Sql } from '../../services/sql.ts'
import type { Services } from '../../services/types.ts'
import { logFault } from '../../http/log.ts'
import { countQueued, fillPage, type OutboxRow, queueRows, recover } from './outbox.ts'

const pagesAtOnce = 50
const rowsInBatch = 50

export type IssueServices = Services & {
  /** Delivers a batch of issue mails to a consumer, at least once. */
  enqueue: (batch: OutboxRow[]) => Promise<void>
}

/** The scheduled job: adds subscribers to the outbox, and due rows to the queue. */
export async function sendDue(services: IssueServices): Promise<void> {
  const { sql, settings, enqueue } = services
  const { issues } = settings
  try {
    if (!issues) return await reportUnsendable(sql)
    for (let page = 0; page < pagesAtOnce && (await fillPage(sql)); page++);
    await recover(sql)
    const { perSecond, perDay, timeoutSeconds } = issues
    // Never queues more than a consumer can send before the lease of its rows expires.
    const maxQueued = Math.ceil(perSecond * 2 * timeoutSeconds)
    const left = await countLeft(sql, 'issueMail', perDay)
    let room = Math.min(maxQueued, left) - (await countQueued(sql))
    // A batch must fit into one minute's budget.
    const batch = Math.min(rowsInBatch, Math.ceil(60 * perSecond))
    while (room > 0) {
      const rows = await queueRows(sql, Math.min(room, batch), 6 * timeoutSeconds)
      if (rows.length === 0) return
      await enqueue(rows)
      room -= rows.length
    }
  } catch (error) {
    logFault('issue_fault', error)
  }
}

const reported = new WeakSet<Sql>()

/** Logs once, where the site has no sender, that an issue waits for one. */
async function reportUnsendable(sql: Sql): Promise<void> {
  if (reported.has(sql)) return
  const [issue] = await sql.run('SELECT slug FROM issues WHERE filled_at IS NULL LIMIT 1', [])
  if (!issue) return
  reported.add(sql)
  console.error(JSON.stringify({ event: 'issue_unsendable', issue: issue['slug'] }))
}
