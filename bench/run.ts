import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../scripts/build.ts'
import { runAttack } from './attack.ts'
import { measureBrowser } from './browser.ts'
import { checkDurability } from './durability.ts'
import { measureFaults } from './faults.ts'
import { measureGrowth } from './growth.ts'
import { measureLoad } from './load.ts'
import { measureMemory } from './memory.ts'
import { checkOutboxGrowth } from './outbox-growth.ts'
import { checkOutbox } from './outbox.ts'
import { measureRequests, requestsNote } from './requests.ts'

/**
 * npm run bench: CPU time that workerd spends per request, next to a route that returns a constant
 * string as large as the home page. The machine may be shared, so read the ratios.
 * `-- --growth`: the same app with up to 20,000 pages; takes half an hour. `-- --growth 170,2000`:
 * other sizes.
 * `-- --browser`: how long a visitor on a slow phone waits.
 * The others look for faults, and exit with 1 when they find one:
 * `-- --durability`: whether sign-ups survive kills; `--node` for that platform alone.
 * `-- --outbox`: whether an issue reaches each subscriber once, all the same; `--node` as above,
 * `-- --outbox 2000,20`: other numbers of subscribers and kills.
 * `-- --outbox-growth`: whether a row of the outbox costs the same among a million.
 * `-- --faults`: every kind of model failure we know of.
 * `-- --load`: a thousand concurrent streams.
 * `-- --memory`: 100,000 made-up words, addresses and languages.
 * `-- --attack`: hostile requests to the built app; see bench/attack.ts.
 */

export type Checked = { text: string; findings: string[] }

/** A systematic fault needn't be printed for every case. */
const mostListed = 50

const root = join(import.meta.dirname, '..')
const work = join(import.meta.dirname, '.work')
const about = `${cpus().length} cores (${cpus()[0]!.model}), Node ${process.version}, workerd, ${new Date().toISOString().slice(0, 10)}`

/** Run on the production build. */
const checks: Record<string, () => Promise<Checked>> = {
  durability: checkDurability,
  outbox: checkOutbox,
  'outbox-growth': checkOutboxGrowth,
  faults: measureFaults,
  load: measureLoad,
  memory: measureMemory,
  attack: runAttack,
}

/** Run on a separate build, which has the constant route. */
const benches: Record<string, () => Promise<string>> = {
  async browser() {
    const network = 'a phone at a quarter of this speed, 150 ms, 1.6 Mbit/s; medians of 5 visits'
    return `${await measureBrowser()}\n\n${about}; ${network}.`
  },
  async growth() {
    const sizes = process.argv.at(-1)!.match(/\d+/g)?.map(Number) ?? [170, 2000, 20_000]
    return `${await measureGrowth(root, work, sizes)}\n\n${about}.`
  },
  async latest() {
    return `${await measureRequests(work)}\n\n${about}; ${requestsNote}.`
  },
}

const name = process.argv[2]?.replace(/^--/, '') ?? 'latest'
buildIfStale()
if (Object.hasOwn(checks, name)) {
  const { text, findings } = await checks[name]!()
  const list = findings
    .map((finding) => `- ${finding}`)
    .slice(0, mostListed)
    .join('\n')
  report(name, `${text}\n\n**${findings.length} findings**\n\n${list}\n\n${about}.`)
  process.exit(findings.length > 0 ? 1 : 0)
}
if (!Object.hasOwn(benches, name)) throw new Error(`There is no --${name}.`)
buildBench()
report(name, await benches[name]!())

function buildBench(): void {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--app', '--mode', 'bench', '--outDir', work].concat(
      '--logLevel',
      'error',
    ),
    { cwd: root, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('The benchmark build failed.')
}

function report(name: string, text: string): void {
  console.log(text)
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  writeFileSync(join(root, `bench/results/${name}.md`), `${text}\n`)
}
