import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { offline, wrangler } from '../../scripts/migrate.ts'

/** Servers that are killed while they work, with a database each. */

export type Platform = 'workerd' | 'Node'
export const platforms: Platform[] = ['workerd', 'Node']

const root = join(import.meta.dirname, '../..')

/** A request to a server that is killed may never be answered. */
export const timeoutMs = 3000
/** On a busy machine; seconds on a quiet one. */
const maxStartMs = 180_000

/** The processes behind `npm start` and `npm run start:node`, on their own database. */
export async function startServer(
  platform: Platform,
  folder: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  if (platform === 'workerd' && !existsSync(join(folder, 'v3'))) await migrate(folder)
  const child = spawn(
    process.execPath,
    platform === 'workerd'
      ? ['scripts/workerd.ts', '127.0.0.1', String(port), folder]
      : ['scripts/start-node.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        ...offline,
        CI: 'true',
        RATE_LIMITS: 'off',
        // A thousand visitors of one address.
        TRUST_PROXY: '1',
        ...settings,
        PORT: String(port),
        DATABASE_PATH: join(folder, 'esmalte.sqlite'),
      },
      stdio: 'ignore',
    },
  )
  for (const deadline = Date.now() + maxStartMs; Date.now() < deadline; await sleep(25)) {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal }).catch(() => {})
    if (answer?.ok) return child
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
  }
  throw new Error('The server did not start within three minutes.')
}

async function migrate(folder: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [wrangler, 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', folder],
    { cwd: root, env: { ...process.env, ...offline, CI: 'true' }, stdio: 'ignore' },
  )
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error('The migrations failed.')
}

export async function killTree(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  signalTree(child)
  await ended
}

/** Signals the process and all its descendants, so that none can shut down cleanly. */
export function signalTree(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return
  for (const pid of [child.pid!, ...descendants(child.pid!)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended with its parent.
    }
  }
}

function descendants(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.map(Number).flatMap((child) => [child, ...descendants(child)])
}

/** The database files, to be read while no server runs. */
export function listDatabases(platform: Platform, folder: string): string[] {
  if (platform === 'Node') return [join(folder, 'esmalte.sqlite')]
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => /d1.*[0-9a-f]{32,}\.sqlite$/.test(file))
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
