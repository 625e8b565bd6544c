import type { IssueSettings } from '../settings.ts'
import type { Transport } from '../types.ts'
import { createPostmark } from './postmark.ts'
import { createSes } from './ses.ts'

/** The transports that every platform has; undefined: another one. */
export function createTransport(issues: IssueSettings): Transport | undefined {
  if (issues.transport === 'ses') return createSes(issues)
  if (issues.transport === 'postmark') return createPostmark(issues.key!, issues.url)
  return undefined
}
