import { useEffect, useState } from 'react'

/** Whole seconds up to `total`, from the clock: a background page misses ticks, not time. */
export function useStopwatch(total: number) {
  const [seconds, setSeconds] = useState(0)
  /** The start time, less pauses; undefined while stopped. */
  const [startedAt, setStartedAt] = useState<number>()

  useEffect(() => {
    if (startedAt === undefined) return undefined
    const lock = keepScreenOn()
    const timer = setInterval(() => {
      const passed = Math.min(total, Math.floor((Date.now() - startedAt) / 1000))
      setSeconds(passed)
      if (passed === total) setStartedAt(undefined)
    }, 250)
    return () => {
      clearInterval(timer)
      void lock.then((sentinel) => sentinel?.release())
    }
  }, [startedAt, total])

  const runFrom = (passed: number) => {
    setSeconds(passed)
    setStartedAt(Date.now() - passed * 1000)
  }
  return {
    seconds,
    startedAt,
    isRunning: startedAt !== undefined,
    start: () => runFrom(seconds),
    pause: () => setStartedAt(undefined),
    restart: () => runFrom(0),
  }
}

/** Phone screens turn off before the first part ends. Without a wake lock the timer still runs. */
async function keepScreenOn(): Promise<WakeLockSentinel | undefined> {
  return navigator.wakeLock?.request('screen').catch(() => undefined)
}
