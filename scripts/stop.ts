/**
 * Calls back once when this process should end: on a signal, or when the shell that npm started it
 * through is gone (npm sends SIGTERM to that shell, which dies without forwarding it).
 */
export function onStop(stop: () => void): void {
  let stopped = false
  const once = () => {
    if (stopped) return
    stopped = true
    stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) once()
  }, 250).unref()
}
