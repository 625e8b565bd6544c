import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { generateContent } from './generate.ts'
import { ask, BenchServer, type Case } from './server.ts'

/** So many requests fill what an isolate keeps, before so many others are measured. */
const warming = 1000
const measured = 400

type Row = [name: string, value: string]

/** The same app with more and more pages, as a table. `work`: the folder of the benchmark's build. */
export async function measureGrowth(root: string, work: string, sizes: number[]): Promise<string> {
  const columns: Row[][] = []
  for (const pages of sizes) columns.push(await measureSize(root, work, pages))
  const names = columns[0]!.map(([name]) => name)
  const lines = names.map((name, at) => [name, ...columns.map((column) => column[at]![1])])
  const heads = sizes.map((size) => size.toLocaleString('en'))
  return [
    `| pages, each in two languages | ${heads.join(' | ')} |`,
    `|---${'|---:'.repeat(sizes.length)}|`,
    ...lines.map((line) => `| ${line.join(' | ')} |`),
  ].join('\n')
}

async function measureSize(root: string, work: string, pages: number): Promise<Row[]> {
  const folder = join(work, `growth-${pages}`)
  rmSync(folder, { recursive: true, force: true })
  const source = join(folder, 'source')
  mkdirSync(source, { recursive: true })
  const { paths, questions } = generateContent(root, source, pages)
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
  const worker = readFileSync(join(folder, 'esmalte/index.js'))

  const server = await BenchServer.start(join(folder, 'esmalte/wrangler.json'))
  const measure = async (list: Case[]) => {
    const all = spread(list, warming + measured)
    // Neighbours of the list are about the same page.
    const mixed = all.map((_, at) => all[(at * 7919) % all.length]!)
    await server.measure(mixed.slice(0, warming))
    return server.measure(mixed.slice(warming))
  }
  const send = (path: string, init?: Case['init']): Case => ({ name: path, path, init })
  const started = server.cpuMs()
  await server.send(send('/'))
  const first = server.cpuMs() - started
  const searches = questions.map(({ locale, text }) =>
    send(`/api/search?locale=${locale}&q=${encodeURIComponent(text)}`),
  )
  const constant = await measure([send('/constant')])
  const home = await measure([send('/?n=#')])
  const article = await measure(paths.map((path) => send(`${path}?n=#`)))
  const search = await measure(searches)
  const molly = await measure(
    questions.map(({ text }) => send('/functions/v1/ask-molly', ask(text))),
  )
  const memory = server.memoryMb()
  await server.close()
  rmSync(source, { recursive: true })

  const ms = (value: number) => value.toFixed(1)
  return [
    ['constant string: CPU, ms', ms(constant.cpuMs)],
    ['home, first view: CPU, ms', ms(home.cpuMs)],
    ['other pages, first view: CPU, ms', ms(article.cpuMs)],
    ['search: CPU · p50 · p95, ms', [search.cpuMs, search.p50Ms, search.p95Ms].map(ms).join(' · ')],
    ['Molly: CPU · p50 · p95, ms', [molly.cpuMs, molly.p50Ms, molly.p95Ms].map(ms).join(' · ')],
    ['first request of an isolate: CPU, ms', ms(first)],
    ['memory of workerd after all this, MB', memory.toFixed(0)],
    ['worker, gzip, kB', (gzipSync(worker).length / 1000).toFixed(0)],
    ['content compiled, s', ms(built.seconds)],
    ['… with memory, MB', built.memoryMb.toFixed(0)],
    ['files of content', built.files.toLocaleString('en')],
  ]
}

/** `count` of them, evenly spread. */
function spread<T>(items: T[], count: number): T[] {
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]!)
}
