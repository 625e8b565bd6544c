import { join } from 'node:path'
import { listPaths } from '../../tests/support/paths.ts'
import { startPlainWorkerd } from '../../tests/support/plain-workerd.ts'
import { attack, attackSlowly, type Finding, type Outcome } from './attack/run.ts'
import { startOnNode, startOnWorkerd, type Target } from './attack/targets.ts'
import type { Checked } from './run.ts'

const note =
  "Refused before the app is what is no HTTP, or no request for an app: by Node's parser, or by workerd and wrangler's local server, which also answers 500 itself to bodies of more than 2 MB that nobody reads. Endless bodies go to workerd without that server, because it keeps them to itself until they are whole."

/** A second round of this share must not grow a server's memory much beyond the first. */
const secondShare = 0.3
const maxGrowth = 1.3

/**
 * npm run bench -- --attack: thousands of hostile requests to every address of the built app, on
 * workerd and on Node. `--seed N` repeats an earlier run; `--on Node` or `--on workerd` runs one
 * platform only.
 */
export async function runAttack(): Promise<Checked> {
  const root = join(import.meta.dirname, '../..')
  const seed = Number(option('--seed') ?? Math.floor(Date.now() / 1000) % 1_000_000)
  const only = option('--on')
  const starts = {
    workerd: () => startOnWorkerd(join(root, 'dist/esmalte/wrangler.json')),
    Node: () => startOnNode(root),
  }
  const parts: string[] = []
  const all: string[] = []
  for (const [name, start] of Object.entries(starts)) {
    if (only && name !== only) continue
    const target = await start()
    const { lines, findings } = await attackTarget(target, seed)
    await target.close()
    parts.push(...lines)
    all.push(...findings.map(({ kind, what, request }) => `${name}, ${kind}: ${what}. ${request}`))
  }
  return { text: [...parts, note, `Seed ${seed}.`].join('\n\n'), findings: all }
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

async function attackTarget(
  target: Target,
  seed: number,
): Promise<{ lines: string[]; findings: Finding[] }> {
  const pages = await listPaths({ fetch: (path) => fetch(target.origin + path) })
  const start = Date.now()
  const first = await attack(target, pages, seed)
  const seconds = Math.round((Date.now() - start) / 1000)
  const before = target.memoryMb()
  const second = await attack(target, pages, seed + 1, secondShare)
  const after = target.memoryMb()
  const slow = await attackAtLength(target)
  const outcomes = [first, second, slow]
  const findings = [
    ...outcomes.flatMap((outcome) => outcome.findings),
    ...(await checkAfterwards(target)),
  ]
  if (after > before * maxGrowth) {
    const what = `its memory grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`
    findings.push({ kind: 'server', what, request: '' })
  }
  const rows = [...first.tallies, ...slow.tallies].map(
    ([kind, { sent, front, findings: count }]) => `| ${kind} | ${sent} | ${front} | ${count} |`,
  )
  const statuses = [...first.statuses].toSorted(([a], [b]) => a - b)
  const lines = [
    `**${target.name}**: ${countOf(first, slow)} requests to ${pages.length} pages and every endpoint, all but the endless in ${seconds} s, and then ${countOf(second)} more; ${findings.length} findings. Memory ${before.toFixed(0)} MB after the first, ${after.toFixed(0)} MB after all.`,
    ['| kind | sent | refused before the app | findings |', '|---|---:|---:|---:|', ...rows].join(
      '\n',
    ),
    `Statuses: ${statuses.map(([status, count]) => `${status} ${count}x`).join(', ')}.`,
  ]
  return { lines, findings }
}

/** Wrangler's server in front of workerd buffers whole bodies, so this runs without it. */
async function attackAtLength({ isDirect, origin }: Target): Promise<Outcome> {
  if (isDirect) return attackSlowly(origin)
  const plain = await startPlainWorkerd({})
  const outcome = await attackSlowly(plain.origin)
  await plain.close()
  return outcome
}

function countOf(...outcomes: Outcome[]): number {
  return outcomes
    .flatMap(({ tallies }) => [...tallies.values()])
    .reduce((sum, { sent }) => sum + sent, 0)
}

async function checkAfterwards({ origin, log }: Target): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const path of ['/healthz', '/', '/es', '/api/search?q=floss', '/icon.svg']) {
    const { status } = await fetch(origin + path)
    if (status !== 200)
      findings.push({ kind: 'server', what: `then ${path} is ${status}`, request: '' })
  }
  const faults = log().split(/event\\?":\\?"fault/).length - 1
  if (faults > 0) findings.push({ kind: 'server', what: `it logged ${faults} faults`, request: '' })
  return findings
}
