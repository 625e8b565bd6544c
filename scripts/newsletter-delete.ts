import { parseEmail } from '../worker/services/email.ts'
import { runCommand, runSql } from './subscribers.ts'

/**
 * npm run newsletter:delete -- <address> [--remote
 * --node]: erases the address.
 */

runCommand(() => {
  const typed = process.argv.slice(2).find((argument: string) => !argument.startsWith('--')) ?? ''
  const email = parseEmail(typed)
  if (!email) throw new Error(`"${typed}" is no address. Name the one to delete.`)
  const quoted = `'${email.replaceAll("'", "''")}'`
  const deleted = runSql(`DELETE FROM subscribers WHERE email = ${quoted} RETURNING email`)
  console.log(deleted.length > 0 ? `${email} is deleted.` : `${email} is not in the list.`)
})
