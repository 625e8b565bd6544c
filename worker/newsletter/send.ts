import type { Services } from '../services/types.ts'
import { type LinkPurpose, writeMail } from './mail.tsx'
import { claimMail, releaseMail, removeOldPending } from './store.ts'

/** Run it after the response (`waitUntil`), so that neither duration nor failure is visible. */
export async function sendLink(
  { sql, mail, settings }: Services,
  email: string,
  purpose: LinkPurpose,
): Promise<void> {
  const { newsletter, siteOrigin } = settings
  if (!mail || !newsletter) return
  try {
    await removeOldPending(sql)
    const claim = await claimMail(sql, email, purpose)
    if (!claim) return
    try {
      await mail(await writeMail({ ...newsletter, siteOrigin, purpose, to: email, ...claim }))
    } catch (error) {
      await releaseMail(sql, claim.id)
      throw error
    }
  } catch (error) {
    // The mail service's message may quote the address, so only its name and code are logged.
    const { name = '', code = '' } = Object(error) as { name?: string; code?: string }
    console.error(JSON.stringify({ event: 'mail_failed', purpose, name, code }))
  }
}
