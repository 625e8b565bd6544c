import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { here, readEnvironment } from '../build/environment.ts'
import { listInputs } from '../build/inputs.ts'

const root = join(import.meta.dirname, '..')
const output = join(root, 'dist/node/node.js')

/** Builds if the build is missing, older than one of its inputs, or made for a deployment. */
export function buildIfStale(): void {
  // If set, this would become a build for deployment.
  delete process.env['CLOUDFLARE_ENV']
  const reason = findReason()
  if (!reason) return
  console.log(`Building: ${reason}.`)
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    // Values set by a shell or test runner would break the build.
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
  const environment = readEnvironment(join(root, 'dist/esmalte/wrangler.json'))
  return environment === here ? undefined : `the last one was for ${environment}`
}
