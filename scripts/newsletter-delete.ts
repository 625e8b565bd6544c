import { inAnyIssue } from '../worker/newsletter/issues/outbox.ts'
import { hashAddress } from '../worker/newsletter/suppression.ts'
import { runCommand } from './command.ts'
import { quote, readAddress, runSql } from './subscribers.ts'

/**
 * npm run newsletter:delete -- <address> [--remote | --node]: erases an address. With the site's
 * NEWSLETTER_SECRET in the environment, also blocks sign-up mails to it for a year.
 */

await runCommand(async () => {
  const email = readAddress()
  const secret = process.env['NEWSLETTER_SECRET']
  if (secret) {
    const [hash] = await hashAddress({ secret }, email)
    runSql(`INSERT OR REPLACE INTO suppressed (hash) VALUES (${quote(hash)})`)
  } else {
    console.error('NEWSLETTER_SECRET is not set here, so a new sign-up may mail the address again.')
  }
  // Anonymizes its outbox rows, which still count.
  runSql(
    `UPDATE outbox SET subscriber = lower(hex(randomblob(16))),
       state = iif(state IN ('due', 'queued'), 'stopped', state), next_at = NULL
     WHERE ${inAnyIssue} AND subscriber IN (SELECT id FROM subscribers WHERE email = ${quote(email)})`,
  )
  const deleted = runSql(`DELETE FROM subscribers WHERE email = ${quote(email)} RETURNING email`)
  console.log(deleted.length > 0 ? `${email} is deleted.` : `${email} is not in the list.`)
})
