import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { claim, fillPage, queueRows, recordSent } from '../worker/newsletter/issues/outbox.ts'
import { createD1 } from '../worker/services/d1.ts'
import type { Sql } from '../worker/services/sql.ts'
import type { Platform } from './killable.ts'
import type { Checked } from './run.ts'
import { cpuMsOf, workerdChildren } from './server.ts'

const migrations = join(import.meta.dirname, '../worker/migrations')
const sizes = [1000, 10_000, 100_000, 1_000_000]
/** A small outbox is filled so often that there is something to measure. */
const leastFilled = 50_000
/** Sizes take turns at sending, so that a slow moment of the machine affects every column. */
const rounds = 20
const rowsInBatch = 50
/** Of what a row costs among a million to what it costs among a thousand. */
const mostRatio = 1.5

const costs = ['to fill the first issue', 'to fill a later one', 'to send'] as const
type Cost = Record<(typeof costs)[number], number>

type Database = {
  sql: Sql
  /** Of every process that works for it. */
  cpuMs(): number
  close(): Promise<void>
}

/** What a row costs among so many, on both platforms; a row is a subscriber in one issue's outbox. */
export async function checkOutboxGrowth(): Promise<Checked> {
  const lines: string[] = []
  const findings: string[] = []
  for (const [platform, open] of Object.entries(databases)) {
    const measured = await measure(open)
    for (const cost of costs) {
      const each = measured.map((one) => one[cost])
      const ratio = each.at(-1)! / each[0]!
      const values = [...each, ratio].map((value) => value.toFixed(value < 100 ? 1 : 0))
      lines.push(`| ${platform}: ${cost} | ${values.join(' | ')} |`)
      if (ratio > mostRatio) findings.push(`${platform}: ${cost} costs ${ratio.toFixed(1)} times`)
    }
  }
  const heads = sizes.map((size) => size.toLocaleString('en'))
  const table = [
    `| µs of the processor, each | ${heads.join(' | ')} | last to first |`,
    `|---${'|---:'.repeat(sizes.length + 1)}|`,
    ...lines,
  ]
  const note =
    'Columns: subscribers, each with a row of the outbox per issue. A later issue is filled among the sent rows of the first. The database is a file. On workerd most of the cost is the way of a statement from this program through two processes.'
  return { text: `${table.join('\n')}\n\n${note}`, findings }
}

async function measure(open: (folder: string) => Promise<Database>): Promise<Cost[]> {
  const folders = sizes.map(() => mkdtempSync(join(tmpdir(), 'outbox-growth-')))
  const databases: Database[] = []
  for (const folder of folders) databases.push(await open(folder))
  const first: number[] = []
  for (const [at, database] of databases.entries()) {
    await addSubscribers(database, sizes[at]!)
    first.push(await fill(database, 'one', sizes[at]!))
  }
  const sent = databases.map(() => 0)
  for (let round = 0; round < rounds; round++) {
    for (const [at, database] of databases.entries()) sent[at]! += await sendBatch(database)
  }
  const later: number[] = []
  for (const [at, database] of databases.entries()) {
    await run(database, "UPDATE outbox SET state = 'sent', next_at = NULL, sent_at = unixepoch()")
    later.push(await fill(database, 'two', sizes[at]!))
    await database.close()
    rmSync(folders[at]!, { recursive: true })
  }
  return sizes.map((_, at) => ({
    'to fill the first issue': first[at]!,
    'to fill a later one': later[at]!,
    'to send': sent[at]! / rounds,
  }))
}

const run = ({ sql }: Database, statement: string) => sql.run(statement, [])

async function addSubscribers(database: Database, count: number): Promise<void> {
  await run(
    database,
    `WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < ${count})
     INSERT INTO subscribers (email, status, locale, source)
     SELECT 'n' || n || '@growth.example', 'confirmed', 'en', 'bar' FROM count`,
  )
}

async function fill(database: Database, slug: string, size: number): Promise<number> {
  let rows = 0
  let ms = 0
  for (; rows < leastFilled; rows += size) {
    await run(database, `DELETE FROM outbox WHERE issue = '${slug}'`)
    await run(
      database,
      `INSERT OR REPLACE INTO issues (slug, address) VALUES ('${slug}', '1 Example Street')`,
    )
    const before = database.cpuMs()
    while (await fillPage(database.sql));
    ms += database.cpuMs() - before
  }
  return (1000 * ms) / rows
}

async function sendBatch({ sql, ...database }: Database): Promise<number> {
  const before = database.cpuMs()
  const rows = await queueRows(sql, rowsInBatch, 60)
  for (const row of rows) {
    await claim(sql, row, 60)
    await recordSent(sql, row)
  }
  return (1000 * (database.cpuMs() - before)) / rows.length
}

const databases: Record<Platform, (folder: string) => Promise<Database>> = {
  async Node(folder) {
    const database = new DatabaseSync(join(folder, 'growth.sqlite'))
    // As the server does.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    for (const statement of listMigrations()) database.exec(statement)
    return {
      sql: { run: async (statement, values) => database.prepare(statement).all(...values) },
      cpuMs: ownCpuMs,
      close: async () => database.close(),
    }
  },
  async workerd(folder) {
    const others = workerdChildren()
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: 'export default {}',
        d1Databases: { DB: 'growth' },
        resourcePersistencePath: folder,
      }),
    )
    await miniflare.ready
    const database = await miniflare.getD1Database('DB')
    for (const statement of listMigrations()) await database.prepare(statement).run()
    const pids = workerdChildren().filter((pid) => !others.includes(pid))
    return {
      sql: createD1(database as unknown as D1Database),
      cpuMs: () => ownCpuMs() + cpuMsOf(pids),
      close: () => miniflare.dispose(),
    }
  },
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Statement by statement. */
function listMigrations(): string[] {
  return readdirSync(migrations)
    .sort()
    .flatMap((file) =>
      readFileSync(join(migrations, file), 'utf8').replace(/--.*$/gm, '').split(';'),
    )
    .filter((statement) => statement.trim())
}
