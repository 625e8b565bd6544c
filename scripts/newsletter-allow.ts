import { hashAsked } from '../worker/newsletter/asked.ts'
import { hashAddress } from '../worker/newsletter/suppression.ts'
import { runCommand } from './command.ts'
import { quote, readAddress, runSql } from './subscribers.ts'

/**
 * npm run newsletter:allow -- <address> [--remote | --node]: lets a deleted address sign up
 * again within a year. Needs the site's NEWSLETTER_SECRET in the environment.
 */

await runCommand(async () => {
  const email = readAddress()
  const { NEWSLETTER_SECRET: secret, NEWSLETTER_SECRET_PREVIOUS: previousSecret } = process.env
  if (!secret) throw new Error('NEWSLETTER_SECRET is not set: it is needed to find the address.')
  const hashes = await hashAddress({ secret, previousSecret }, email)
  const asked = await Promise.all(
    (['confirm', 'unsubscribe'] as const).map((purpose) => hashAsked({ secret }, email, purpose)),
  )
  runSql(`DELETE FROM asked WHERE hash IN (${asked.map(quote).join(', ')})`)
  const freed = runSql(
    `DELETE FROM suppressed WHERE hash IN (${hashes.map(quote).join(', ')}) RETURNING hash`,
  )
  console.log(`${email} ${freed.length > 0 ? 'may sign up again' : 'was free to sign up'}.`)
})
