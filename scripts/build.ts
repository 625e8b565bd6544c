import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const inputs = [
  'content',
  'public',
  'scripts',
  'src',
  'worker',
  'package-lock.json',
  'uno.config.ts',
  'vite.config.ts',
  'wrangler.toml',
]
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
  let newest = 0
  for (const input of inputs) {
    const path = join(root, input)
    newest = Math.max(newest, statSync(path).mtimeMs)
    if (!statSync(path).isDirectory()) continue
    for (const entry of readdirSync(path, { recursive: true })) {
      // The build itself writes these.
      if (/^(_content|art|og)\b|^art[\\/](version\.json|art\.css)$/.test(String(entry))) continue
      newest = Math.max(newest, statSync(join(path, String(entry))).mtimeMs)
    }
  }
  return newest
}
