import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../scripts/build.ts'
import { runAttack } from './attack.ts'
import { measureBrowser } from './browser.ts'
import { checkDurability } from './durability.ts'
import { measureFaults } from './faults.ts'
import { measureGrowth } from './growth.ts'
import { measureLoad } from './load.ts'
import { measureMemory } from './memory.ts'
import { checkOutbox } from './outbox.ts'
import { measureRequests, requestsNote } from './requests.ts'

/**
 * npm run bench: CPU time that workerd spends per request, next to a route that returns a constant
 * string as large as the home page. The machine may be shared, so read the ratios.
 * `-- --growth`: the same app with 2,000 pages; `-- --growth 170,5000`: other sizes.
 * `-- --browser`: how long a visitor on a slow phone waits.
 * The others look for faults, and exit with 1 when they find one:
 * `-- --durability`: whether sign-ups survive kills; `--node` for that platform alone.
 * `-- --outbox`: whether an issue reaches each subscriber once, all the same; `--node` as above,
 * `-- --outbox 2000,20`: other numbers of subscribers and kills.
 * `-- --faults`: every kind of model failure we know of.
 * `-- --load`: a thousand concurrent streams.
 * `-- --memory`: 100,000 made-up words, addresses and languages.
 * `-- --attack`: hostile requests to the built app; see attack.ts.
 */

export type Checked = { text: string; findings: string[] }

/** A systematic fault needn't be printed for every case. */
const maxListed = 50

const root = join(import.meta.dirname, '../..')
const work = join(import.meta.dirname, '.work')
const about = `${cpus().length} cores (${cpus()[0]!.model}), Node ${process.version}, workerd, ${new Date().toISOString().slice(0, 10)}`

/** Run on the production build. */
const checks: Record<string, () => Promise<Checked>> = {
  durability: checkDurability,
  outbox: checkOutbox,
  faults: measureFaults,
  load: measureLoad,
  memory: measureMemory,
  attack: runAttack,
}

/** Without a verdict. */
const benches: Record<string, () => Promise<string>> = {
  async browser() {
    const network = 'a phone at a quarter of this speed, 150 ms, 1.6 Mbit/s; medians of 5 visits'
    return `${await measureBrowser()}\n\n${about}; ${network}.`
  },
  async growth() {
    buildConstant()
    const sizes = process.argv.at(-1)!.match(/\d+/g)?.map(Number) ?? [170, 2000]
    return `${await measureGrowth(root, work, sizes)}\n\n${about}.`
  },
  async latest() {
    buildConstant()
    return `${await measureRequests(work)}\n\n${about}; ${requestsNote}.`
  },
}

const name = process.argv[2]?.replace(/^--/, '') ?? 'latest'
buildIfStale()
if (Object.hasOwn(checks, name)) {
  const { text, findings } = await checks[name]!()
  const list = findings
    .map((finding) => `- ${finding}`)
    .slice(0, maxListed)
    .join('\n')
  report(name, `${text}\n\n**${findings.length} findings**\n\n${list}\n\n${about}.`)
  process.exit(findings.length > 0 ? 1 : 0)
}
if (!Object.hasOwn(benches, name)) throw new Error(`There is no --${name}.`)
report(name, await benches[name]!())

/** A build of its own, which has the route of a constant. */
function buildConstant(): void {
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
  writeFileSync(join(import.meta.dirname, `results/${name}.md`), `${text}\n`)
}
