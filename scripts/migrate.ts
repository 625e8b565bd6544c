import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')

export const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
/** The local D1, outside dist/ so that a build never deletes data. */
export const state = resolve(process.env['STATE_FOLDER'] || join(root, '.wrangler/state'))

/** Keeps wrangler off the network at every start. */
export const offline = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' }

export function migrateLocally(): void {
  mkdirSync(state, { recursive: true })
  // Only the owner may read the subscribers.
  chmodSync(state, 0o700)
  const record = join(state, 'migrated')
  // The database id in wrangler.toml names the local file.
  const wanted = [
    ...readdirSync(join(root, 'worker/migrations')),
    readFileSync(join(root, 'wrangler.toml')),
  ].join('\n')
  if (
    existsSync(join(state, 'v3/d1')) &&
    existsSync(record) &&
    readFileSync(record, 'utf8') === wanted
  )
    return
  console.error('Preparing the database …')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [wrangler, 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state],
    { cwd: root, env: { ...process.env, ...offline, CI: 'true' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The migrations failed.\n${stdout}${stderr}`)
  writeFileSync(record, wanted)
}
