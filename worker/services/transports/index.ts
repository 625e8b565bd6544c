import type { IssueSettings } from '../settings.ts'
import type { Transport } from '../mail.ts'
import { createPostmark } from './postmark.ts'
import { createSes } from './ses.ts'

/** The transports that every platform has; undefined: files. Throws a sentence for one of Node's. */
export function createTransport(issues: IssueSettings): Transport | undefined {
  if (issues.transport === 'ses') return createSes(issues)
  if (issues.transport === 'postmark') return createPostmark(issues.key!, issues.url)
  if (issues.transport === 'smtp') {
    throw new Error('MAIL_TRANSPORT is "smtp", which only Node can do.')
  }
  return undefined
}
