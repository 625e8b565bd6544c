import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// Read at import: npm may exit while a build runs, before `onStop` is called.
const parent = process.ppid
const isByNpm = process.env['npm_lifecycle_event'] !== undefined
const npm = isByNpm ? getParent(parent) : undefined

/**
 * Calls `stop` once when this process should end: on a signal, or when its starter is gone. npm
 * starts it through a shell. On SIGTERM, npm ends that shell, which forwards nothing; on SIGKILL,
 * npm leaves the shell behind.
 */
export function onStop(stop: () => void): void {
  let stopped = false
  const once = () => {
    if (stopped) return
    stopped = true
    stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
  setInterval(() => {
    if (process.ppid !== parent || (npm && getParent(parent) !== npm)) once()
  }, 1000).unref()
}

/** undefined if the system does not tell. */
function getParent(pid: number): number | undefined {
  const file = `/proc/${pid}/status`
  if (existsSync(file)) return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1])
  if (process.platform === 'win32') return undefined
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout) || undefined
}
