import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { offline, wrangler } from '../scripts/migrate.ts'
import type { Checked } from './run.ts'

type Platform = 'workerd' | 'Node'

export type Durability = {
  acknowledged: number
  kills: number
  /** Requests repeated because a kill cut them off or the server was down. */
  repeated: number
  /** Acknowledged, but missing from the database. */
  lost: string[]
  /** In the database more than once. */
  doubled: string[]
  /** In the database, but never sent. */
  foreign: string[]
  seconds: number
}

export const faultsOf = ({ lost, doubled, foreign }: Durability): string[] => [
  ...lost,
  ...doubled,
  ...foreign,
]

const root = join(import.meta.dirname, '..')
const platforms: Platform[] = ['workerd', 'Node']
const clients = 32
/** A request to a server that is killed may never be answered. */
const timeoutMs = 3000
/** On a busy machine; seconds on a quiet one. */
const mostStartMs = 180_000

/** 10,000 addresses and 100 kills on each platform. */
export async function checkDurability(): Promise<Checked> {
  const lines = [
    '| platform | acknowledged | kills -9 | tries that a kill spoilt | lost | doubled | foreign | seconds |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
  ]
  const findings: string[] = []
  for (const platform of process.argv.includes('--node') ? ['Node' as const] : platforms) {
    const found = await measureDurability(platform, 10_000, 100)
    const { acknowledged, kills, repeated, lost, doubled, foreign, seconds } = found
    findings.push(...faultsOf(found))
    if (acknowledged < 10_000 || kills < 100)
      findings.push(`${platform}: it did not come to its end`)
    lines.push(
      `| ${platform} | ${acknowledged} | ${kills} | ${repeated} | ${lost.length} | ${doubled.length} | ${foreign.length} | ${seconds.toFixed(0)} |`,
    )
  }
  const note = 'All processes are killed; the machine and its disk are not.'
  return { text: `${lines.join('\n')}\n\n${note}`, findings }
}

/**
 * Signs up `addresses` addresses while every process of the server is killed with SIGKILL `kills`
 * times. The client retries until acknowledged, each time in another spelling of the same address,
 * and never again after that.
 */
export async function measureDurability(
  platform: Platform,
  addresses: number,
  kills: number,
): Promise<Durability> {
  const started = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'durability-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const wanted = Array.from({ length: addresses }, (_, n) => `n${n}+x@durable${n % 7}.example`)
  const waiting = wanted.values()
  const acknowledged: string[] = []
  let repeated = 0

  const client = async () => {
    for (const email of waiting) {
      for (let tries = 0; !(await signUp(url, email, tries)); tries++) {
        repeated++
        await sleep(20 + 80 * Math.random())
      }
      acknowledged.push(email)
    }
  }

  let server = await startServer(platform, folder, port)
  // An interrupted run leaves no server behind.
  process.once('exit', () => signalTree(server))
  const all = Promise.all(Array.from({ length: clients }, client))
  let killed = 0
  while (killed < kills && acknowledged.length < addresses) {
    // Kills are spread over the whole run, with some jitter.
    const share = (addresses / (kills + 1)) * (killed + 0.5 + Math.random())
    while (acknowledged.length < Math.min(share, addresses)) await sleep(5)
    await sleep(20 * Math.random())
    await killTree(server)
    killed++
    server = await startServer(platform, folder, port)
  }
  await all
  await killTree(server)

  const stored = readStored(platform, folder)
  rmSync(folder, { recursive: true, force: true })
  const counts = Map.groupBy(stored, (email) => email)
  return {
    acknowledged: acknowledged.length,
    kills: killed,
    repeated,
    lost: acknowledged.filter((email) => !counts.has(email)),
    doubled: [...counts].filter(([, rows]) => rows.length > 1).map(([email]) => email),
    foreign: [...counts.keys()].filter((email) => !wanted.includes(email)),
    seconds: (Date.now() - started) / 1000,
  }
}

async function signUp(url: string, email: string, tries: number): Promise<boolean> {
  try {
    const response = await fetch(`${url}/newsletter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: tries % 2 ? ` ${email.toUpperCase()} ` : email }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { ok } = (await response.json()) as { ok?: boolean }
    return response.status === 200 && ok === true
  } catch {
    return false
  }
}

/** The processes behind `npm start` and `npm run start:node`, on their own database. */
async function startServer(
  platform: Platform,
  folder: string,
  port: number,
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
        WRITE_DAILY_BUDGET: '1000000',
        PORT: String(port),
        DATABASE_PATH: join(folder, 'esmalte.sqlite'),
      },
      stdio: 'ignore',
    },
  )
  for (const deadline = Date.now() + mostStartMs; Date.now() < deadline; await sleep(25)) {
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

async function killTree(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  signalTree(child)
  await ended
}

/** Signals the process and all its descendants, so that none can shut down cleanly. */
function signalTree(child: ChildProcess): void {
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

/** Reads the database file itself, while no server runs. */
function readStored(platform: Platform, folder: string): string[] {
  const files =
    platform === 'Node'
      ? [join(folder, 'esmalte.sqlite')]
      : readdirSync(folder, { recursive: true })
          .map((file) => join(folder, String(file)))
          .filter((file) => /d1.*[0-9a-f]{32,}\.sqlite$/.test(file))
  return files.flatMap((file) =>
    new DatabaseSync(file)
      .prepare('SELECT lower(trim(email)) AS email FROM subscribers')
      .all()
      .map(({ email }) => String(email)),
  )
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
