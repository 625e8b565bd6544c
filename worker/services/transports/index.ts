import type { IssueSettings } from '../settings.ts'
import type { Transport } from '../mail.ts'
import { createPostmark } from './postmark.ts'
import { createSes } from './ses.ts'

/** Transports for every platform; undefined for files. Throws a sentence for Node-only ones. */
export function createTransport(issues: IssueSettings): Transport | undefined {
  if (issues.transport === 'ses') return createSes(issues)
  if (issues.transport === 'postmark') return createPostmark(issues.key!, issues.url)
  if (issues.transport === 'smtp') {
    throw new Error('MAIL_TRANSPORT is "smtp", which only Node supports.')
  }
  return undefined
}
