import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSettings } from '../worker/services/settings.ts'
import { createTransport } from '../worker/services/transports/index.ts'
import { buildIfStale } from './build.ts'
import { runCommand } from './command.ts'
import { chooseAddress } from './listen.ts'
import { migrateLocally, state } from './migrate.ts'
import { onStop } from './stop.ts'

/** npm start: the production build on workerd, until SIGINT or SIGTERM. */

const root = join(import.meta.dirname, '..')
let stopping = false
const maxStoppingMs = 3000

await runCommand(async () => {
  parseSettings(process.env)
  const { host, port } = await chooseAddress()
  buildIfStale()
  checkBinding()
  migrateLocally()
  await serve(host, port)
})

/** Its process group lets us kill workerd too; its IPC channel closes when we exit. */
async function serve(host: string, port: number): Promise<void> {
  const child = fork(join(root, 'scripts/workerd.ts'), [host, String(port), state], {
    cwd: root,
    detached: process.platform !== 'win32',
  })
  onStop(() => {
    stopping = true
    child.disconnect()
    setTimeout(() => process.exit(0), maxStoppingMs)
  })
  process.once('exit', () => killGroup(child))
  child.once('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)))
  const timer = setTimeout(() => console.log('Starting workerd …'), 2000)
  await once(child, 'message')
  clearTimeout(timer)
  console.log(`Ready on http://${host}:${port}`)
}

/** If wrangler.toml binds EMAIL, mail settings are required before the first sign-up. */
function checkBinding(): void {
  const { vars, send_email } = JSON.parse(
    readFileSync(join(root, 'dist/esmalte/wrangler.json'), 'utf8'),
  ) as { vars: Record<string, string>; send_email?: { name: string }[] }
  const EMAIL = send_email?.some(({ name }) => name === 'EMAIL')
  const { issues } = parseSettings({ ...vars, ...process.env, EMAIL })
  if (issues) createTransport(issues)
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(process.platform === 'win32' ? pid! : -pid!, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
