import type { Context } from 'hono'
import type { Post } from '../http/form.ts'
import { type RefuseForm, refuseBeyondBudget } from '../http/limits.ts'
import type { AppEnv, Services } from '../services/types.ts'
import { claimLink, releaseLink } from './asked.ts'
import { type LinkPurpose, writeMail } from './mail.tsx'
import { removeOldPending, startMail } from './store.ts'

const budgetOf = { confirm: 'confirmMail', unsubscribe: 'leaveMail' } as const

/**
 * Claims a mail with a link, whoever's address it is, so that neither the wait nor a refusal reveals
 * who is subscribed. While an address has to wait, nothing is spent, stored or mailed for it.
 */
export async function claimMail(
  c: Context<AppEnv>,
  email: string,
  purpose: LinkPurpose,
  post: Post,
  refuseForm: RefuseForm,
): Promise<Response | 'due' | 'waiting'> {
  const { sql, settings } = c.var
  let isDue = false
  const full = await refuseBeyondBudget(c, budgetOf[purpose], post, refuseForm, async () => {
    isDue = await claimLink(sql, settings.newsletter!, email, purpose)
    return isDue
  })
  return full ?? (isDue ? 'due' : 'waiting')
}

/** Run it after the response (`waitUntil`), so that neither duration nor failure is visible. */
export async function sendLink(
  { sql, mail, settings }: Services,
  email: string,
  purpose: LinkPurpose,
): Promise<void> {
  const { siteOrigin } = settings
  const newsletter = settings.newsletter!
  try {
    await removeOldPending(sql)
    const recipient = await startMail(sql, email, purpose)
    if (!recipient) return
    try {
      await mail!(await writeMail({ ...newsletter, siteOrigin, purpose, to: email, ...recipient }))
    } catch (error) {
      await releaseLink(sql, newsletter, email, purpose)
      throw error
    }
  } catch (error) {
    // The mail service's message may quote the address, so only its name and code are logged.
    const { name = '', code = '' } = Object(error) as { name?: string; code?: string }
    console.error(JSON.stringify({ event: 'mail_failed', purpose, name, code }))
  }
}
