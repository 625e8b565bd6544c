import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { site } from '../src/content/site.ts'
import { runCommand } from './command.ts'
import { listBlockers, listSecretWarnings, listSteps, listWarnings } from './deploy-checks.ts'
import { wrangler } from './migrate.ts'

/**
 * npm run deploy, npm run deploy:staging: builds for that environment of wrangler.toml, backs up
 * and migrates its database, and deploys. Passes on options to `wrangler deploy`; `--dry-run` sends
 * nothing.
 */

const root = join(import.meta.dirname, '..')
const [environment = '', ...options] = process.argv.slice(2)
const isRehearsal = options.includes('--dry-run')
// Every command below reads this, so none can pick another environment.
process.env['CLOUDFLARE_ENV'] = environment

await runCommand(async () => {
  const blockers = listBlockers(readDeployment())
  if (blockers.length > 0 && !isRehearsal) {
    throw new Error([...blockers, 'Nothing was deployed.'].join('\n'))
  }
  const secrets = isRehearsal ? [] : listSecretWarnings(readSecrets())
  const warnings = [...blockers, ...secrets, ...listWarnings(site)]
    .map((text) => `Warning: ${text}`)
    .join('\n')
  if (warnings) console.warn(warnings)
  for (const { command, args } of listSteps(wrangler, isRehearsal, options)) run(command, args)
  // Repeated, because the output above has scrolled them away.
  if (warnings) console.warn(warnings)
})

function readDeployment() {
  const config = unstable_readConfig({ config: join(root, 'wrangler.toml'), env: environment })
  const readVar = (name: string) => config.vars[name] as string | undefined
  return {
    environment,
    databaseIds: config.d1_databases.map(({ database_id: id }: { database_id?: string }) => id),
    siteOrigin: String(config.vars['SITE_ORIGIN']),
    optIn: readVar('NEWSLETTER_OPT_IN'),
    newsletterFrom: readVar('NEWSLETTER_FROM'),
    sendsMail: config.send_email.some(({ name }: { name: string }) => name === 'EMAIL'),
  }
}

/** undefined before the first deployment, or without the network. */
function readSecrets(): string[] | undefined {
  const args = [wrangler, 'secret', 'list', '--format', 'json']
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) return undefined
  const secrets = JSON.parse(stdout.slice(stdout.search(/^\[/m))) as { name: string }[]
  return secrets.map(({ name }) => name)
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed, so the deployment stopped.`)
}
