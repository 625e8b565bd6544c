import { countLeft } from '../../services/counts.ts'
import type { Services } from '../../services/types.ts'
import { logFault } from '../../http/log.ts'
import { countQueued, fillPage, type OutboxRow, queueRows, recover } from './outbox.ts'

const pagesAtOnce = 50
const rowsInBatch = 50

export type IssueServices = Services & {
  /** Takes a batch of mails of an issue to a consumer, once or more often. */
  enqueue: (batch: OutboxRow[]) => Promise<void>
}

/** The scheduled job: puts subscribers into the outbox, and what is due into the queue. */
export async function sendDue(services: IssueServices): Promise<void> {
  const { sql, settings, enqueue } = services
  const { issues } = settings
  if (!issues) return
  try {
    for (let page = 0; page < pagesAtOnce && (await fillPage(sql)); page++);
    await recover(sql)
    const { perSecond, perDay, timeoutSeconds } = issues
    // The queue never holds more than a consumer sends before its rows are looked at again.
    const most = Math.ceil(perSecond * 2 * timeoutSeconds)
    const left = await countLeft(sql, 'issueMail', perDay)
    let room = Math.min(most, left) - (await countQueued(sql))
    // A batch must fit into a minute's budget.
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
