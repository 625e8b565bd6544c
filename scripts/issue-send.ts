import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { site } from '../src/content/site.ts'
import { localeCodes } from '../src/i18n/locales.ts'
import { parseEmail } from '../worker/services/email.ts'
import { createNodeTransport } from '../worker/services/node-mail.ts'
import { parseSettings } from '../worker/services/settings.ts'
import { runCommand } from './command.ts'
import { compileOne, toSample } from './issue.ts'
import { quote, runSqlOn } from './subscribers.ts'

/**
 * npm run issue:send -- <slug> [--test <address> | --dry-run] [--remote | --node]: marks an issue
 * due, for the server to send; --test mails it from here to one address, in both languages.
 */

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      test: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      node: { type: 'boolean', default: false },
      remote: { type: 'boolean', default: false },
    },
  })
  const [slug] = positionals
  if (!slug || positionals.length > 1)
    throw new Error('Name one issue: npm run issue:send -- <slug>')
  const { isDraft, mails } = compileOne(slug)
  const isMarked = new Error(`"${slug}" is due or sent already: see npm run report.`)
  if (values.test !== undefined) return sendSample(slug, mails, values.test)

  const database = values.node ? 'node' : values.remote ? 'remote' : 'local'
  const counts = runSqlOn(
    database,
    `SELECT locale, count(*) AS count FROM subscribers
     WHERE status = 'confirmed' AND coalesce(paused_until, '') <= date('now') GROUP BY locale`,
  )
  const count = (locale: string) => counts.find((row) => row['locale'] === locale)?.['count'] ?? 0
  const whom = localeCodes.map((code) => `${count(code)} in ${code}`).join(', ')
  if (isDraft) throw new Error(`"${slug}" is a draft: delete "draft" in its data.json, and deploy.`)
  const [marked] = runSqlOn(database, `SELECT slug FROM issues WHERE slug = ${quote(slug)}`)
  if (marked) throw isMarked
  if (database !== 'remote') warnOfNoSender()
  if (!site.postalAddress) {
    throw new Error(
      'content/site.json has no "postalAddress": newsletters must name one, so nothing is sent.',
    )
  }
  if (database === 'remote') await checkDeployed()
  if (values['dry-run']) {
    console.log(`"${slug}" would go to ${whom}. Nothing was marked.`)
    return
  }
  const added = runSqlOn(
    database,
    `INSERT INTO issues (slug, address) VALUES (${quote(slug)}, ${quote(site.postalAddress)})
     ON CONFLICT (slug) DO NOTHING RETURNING slug`,
  )
  if (added.length === 0) throw isMarked
  console.log(`"${slug}" is due, for ${whom}. The running server sends it; see npm run report.`)
})

/** The server's own settings may be others than those of this terminal. */
function warnOfNoSender(): void {
  if (parseSettings(process.env).issues) return
  console.warn(
    'Warning: NEWSLETTER_FROM, NEWSLETTER_SECRET or MAIL_TRANSPORT is not set here. A server without them sends nothing, and logs "issue_unsendable".',
  )
}

/** A deployed worker has neither disk nor SMTP. */
async function checkDeployed(): Promise<void> {
  const { unstable_readConfig: readConfig } = await import('wrangler')
  const { vars } = readConfig({ config: 'wrangler.toml', env: 'production' })
  if (!vars['NEWSLETTER_FROM']) {
    throw new Error(
      'NEWSLETTER_FROM is not set under env.production in wrangler.toml, so nothing could be sent.',
    )
  }
  if (['ses', 'postmark'].includes(String(vars['MAIL_TRANSPORT']))) return
  throw new Error(
    'MAIL_TRANSPORT under env.production in wrangler.toml is neither "ses" nor "postmark", so nothing could be sent.',
  )
}

async function sendSample(
  slug: string,
  mails: ReturnType<typeof compileOne>['mails'],
  typed: string,
): Promise<void> {
  const to = parseEmail(typed)
  if (!to) throw new Error(`"${typed}" is no address.`)
  const { issues, newsletter, siteOrigin } = parseSettings(process.env)
  if (!issues || !newsletter) {
    throw new Error(
      'Set NEWSLETTER_FROM and NEWSLETTER_SECRET to send mail, and MAIL_TRANSPORT with an https SITE_ORIGIN.',
    )
  }
  const folder = join(import.meta.dirname, '../.data/mails')
  const transport = createNodeTransport(issues, folder)
  for (const locale of localeCodes) {
    const { from } = newsletter
    const mail = toSample(mails[locale], { locale, to, from, origin: siteOrigin })
    const key = `${slug}.${locale}.${Date.now()}`
    const signal = AbortSignal.timeout(1000 * issues.timeoutSeconds)
    const handover = await transport({ ...mail, key }, signal)
    if (handover.kind !== 'accepted') {
      throw new Error(`The transport "${issues.transport}" answered ${JSON.stringify(handover)}.`)
    }
    console.log(
      issues.transport === 'file'
        ? join(folder, `${key}.eml`)
        : `${locale}: handed over to ${issues.transport}`,
    )
  }
  process.exit()
}
