import { spend } from '../../services/budgets.ts'
import type { Services } from '../../services/types.ts'
import { logFault } from '../../http/log.ts'
import { countQueued, fillPage, putBack, queueRows, recover } from './outbox.ts'

const pagesAtOnce = 50
const rowsInBatch = 50

/** The scheduled job: puts subscribers into the outbox, and what is due into the queue. */
export async function sendDue(services: Services): Promise<void> {
  const { sql, settings, enqueue } = services
  const { issues } = settings
  if (!issues) return
  try {
    for (let page = 0; page < pagesAtOnce && (await fillPage(sql)); page++);
    await recover(sql)
    const { perSecond, perDay, timeoutSeconds } = issues
    // The queue never holds more than a consumer sends before its rows are looked at again.
    let room = Math.ceil(perSecond * 2 * timeoutSeconds) - (await countQueued(sql))
    while (room > 0) {
      const most = Math.min(room, rowsInBatch, perDay)
      const rows = await queueRows(sql, most, 6 * timeoutSeconds)
      if (rows.length === 0) return
      const ceiling = { perMinute: Math.ceil(60 * perSecond), perDay }
      const usedUp = await spend(sql, 'issueMail', ceiling, rows.length)
      if (usedUp) {
        await putBack(sql, rows, secondsUntilNext(usedUp))
        return
      }
      await enqueue(rows)
      room -= rows.length
    }
  } catch (error) {
    logFault('issue_fault', error)
  }
}

function secondsUntilNext(window: 'minute' | 'day'): number {
  const seconds = window === 'day' ? 86_400 : 60
  return seconds - (Math.floor(Date.now() / 1000) % seconds)
}
