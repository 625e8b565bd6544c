import { join } from 'node:path'
import { ask, BenchServer, type Case, type Cost, quantile } from './server.ts'

const requests = 400
const rounds = 5
const manyConnections = 16

export const requestsNote = `medians of ${rounds} rounds of ${requests} requests`

/** `work`: the benchmark's build folder. */
export async function measureRequests(work: string): Promise<string> {
  const server = await BenchServer.start(join(work, 'esmalte/wrangler.json'))
  const { etag } = await server.send({ name: '', path: '/' })
  const question = 'How long should I brush my teeth?'
  const molly = ask(question)!
  const cases: Case[] = [
    { name: 'constant string', path: '/constant' },
    // A unique query bypasses the page cache.
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
