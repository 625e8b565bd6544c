import { join } from 'node:path'
import { listPaths } from '../tests/paths.ts'
import type { Finding, Outcome } from './attack/run.ts'
import { attack } from './attack/run.ts'
import type { Checked } from './run.ts'
import { startOnNode, startOnWorkerd, type Target } from './attack/targets.ts'

const root = join(import.meta.dirname, '..')

/** A second run of this share must not make a server much larger than the first one did. */
const secondShare = 0.3
const mostGrowth = 1.3

/**
 * Thousands of hostile requests to every address of the built app, on workerd and on Node.
 * `--seed N` sends those of an earlier run again; `--on Node` or `--on workerd` leaves the other out.
 */
export async function runAttack(): Promise<Checked> {
  const seed = Number(option('--seed') ?? Math.floor(Date.now() / 1000) % 1_000_000)
  const only = option('--on')
  const starts = [
    { name: 'workerd', start: () => startOnWorkerd(join(root, 'dist/esmalte/wrangler.json')) },
    { name: 'Node', start: () => startOnNode(root) },
  ].filter(({ name }) => !only || name === only)
  const parts: string[] = []
  const all: string[] = []
  for (const { start } of starts) {
    const target = await start()
    const { lines, findings } = await attackTarget(target, seed)
    await target.close()
    parts.push(...lines)
    for (const { kind, what, request } of findings) {
      all.push(`${target.name}, ${kind}: ${what} · ${request}`)
    }
  }
  return { text: [...parts, `Seed ${seed}.`].join('\n\n'), findings: all }
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
  const findings = [...first.findings, ...second.findings, ...(await checkAfterwards(target))]
  if (after > before * mostGrowth) {
    const what = `its memory grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`
    findings.push({ kind: 'server', what, request: '' })
  }
  const rows = [...first.tallies].map(
    ([kind, { sent, front, findings: count }]) => `| ${kind} | ${sent} | ${front} | ${count} |`,
  )
  const lines = [
    `**${target.name}**: ${countOf(first)} requests in ${seconds} s to ${pages.length} pages and every endpoint, and ${countOf(second)} more; ${findings.length} findings. Memory ${before.toFixed(0)} MB after the first run, ${after.toFixed(0)} MB after the second.`,
    ['| kind | sent | refused before the app | findings |', '|---|---:|---:|---:|', ...rows].join(
      '\n',
    ),
    `Statuses: ${[...first.statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status} ${count}x`)
      .join(', ')}.`,
  ]
  return { lines, findings }
}

function countOf({ tallies }: Outcome): number {
  return [...tallies.values()].reduce((sum, { sent }) => sum + sent, 0)
}

/** What was attacked still answers, and nothing in it broke. */
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
