import type { Page } from 'playwright'

/** Runs inside a page: records layout shifts from now on. */
export function recordShifts(): void {
  const shifts = ((globalThis as unknown as { shifts: number[] }).shifts = [] as number[])
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push((entry as PerformanceEntry & { value: number }).value)
    }
  }).observe({ type: 'layout-shift' })
}

export function listShifts(): number[] {
  return (globalThis as unknown as { shifts: number[] }).shifts
}

/** Until pending changes have been laid out, painted and reported. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  )
}
