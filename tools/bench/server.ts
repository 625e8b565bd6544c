import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createTestHarness } from 'wrangler'

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'
process.env['WRANGLER_SEND_METRICS'] = 'false'

/** A request to measure; '#' in its path becomes a unique number. */
export type Case = {
  name: string
  path: string
  init?: { method?: string; headers?: Record<string, string>; body?: string }
}

/** Per request, in ms: CPU of workerd's processes, and time until the answer was read. */
export type Cost = { cpuMs: number; p50Ms: number; p95Ms: number }

export type Sent = { etag: string; wallMs: number }

export class BenchServer {
  private readonly harness: ReturnType<typeof createTestHarness>
  private readonly url: URL
  /** Ports in use by all servers. */
  private static readonly taken = new Set<number>()
  private readonly pids: number[]
  private count = 0

  private constructor(harness: ReturnType<typeof createTestHarness>, url: URL) {
    this.harness = harness
    this.url = url
    this.pids = workerdChildren().filter((pid) => !BenchServer.taken.has(pid))
    for (const pid of this.pids) BenchServer.taken.add(pid)
  }

  /** `configPath`: of a built wrangler.json. */
  static async start(configPath: string): Promise<BenchServer> {
    const harness = createTestHarness({ workers: [{ configPath, vars: { RATE_LIMITS: 'off' } }] })
    const { url } = await harness.listen()
    return new BenchServer(harness, url)
  }

  close(): Promise<void> {
    return this.harness.close()
  }

  /** Sends the cases in order, `connections` at a time. */
  async measure(cases: Case[], connections = 1): Promise<Cost> {
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    const waiting = cases.values()
    const times: number[] = []
    const work = async () => {
      for (const one of waiting) times.push((await this.send(one, agent)).wallMs)
    }
    const before = this.cpuMs()
    await Promise.all(Array.from({ length: connections }, work))
    const cpuMs = (this.cpuMs() - before) / cases.length
    agent.destroy()
    return { cpuMs, p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95) }
  }

  send({ path, init = {} }: Case, agent?: Agent): Promise<Sent> {
    const address = new URL(path.replace('#', String(this.count++)), this.url)
    const start = performance.now()
    return new Promise((resolve, reject) => {
      const { method, headers } = init
      const sent = request(address, { agent, method, headers }, (response) => {
        response.resume()
        response.on('end', () => {
          const { statusCode = 0, headers } = response
          if (statusCode >= 400) reject(new Error(`${path} answered ${statusCode}`))
          else resolve({ etag: headers.etag ?? '', wallMs: performance.now() - start })
        })
      })
      sent.on('error', reject)
      sent.end(init.body)
    })
  }

  cpuMs(): number {
    return cpuMsOf(this.pids)
  }

  memoryMb(): number {
    return memoryMbOf(this.pids)
  }
}

/** User and system time so far. A clock tick is 10 ms on Linux, so measure many requests. */
export function cpuMsOf(pids: number[]): number {
  return pids.reduce((total, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return total + (Number(fields[11]) + Number(fields[12])) * 10
  }, 0)
}

/** Resident memory now. */
export function memoryMbOf(pids: number[]): number {
  return pids.reduce((total, pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return total + Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
  }, 0)
}

export function ask(message: string): Case['init'] {
  const headers = { 'Content-Type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify({ message }) }
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

export function workerdChildren(): number[] {
  const list = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
  return [...list.matchAll(/^\s*(\d+)\s+(\d+) .*workerd serve/gm)]
    .filter(([, , parent]) => Number(parent) === process.pid)
    .map(([, pid]) => Number(pid))
}
