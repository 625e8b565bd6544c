import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Generated, generateContent } from './generate.ts'
import { ask, BenchServer, type Case, type Cost, quantile } from './server.ts'

/** Requests that fill an isolate's caches before measuring starts. */
const warming = 1000
/** Sizes take turns, so that a slow moment of the machine affects every column. */
const rounds = 8
const perRound = 50

type Row = [name: string, value: string]

type Grown = {
  server: BenchServer
  /** The first ones of each kind warm up the isolate. */
  requests: Record<Kind, Case[]>
  about: Row[]
}

const kinds = {
  constant: 'constant string',
  home: 'home, first view',
  others: 'other pages, first view',
  search: 'search',
  molly: 'Molly',
}
type Kind = keyof typeof kinds

/** `work`: the benchmark's build folder. */
export async function measureGrowth(root: string, work: string, sizes: number[]): Promise<string> {
  const grown: Grown[] = []
  for (const pages of sizes) grown.push(await grow(root, work, pages))
  const rows: Row[][] = grown.map(() => [])
  for (const kind of Object.keys(kinds) as Kind[]) {
    const costs = await takeTurns(grown, kind)
    for (const [at, cost] of costs.entries()) rows[at]!.push(toRow(kinds[kind], cost))
  }
  for (const [at, { server, about }] of grown.entries()) {
    const memory = server.memoryMb().toFixed(0)
    rows[at]!.push(['memory of workerd after all this, MB', memory], ...about)
    await server.close()
  }
  const lines = rows[0]!.map(([name], line) => [name, ...rows.map((column) => column[line]![1])])
  const heads = sizes.map((size) => size.toLocaleString('en'))
  return [
    `| pages, each in two languages | ${heads.join(' | ')} |`,
    `|---${'|---:'.repeat(sizes.length)}|`,
    ...lines.map((line) => `| ${line.join(' | ')} |`),
  ].join('\n')
}

function toRow(name: string, costs: Cost[]): Row {
  const median = (of: keyof Cost) =>
    quantile(
      costs.map((cost) => cost[of]),
      0.5,
    ).toFixed(1)
  return [
    `${name}: CPU · p50 · p95, ms`,
    `${median('cpuMs')} · ${median('p50Ms')} · ${median('p95Ms')}`,
  ]
}

async function takeTurns(grown: Grown[], kind: Kind): Promise<Cost[][]> {
  for (const { server, requests } of grown) await server.measure(requests[kind].slice(0, warming))
  const costs = grown.map((): Cost[] => [])
  for (let round = 0; round < rounds; round++) {
    const start = warming + round * perRound
    for (const [at, { server, requests }] of grown.entries()) {
      costs[at]!.push(await server.measure(requests[kind].slice(start, start + perRound)))
    }
  }
  return costs
}

async function grow(root: string, work: string, pages: number): Promise<Grown> {
  const folder = join(work, `growth-${pages}`)
  rmSync(folder, { recursive: true, force: true })
  const source = join(folder, 'source')
  mkdirSync(source, { recursive: true })
  const generated = generateContent(root, source, pages)
  const client = join(folder, 'client')
  cpSync(join(work, 'client'), client, {
    recursive: true,
    filter: (path) => !/client\/_content\/(?!triage)/.test(path),
  })
  cpSync(join(work, 'esmalte'), join(folder, 'esmalte'), { recursive: true })
  const script = join(import.meta.dirname, 'build-content.ts')
  const options = ['--max-old-space-size=16000', script, source, join(client, '_content')]
  const built = JSON.parse(
    execFileSync(process.execPath, options, { encoding: 'utf8', cwd: root }),
  ) as { seconds: number; memoryMb: number; files: number }
  rmSync(source, { recursive: true })

  const worker = gzipSync(readFileSync(join(folder, 'esmalte/index.js')))
  const server = await BenchServer.start(join(folder, 'esmalte/wrangler.json'))
  const before = server.cpuMs()
  await server.send({ name: '', path: '/' })
  const about: Row[] = [
    ['first request of an isolate: CPU, ms', (server.cpuMs() - before).toFixed(0)],
    ['worker, gzip, kB', (worker.length / 1000).toFixed(0)],
    ['content compiled, s', built.seconds.toFixed(1)],
    ['… with memory, MB', built.memoryMb.toFixed(0)],
    ['files of content', built.files.toLocaleString('en')],
  ]
  return { server, requests: listRequests(generated), about }
}

function listRequests({ paths, questions }: Generated): Grown['requests'] {
  const send = (path: string, init?: Case['init']): Case => ({ name: path, path, init })
  return {
    constant: spread([send('/constant')]),
    home: spread([send('/?n=#')]),
    others: spread(paths.map((path) => send(`${path}?n=#`))),
    search: spread(
      questions.map(({ locale, text }) =>
        send(`/api/search?locale=${locale}&q=${encodeURIComponent(text)}`),
      ),
    ),
    molly: spread(questions.map(({ text }) => send('/functions/v1/ask-molly', ask(text)))),
  }
}

/** An even share of the whole list, shuffled: neighbours are about the same page. */
function spread(list: Case[]): Case[] {
  const count = warming + rounds * perRound
  const all = Array.from(
    { length: count },
    (_, at) => list[Math.floor((at * list.length) / count)]!,
  )
  return all.map((_, at) => all[(at * 7919) % count]!)
}
