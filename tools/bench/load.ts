import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { visit, type Tally } from '../../tests/support/visitors.ts'
import { modelMs } from './load-model.ts'
import { memoryMbOf, quantile } from './server.ts'

/**
 * npm run bench -- --load: two cycles of a thousand concurrent streams, a quarter of them abandoned
 * at random, with page views alongside and a slow model. Nothing may fail, and nothing may leak.
 */

const many = 1000
const some = 200
const cycleMs = 60_000
const askEveryMs = 7500
/**
 * The first cycle fills caches and pools; growth in the second would be a leak. Local workerd
 * retains about 40 kB per request even for an empty worker: that is measured and subtracted.
 */
const maxGrowth = 1.1
const bareRequests = 2500
/** At the 99th percentile, beyond the model's time and the constant page of the same run. */
const maxFirstTextMs = 500

const about = [
  'Each visitor asks again 7.5 s after the question before; the model takes 6.5 s to choose. A quarter',
  'leave at a random moment. Four others read pages and a constant beside them. Times are p50 · p99 in',
  "ms, first text counted from the model's choice on. Memory is that of the server's processes,",
  'connections are those left when all have gone.',
].join('\n')

type Child = { process: ChildProcess; url: string }

export async function measureLoad(): Promise<{ text: string; findings: string[] }> {
  const findings: string[] = []
  const parts: string[] = []
  for (const platform of ['workerd', 'Node']) {
    const result = await measureOn(platform)
    parts.push(result.text)
    findings.push(...result.findings.map((finding) => `${platform}: ${finding}`))
  }
  return { text: [about, ...parts].join('\n\n'), findings }
}

async function measureOn(platform: string): Promise<{ text: string; findings: string[] }> {
  const model = await start('model')
  const server = await start(platform, model.url)
  const memory = () => memoryMb(server.process.pid!)
  await visit(server.url, { visitors: 20, ms: 5000, askEveryMs })
  const few = await visit(server.url, { visitors: some, ms: 30_000, askEveryMs })
  const before = memory()
  const cycles: { tally: Tally; mb: number; sockets: number }[] = []
  for (let cycle = 0; cycle < 2; cycle += 1) {
    const tally = await visit(server.url, { visitors: many, ms: cycleMs, askEveryMs })
    const sockets = await leftSockets([server.url, model.url])
    cycles.push({ tally, mb: memory(), sockets })
  }
  for (const { process } of [server, model]) {
    process.disconnect()
    await once(process, 'exit')
  }

  const bareMb = platform === 'workerd' ? await growOfNothing() : 0
  const [first, second] = cycles as [(typeof cycles)[0], (typeof cycles)[0]]
  const all = [few, first.tally, second.tally]
  const findings = all.flatMap(({ errors }) => [...new Set(errors)])
  const firstText = quantile(few.firstTextMs, 0.99) - modelMs - quantile(few.constantMs, 0.99)
  if (firstText > maxFirstTextMs)
    findings.push(`first text ${Math.round(firstText)} ms after the choice and the constant`)
  const { streams, pages } = second.tally
  const notOurs = (streams + 2 * pages) * bareMb
  const isBack = second.mb - notOurs <= first.mb * maxGrowth
  if (!isBack) findings.push('memory grows from cycle to cycle')
  const open = cycles.find(({ sockets }) => sockets > 0)
  if (open) findings.push(`${open.sockets} connections are left`)
  const row = (name: string, tally: Tally, left = '') =>
    `| ${name} | ${tally.streams} | ${tally.aborted} | ${held(tally)} | ${tally.pages} | ${tally.errors.length} | ${times(tally.firstTextMs.map((ms) => ms - modelMs))} | ${times(tally.constantMs)} | ${times(tally.pageMs)} | ${left} |`
  const after = ({ mb, sockets }: (typeof cycles)[0]) => `${Math.round(mb)} MB, ${sockets}`
  const text = [
    `### ${platform}`,
    '',
    '| | streams | left early | open at once | pages | errors | first text | constant | page | left: memory, connections |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    row(`${some} visitors, 30 s`, few, `${Math.round(before)} MB`),
    row(`${many} visitors, 60 s`, first.tally, after(first)),
    row('the same again', second.tally, after(second)),
    ...(bareMb > 0
      ? ['', `A worker that does nothing grows by ${Math.round(bareMb * 1000)} kB a request here.`]
      : []),
  ].join('\n')
  return { text, findings }
}

/** MB that local workerd retains per request, whatever the worker. */
async function growOfNothing(): Promise<number> {
  const bare = await start('bare')
  const ask = async () => {
    for (let sent = 0; sent < bareRequests; sent += 25) {
      await Promise.all(
        Array.from({ length: 25 }, async () => (await fetch(bare.url)).body?.cancel()),
      )
    }
    await sleep(2000)
    return memoryMb(bare.process.pid!)
  }
  const first = await ask()
  const growth = (await ask()) - first
  bare.process.disconnect()
  await once(bare.process, 'exit')
  return Math.max(0, growth) / bareRequests
}

async function start(...args: string[]): Promise<Child> {
  const child = fork(join(import.meta.dirname, 'load-child.ts'), args)
  const [url] = (await once(child, 'message')) as [string]
  return { process: child, url }
}

/** Median over the seconds, without the ramp at either end. */
function held({ held }: Tally): number {
  return quantile(held.slice(8, -8), 0.5) ?? 0
}

function times(ms: number[]): string {
  return [0.5, 0.99].map((share) => Math.round(quantile(ms, share))).join(' · ')
}

/** Connections still open to these after pools have had time to close theirs. */
async function leftSockets(urls: string[]): Promise<number> {
  const ports = urls.map((url) => new URL(url).port)
  let left = 0
  for (let tries = 0; tries < 20; tries += 1) {
    await sleep(1000)
    const list = execFileSync('ss', ['-Htn', 'state', 'connected', 'exclude', 'time-wait'])
    const lines = list.toString().split('\n')
    left = lines.filter((line) => ports.some((port) => line.includes(`:${port} `))).length
    if (left === 0) break
  }
  return left
}

/** Resident memory of a process and its descendants. */
function memoryMb(pid: number): number {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = [...list.matchAll(/(\d+)\s+(\d+)/g)].map(([, own, parent]) =>
    [own, parent].map(Number),
  )
  const family = new Set([pid])
  for (const [own, parent] of pairs.sort((a, b) => a[0]! - b[0]!)) {
    if (family.has(parent!)) family.add(own!)
  }
  return memoryMbOf([...family])
}
