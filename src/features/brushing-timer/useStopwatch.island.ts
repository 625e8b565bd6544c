import { useEffect, useState } from 'react'

/** Whole seconds up to `total`, from the clock: a background page misses ticks, not time. */
export function useStopwatch(total: number) {
  const [seconds, setSeconds] = useState(0)
  /** The start time, less pauses; undefined while stopped. */
  const [startedAt, setStartedAt] = useState<number>()

  useEffect(() => {
    if (startedAt === undefined) return undefined
    const timer = setInterval(() => {
      const passed = Math.min(total, Math.floor((Date.now() - startedAt) / 1000))
      setSeconds(passed)
      if (passed === total) setStartedAt(undefined)
    }, 250)
    const letGo = keepScreenOn()
    return () => {
      clearInterval(timer)
      letGo()
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

/**
 * Phone screens turn off before the first part ends; without a wake lock the timer still runs. Returns
 * what lets the screen turn off again.
 */
function keepScreenOn(): () => void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  // A browser takes the lock away from a page that is left.
  const ask = () => {
    if (document.visibilityState !== 'visible') return
    lock = navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    document.removeEventListener('visibilitychange', ask)
    void lock?.then((sentinel) => sentinel?.release())
  }
}
