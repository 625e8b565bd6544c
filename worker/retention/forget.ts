import { forgetOldMessages } from '../contact/store.ts'
import { forgetOldFeedback } from '../feedback/store.ts'
import { logFault } from '../http/log.ts'
import { forgetOldAsked } from '../newsletter/asked.ts'
import { forgetOldOutbox } from '../newsletter/issues/outbox.ts'
import { removeOldPending } from '../newsletter/store.ts'
import { forgetLeft, forgetOldSuppressions } from '../newsletter/suppression.ts'
import { forgetOldCounts } from '../services/counts.ts'
import type { Services } from '../services/types.ts'

/** Runs daily; deletes rows past their retention period (docs/data.md). */
export async function forgetOld({ sql, settings }: Services): Promise<void> {
  const work = {
    messages: forgetOldMessages,
    feedback: forgetOldFeedback,
    subscribers: removeOldPending,
    left: () => forgetLeft(sql, settings.newsletter),
    suppressed: forgetOldSuppressions,
    asked: forgetOldAsked,
    outbox: forgetOldOutbox,
    counts: forgetOldCounts,
  }
  for (const [what, forget] of Object.entries(work)) {
    try {
      await forget(sql)
    } catch (error) {
      logFault('retention', error, { what })
    }
  }
}
