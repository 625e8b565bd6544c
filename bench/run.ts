import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../scripts/build.ts'
import { runAttack } from './attack.ts'
import { measureBrowser } from './browser.ts'
import { measureGrowth } from './growth.ts'
import { ask, BenchServer, type Case, type Cost, quantile } from './server.ts'

/**
 * npm run bench: CPU that workerd spends on a request, beside a route that returns a constant string
 * of home's size in the same run. The machine may be shared, so read the ratios.
 * `-- --growth`: the same app with up to 20,000 pages; takes half an hour.
 * `-- --browser`: what a visitor on a slow phone waits for.
 * `-- --attack`: hostile requests to the built app; see bench/attack.ts.
 */

const root = join(import.meta.dirname, '..')
const work = join(import.meta.dirname, '.work')
const requests = 400
const rounds = 5
const manyConnections = 16

buildIfStale()
const about = `${cpus().length} cores (${cpus()[0]!.model}), Node ${process.version}, workerd, ${new Date().toISOString().slice(0, 10)}`
if (process.argv.includes('--attack')) {
  const { text, isClean } = await runAttack(root)
  report('attack', `${text}\n\n${about}.`)
  process.exit(isClean ? 0 : 1)
}
const build = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--app', '--mode', 'bench', '--outDir', work].concat(
    '--logLevel',
    'error',
  ),
  { cwd: root, stdio: 'inherit' },
)
if (build.status !== 0) throw new Error('The benchmark build failed.')

if (process.argv.includes('--browser')) {
  const network = 'a phone at a quarter of this speed, 150 ms, 1.6 Mbit/s; medians of 5 visits'
  report('browser', `${await measureBrowser()}\n\n${about}; ${network}.`)
} else if (process.argv.includes('--growth')) {
  report('growth', `${await measureGrowth(root, work)}\n\n${about}.`)
} else {
  const note = `${about}; medians of ${rounds} rounds of ${requests} requests.`
  report('latest', `${await measureRequests()}\n\n${note}`)
}

async function measureRequests(): Promise<string> {
  const server = await BenchServer.start(join(work, 'esmalte/wrangler.json'))
  const { etag } = await server.send({ name: '', path: '/' })
  const question = 'How long should I brush my teeth?'
  const molly = ask(question)!
  const cases: Case[] = [
    { name: 'constant string', path: '/constant' },
    // A query of its own keeps every request of this case from being a repetition.
    { name: 'home, first view', path: '/?n=#' },
    { name: 'home, repeat view', path: '/' },
    { name: 'home, 304', path: '/', init: { headers: { 'If-None-Match': etag } } },
    { name: 'article, first view', path: '/article/dental-implants-guide?n=#' },
    { name: 'article, repeat view', path: '/article/dental-implants-guide' },
    { name: 'search, results page', path: '/search?q=bleeding+gums' },
    { name: 'search, suggestions', path: '/api/search?q=bleeding+gums' },
    { name: 'Molly, JSON', path: '/functions/v1/ask-molly', init: molly },
    {
      name: 'Molly, stream',
      path: '/functions/v1/ask-molly',
      init: { ...molly, headers: { ...molly.headers, Accept: 'text/event-stream' } },
    },
  ]
  const repeat = (one: Case, count: number) => Array.from({ length: count }, () => one)
  for (const one of cases) await server.measure(repeat(one, 100))
  const results = new Map(
    cases.map(({ name }) => [name, { one: [] as Cost[], many: [] as Cost[] }]),
  )
  for (let round = 0; round < rounds; round++) {
    for (const one of cases) {
      const { one: alone, many } = results.get(one.name)!
      alone.push(await server.measure(repeat(one, requests)))
      many.push(await server.measure(repeat(one, requests), manyConnections))
    }
  }
  await server.close()

  const median = (name: string, group: 'one' | 'many', of: keyof Cost) =>
    quantile(
      results.get(name)![group].map((cost) => cost[of]),
      0.5,
    )
  const constant = median('constant string', 'one', 'cpuMs')
  const lines = cases.map(({ name }) => {
    const cpu = median(name, 'one', 'cpuMs')
    const times = [median(name, 'one', 'p50Ms'), median(name, 'many', 'p50Ms')]
    const own = cpu - constant
    return `| ${name} | ${cpu.toFixed(2)} | ${(cpu / constant).toFixed(2)} x | ${own.toFixed(2)} | ${times.map((time) => time.toFixed(1)).join(' | ')} |`
  })
  return [
    `| request | CPU, ms | against the constant | beyond it, ms | p50, ms | p50 at ${manyConnections} connections, ms |`,
    '|---|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n')
}

function report(name: string, text: string): void {
  console.log(text)
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  writeFileSync(join(root, `bench/results/${name}.md`), `${text}\n`)
}
