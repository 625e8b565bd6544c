import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  freePort,
  killTree,
  listDatabases,
  type Platform,
  platforms,
  signalTree,
  startServer,
} from './killable.ts'
import { startStandIn } from './mail-stand-in.ts'
import type { Checked } from './run.ts'

export type Outbox = {
  subscribers: number
  kills: number
  faults: number
  /** The stand-in accepted them, but no answer arrived. */
  unheard: number
  /** Never accepted. */
  leftOut: string[]
  /** Accepted more than once; a service that knows idempotency keys would have dropped the second. */
  doubled: string[]
  /** Doubled, though the outbox counts no uncertain try of theirs. */
  uncounted: string[]
  /** Accepted twice under different keys. */
  unkeyed: string[]
  /** Tries that the outbox counts as uncertain. */
  uncertain: number
  seconds: number
}

/** More doubles than tries that could not be known are a fault, as is anybody left out. */
export const faultsOf = (found: Outbox): string[] => [
  ...found.leftOut.map((email) => `${email} was left out`),
  ...found.uncounted.map((email) => `${email} got two, which nobody counted`),
  ...found.unkeyed.map((email) => `${email} has two keys`),
  ...(found.doubled.length > found.kills + found.unheard ? ['more doubles than crashes'] : []),
]

const slug = 'first-issue'

/** By default 10,000 subscribers and 30 kills on each platform. */
export async function checkOutbox(): Promise<Checked> {
  const [size = 10_000, kills = 30] = process.argv.at(-1)!.match(/\d+/g)?.map(Number) ?? []
  const lines = [
    '| platform | subscribers | kills -9 | faults of the stand-in | accepted, unheard | left out | got two | not counted | with a key | uncertain tries | seconds |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
  ]
  const findings: string[] = []
  for (const platform of process.argv.includes('--node') ? ['Node' as const] : platforms) {
    const found = await measureOutbox(platform, size, kills)
    findings.push(...faultsOf(found).map((fault) => `${platform}: ${fault}`))
    const { faults, unheard, leftOut, doubled, uncounted, unkeyed } = found
    lines.push(
      `| ${platform} | ${found.subscribers} | ${found.kills} | ${faults} | ${unheard} | ${leftOut.length} | ${doubled.length} | ${uncounted.length} | ${unkeyed.length} | ${found.uncertain} | ${found.seconds.toFixed(0)} |`,
    )
  }
  const note = `The stand-in is a mail service that hangs, answers late, dies before or after it accepts, fails and says it is busy. "Unheard" it accepted without an answer that arrived; of these and of kills the outbox cannot know, tries again, and counts. "With a key": how many got two from a service that drops a second mail with the same \`Idempotency-Key\`.`
  return { text: `${lines.join('\n')}\n\n${note}`, findings }
}

/**
 * Sends an issue while every process of the server is killed with SIGKILL `kills` times. `isCalm`: the
 * stand-in has no faults.
 */
export async function measureOutbox(
  platform: Platform,
  subscribers: number,
  kills: number,
  { patienceSeconds = 2, isCalm = false } = {},
): Promise<Outbox> {
  const started = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  const port = await freePort()
  const standIn = await startStandIn(1000 * patienceSeconds, isCalm)
  const settings = {
    NEWSLETTER_FROM: 'news@esmalte.example',
    NEWSLETTER_SECRET: 'a secret of this bench, of 32 characters',
    MAIL_TRANSPORT: 'postmark',
    MAIL_KEY: 'none',
    MAIL_URL: standIn.url,
    MAIL_RATE: '100',
    MAIL_TIMEOUT: String(patienceSeconds),
  }
  const start = () => startServer(platform, folder, port, settings)

  let server = await start()
  // An interrupted run leaves no server behind.
  process.once('exit', () => signalTree(server))
  await killTree(server)
  writeSubscribers(listDatabases(platform, folder), subscribers)
  server = await start()
  let killed = 0
  while (killed < kills) {
    // Kills are spread over the whole run, with some jitter.
    const share = (subscribers / (kills + 1)) * (killed + 0.5 + Math.random())
    while (standIn.accepted.length < share) await sleep(5)
    await sleep(20 * Math.random())
    await killTree(server)
    killed++
    server = await start()
  }
  while (countOpen(listDatabases(platform, folder)) > 0) await sleep(200)
  await killTree(server)
  standIn.close()

  const uncertain = readUncertain(listDatabases(platform, folder))
  rmSync(folder, { recursive: true, force: true })
  const byAddress = Map.groupBy(standIn.accepted, ({ to }) => to)
  const doubled = [...byAddress].filter(([, mails]) => mails.length > 1)
  return {
    subscribers,
    kills: killed,
    faults: standIn.faults,
    unheard: standIn.unheard,
    leftOut: listAddresses(subscribers).filter((email) => !byAddress.has(email)),
    doubled: doubled.map(([email]) => email),
    uncounted: doubled
      .filter(([email, mails]) => mails.length - 1 > (uncertain.get(email) ?? 0))
      .map(([email]) => email),
    unkeyed: doubled
      .filter(([, mails]) => new Set(mails.map(({ key }) => key)).size > 1)
      .map(([email]) => email),
    uncertain: [...uncertain.values()].reduce((sum, count) => sum + count, 0),
    seconds: (Date.now() - started) / 1000,
  }
}

const listAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `n${index}@outbox.example`)

function writeSubscribers(files: string[], count: number): void {
  const database = open(files)
  const insert = database.prepare(
    "INSERT INTO subscribers (email, status, locale, source) VALUES (?, 'confirmed', ?, 'bar')",
  )
  database.exec('BEGIN')
  for (const [index, email] of listAddresses(count).entries()) {
    insert.run(email, index % 2 ? 'es' : 'en')
  }
  database.exec('COMMIT')
  database.prepare('INSERT INTO issues (slug, address) VALUES (?, ?)').run(slug, '1 Example Street')
  database.close()
}

/** Rows that are not done; all of them while the outbox is being filled. */
function countOpen(files: string[]): number {
  const database = open(files)
  const { count } = database
    .prepare(
      `SELECT (SELECT count(*) FROM outbox WHERE next_at IS NOT NULL) +
         (SELECT count(*) FROM issues WHERE filled_at IS NULL) AS count`,
    )
    .get() as { count: number }
  database.close()
  return count
}

function readUncertain(files: string[]): Map<string, number> {
  const database = open(files)
  const rows = database
    .prepare(
      `SELECT email, uncertain FROM outbox JOIN subscribers ON id = subscriber
       WHERE uncertain > 0`,
    )
    .all() as { email: string; uncertain: number }[]
  database.close()
  return new Map(rows.map(({ email, uncertain }) => [email, uncertain]))
}

function open(files: string[]): DatabaseSync {
  const file = files.find((name) => hasOutbox(name))
  if (!file) throw new Error('There is no database with an outbox.')
  return new DatabaseSync(file, { timeout: 5000 })
}

function hasOutbox(file: string): boolean {
  const database = new DatabaseSync(file)
  const found = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'outbox'").get()
  database.close()
  return found !== undefined
}
