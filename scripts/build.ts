import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listInputs } from '../build/inputs.ts'

const root = join(import.meta.dirname, '..')
/** The last file a build writes. */
const output = join(root, 'dist/node/node.js')

/** Builds when something that shapes the build is newer than it, or there is none for this machine. */
export function buildIfStale(): void {
  // Named in the shell, it would make this one for a deployment.
  delete process.env['CLOUDFLARE_ENV']
  if (existsSync(output) && newestInput() < statSync(output).mtimeMs && isForHere()) return
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    // A shell or test runner that says otherwise would get a build that doesn't run.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The build failed; the lines above say why.')
}

/** `npm run deploy` leaves the build of its environment behind. */
function isForHere(): boolean {
  const config = readFileSync(join(root, 'dist/esmalte/wrangler.json'), 'utf8')
  return (JSON.parse(config) as { targetEnvironment?: string }).targetEnvironment === undefined
}

function newestInput(): number {
  return Math.max(...listInputs(root).map((file) => statSync(join(root, file)).mtimeMs))
}
