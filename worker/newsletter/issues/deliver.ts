import { issueFile, type IssueMail } from '../../../src/content/issues.ts'
import { readCached } from '../../../src/content/files.ts'
import { site } from '../../../src/content/site.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { href } from '../../../src/routes.ts'
import { spend } from '../../services/counts.ts'
import type { Handover, Mail } from '../../services/mail.ts'
import type { Services } from '../../services/types.ts'
import { suppress } from '../suppression.ts'
import { createToken } from '../token.ts'
import { fillIn } from './fill-in.ts'
import { claim, defer, listOpen, type OutboxRow, putBack, recordEnd, recordSent } from './outbox.ts'

/** Tries before a mail is given up, about a day. */
const maxTries = 10
const maxWaitSeconds = 6 * 3600
/** This many refusals in a row are not the fault of the mails. */
const maxRefusals = 5
/** Wait until a build that contains the issue is deployed. */
const untilDeploySeconds = 600

/**
 * Sends a batch one mail at a time, so that a crash leaves at most one mail in doubt. A batch that
 * arrives twice finds its rows claimed. `stop` takes effect between two mails.
 */
export async function deliver(
  services: Services,
  batch: OutboxRow[],
  stop?: AbortSignal,
): Promise<void> {
  const { sql, settings } = services
  const { issues } = settings
  if (!issues) return
  const rows = await listOpen(sql, batch)
  if (rows.length === 0) return
  const ceiling = { perMinute: Math.ceil(60 * issues.perSecond), perDay: issues.perDay }
  const usedUp = await spend(sql, 'issueMail', ceiling, { amount: rows.length })
  if (usedUp) {
    await putBack(sql, rows, secondsUntilNext(usedUp === 'minute' ? 'minute' : 'day'))
    return
  }
  let refusals = 0
  for (const [index, row] of rows.entries()) {
    if (stop?.aborted) return
    const started = Date.now()
    const outcome = await deliverOne(services, row)
    refusals = outcome === 'done' || outcome.holdsUpAll ? 0 : refusals + 1
    if (outcome !== 'done' && (outcome.holdsUpAll || refusals === maxRefusals)) {
      await putBack(sql, rows.slice(index + 1), outcome.waitSeconds)
      return
    }
    const pause = 1000 / issues.perSecond - (Date.now() - started)
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Unless 'done', the mail is deferred, and with `holdsUpAll` the rest of its batch too. */
type Outcome = 'done' | { waitSeconds: number; holdsUpAll: boolean }

async function deliverOne(services: Services, row: OutboxRow): Promise<Outcome> {
  const { sql, settings } = services
  const { timeoutSeconds } = settings.issues!
  const claimed = await claim(sql, row, 2 * timeoutSeconds)
  if (!claimed) return 'done'
  const { email, locale, address } = claimed
  if (!email || !locale) {
    await recordEnd(sql, row, 'stopped')
    return 'done'
  }
  const mail = await write(services, row, { email, locale, address })
  if (!mail) {
    log('issue_missing', { issue: row.issue })
    await defer(sql, row, untilDeploySeconds, false)
    return { waitSeconds: untilDeploySeconds, holdsUpAll: true }
  }
  const handover = await handOver(services, mail, `${row.issue}.${row.subscriber}`)
  switch (handover.kind) {
    case 'accepted':
      await recordSent(sql, row)
      return 'done'
    case 'undeliverable':
      await suppress(sql, settings.newsletter!, email, 'bounced')
      return 'done'
    default: {
      const { waitSeconds = Math.min(10 * 4 ** (claimed.tries - 1), maxWaitSeconds) } = handover
      log('issue_mail_deferred', { issue: row.issue, code: handover.code })
      if (claimed.tries >= maxTries) await recordEnd(sql, row, 'failed')
      else await defer(sql, row, waitSeconds, handover.kind === 'unknown')
      return { waitSeconds, holdsUpAll: handover.kind !== 'refused' }
    }
  }
}

/** `unknown`: the transport failed or timed out, so the mail may or may not have been accepted. */
async function handOver(
  { transport, settings }: Services,
  mail: Mail,
  key: string,
): Promise<Handover | { kind: 'unknown'; code: string; waitSeconds?: undefined }> {
  try {
    const signal = AbortSignal.timeout(1000 * settings.issues!.timeoutSeconds)
    return await transport!({ ...mail, key }, signal)
  } catch (error) {
    // The error's message may quote the address.
    return { kind: 'unknown', code: error instanceof Error ? error.name : typeof error }
  }
}

async function write(
  { assets, settings }: Services,
  { subscriber, issue }: OutboxRow,
  { email, locale, address }: { email: string; locale: Locale; address: string },
): Promise<Mail | undefined> {
  const { newsletter, siteOrigin } = settings
  const text = await readCached<IssueMail>(assets, issueFile(issue, locale))
  if (!text) return undefined
  const link = async (purpose: 'unsubscribe' | 'preferences') => {
    const route = purpose === 'unsubscribe' ? 'newsletterUnsubscribe' : 'newsletterPreferences'
    const token = await createToken(newsletter!.secret, purpose, subscriber)
    return siteOrigin + href(route, locale, `?token=${token}`)
  }
  return fillIn(text, {
    locale,
    to: email,
    from: { name: site.brand, email: newsletter!.from },
    origin: siteOrigin,
    address,
    leave: await link('unsubscribe'),
    preferences: await link('preferences'),
  })
}

function secondsUntilNext(window: 'minute' | 'day'): number {
  const seconds = window === 'day' ? 86_400 : 60
  return seconds - (Math.floor(Date.now() / 1000) % seconds)
}

function log(event: string, fields: Record<string, string>): void {
  console.warn(JSON.stringify({ event, ...fields }))
}
