/**
 * Calls back once when this process is to end: by signal, or because the shell that npm started it
 * through is gone (npm passes SIGTERM to that shell, which dies without passing it on).
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
