import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listInputs } from '../build/inputs.ts'

const root = join(import.meta.dirname, '..')
const output = join(root, 'dist/node/node.js')

/** Builds when the build is missing, older than one of its inputs, or made for a deployment. */
export function buildIfStale(): void {
  // If set in the shell, it would turn this into a build for deployment.
  delete process.env['CLOUDFLARE_ENV']
  const reason = findReason()
  if (!reason) return
  console.log(`Building: ${reason}.`)
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    // The value that a shell or test runner sets would make a build that does not run.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The build failed; the lines above say why.')
}

function findReason(): string | undefined {
  if (!existsSync(output)) return 'there is none yet'
  const { mtimeMs: builtMs } = statSync(output)
  const newer = listInputs(root).find((file) => statSync(join(root, file)).mtimeMs >= builtMs)
  if (newer) return `${newer} has changed`
  const config = readFileSync(join(root, 'dist/esmalte/wrangler.json'), 'utf8')
  const { targetEnvironment } = JSON.parse(config) as { targetEnvironment?: string }
  return targetEnvironment && `the last one was for ${targetEnvironment}`
}
