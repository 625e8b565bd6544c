import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { createTestHarness } from 'wrangler'
import { buildIfStale } from '../scripts/build.ts'

/**
 * npm run bench: CPU that the server's process spends on a request, beside a route that returns a
 * constant string of home's size in the same run. The machine may be shared, so read the ratios.
 */

process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'
process.env['WRANGLER_SEND_METRICS'] = 'false'

const root = join(import.meta.dirname, '..')
const work = join(import.meta.dirname, '.work')
const requests = 400
const rounds = 5

type Case = {
  name: string
  path: string
  init?: { method?: string; headers?: Record<string, string>; body?: string }
}

buildIfStale()
const build = spawnSync(
  process.execPath,
  [
    'node_modules/vite/bin/vite.js',
    'build',
    '--app',
    '--mode',
    'bench',
    '--outDir',
    work,
    '--logLevel',
    'error',
  ],
  { cwd: root, stdio: 'inherit' },
)
if (build.status !== 0) throw new Error('The benchmark build failed.')

const harness = createTestHarness({
  workers: [{ configPath: join(work, 'esmalte/wrangler.json'), vars: { RATE_LIMITS: 'off' } }],
})
const { url } = await harness.listen()
const pids = workerdChildren()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const { etag } = await send({ name: '', path: '/' })
const ask = (message: string): Case['init'] => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ message }),
})
const cases: Case[] = [
  { name: 'constant string', path: '/constant' },
  // A query of its own keeps every request of this case from being a repetition.
  { name: 'home, first view', path: '/?n=#' },
  { name: 'home, repeat view', path: '/' },
  { name: 'home, 304', path: '/', init: { headers: { 'If-None-Match': etag } } },
  { name: 'article, repeat view', path: '/article/dental-implants-guide' },
  { name: 'search', path: '/search?q=bleeding+gums' },
  {
    name: 'Molly, JSON',
    path: '/functions/v1/ask-molly',
    init: ask('How long should I brush my teeth?'),
  },
]

for (const one of cases) await repeat(one, 50)
const results = new Map(cases.map(({ name }) => [name, [] as { cpu: number; wall: number }[]]))
for (let round = 0; round < rounds; round++) {
  for (const one of cases) {
    const [cpu, wall] = [cpuMs(), performance.now()]
    await repeat(one, requests)
    results.get(one.name)!.push({
      cpu: (cpuMs() - cpu) / requests,
      wall: (performance.now() - wall) / requests,
    })
  }
}
await harness.close()
agent.destroy()

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const constant = median(results.get('constant string')!.map(({ cpu }) => cpu))
const lines = [
  '| request | CPU, ms | against the constant | answer, ms |',
  '|---|---|---|---|',
  ...cases.map(({ name }) => {
    const cpu = median(results.get(name)!.map((result) => result.cpu))
    const wall = median(results.get(name)!.map((result) => result.wall))
    return `| ${name} | ${cpu.toFixed(2)} | ${(cpu / constant).toFixed(2)} x | ${wall.toFixed(2)} |`
  }),
]
const about = `${cpus().length} cores (${cpus()[0]!.model}), Node ${process.version}, workerd; medians of ${rounds} rounds of ${requests} requests, one connection.`
console.log(`${lines.join('\n')}\n\n${about}`)
mkdirSync(join(root, 'bench/results'), { recursive: true })
writeFileSync(join(root, 'bench/results/latest.md'), `${lines.join('\n')}\n\n${about}\n`)

async function repeat(one: Case, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await send({ ...one, path: one.path.replace('#', String(performance.now())) })
  }
}

function send({ path, init = {} }: Case): Promise<{ etag: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, url),
      { agent, method: init.method, headers: init.headers },
      (response) => {
        response.resume()
        response.on('end', () => {
          const { statusCode = 0, headers } = response
          if (statusCode >= 400) reject(new Error(`${path} answered ${statusCode}`))
          else resolve({ etag: headers.etag ?? '' })
        })
      },
    )
    sent.on('error', reject)
    sent.end(init.body)
  })
}

function workerdChildren(): number[] {
  const list = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
  return [...list.matchAll(/^\s*(\d+)\s+(\d+) .*workerd serve/gm)]
    .filter(([, , parent]) => Number(parent) === process.pid)
    .map(([, pid]) => Number(pid))
}

/** User and system time of our workerd processes so far. Clock ticks are 10 ms on Linux. */
function cpuMs(): number {
  return pids.reduce((total, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return total + (Number(fields[11]) + Number(fields[12])) * 10
  }, 0)
}
