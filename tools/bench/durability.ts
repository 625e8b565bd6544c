import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  freePort,
  killTree,
  listDatabases,
  type Platform,
  platforms,
  signalTree,
  startServer,
  timeoutMs,
} from './killable.ts'
import type { Checked } from './run.ts'

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

const clients = 32
const settings = { WRITE_DAILY_BUDGET: '1000000' }

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

  let server = await startServer(platform, folder, port, settings)
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
    server = await startServer(platform, folder, port, settings)
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

function readStored(platform: Platform, folder: string): string[] {
  return listDatabases(platform, folder).flatMap((file) =>
    new DatabaseSync(file)
      .prepare('SELECT lower(trim(email)) AS email FROM subscribers')
      .all()
      .map(({ email }) => String(email)),
  )
}
