import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { wrangler } from './migrate.ts'

/**
 * npm run deploy, npm run deploy:staging: builds for that environment of wrangler.toml, migrates
 * its database and deploys. Further arguments go to `wrangler deploy`; `--dry-run` sends nothing.
 */

const root = join(import.meta.dirname, '..')
const [environment = '', ...options] = process.argv.slice(2)
const isRehearsal = options.includes('--dry-run')
// Every command below reads this, so none can pick another environment.
process.env['CLOUDFLARE_ENV'] = environment

try {
  const missing = findMissing()
  if (missing && !isRehearsal) throw new Error(`${missing} Nothing was deployed.`)
  run('npm', ['run', '--silent', 'build'])
  if (!isRehearsal) {
    run(process.execPath, [wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote'])
  }
  // Wrangler finds the build, and refuses one made for another environment.
  run(process.execPath, [wrangler, 'deploy', ...options])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** What is still missing in wrangler.toml, as a sentence. */
function findMissing(): string | undefined {
  const config = unstable_readConfig({ config: join(root, 'wrangler.toml'), env: environment })
  const ids = config.d1_databases.map(({ database_id: id }: { database_id?: string }) => id)
  if (ids.some((id?: string) => !id || /^[0-]+$/.test(id))) {
    return `env.${environment} in wrangler.toml has no database_id yet: npx wrangler d1 create.`
  }
  if (String(config.vars['SITE_ORIGIN']).endsWith('.example')) {
    return `SITE_ORIGIN under env.${environment} in wrangler.toml is not your own address yet.`
  }
  return undefined
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed. It ends here.`)
}
