import type { Page } from 'playwright'

/** `moved`: the beginnings of what moved, as markup. */
type Shift = { value: number; moved: string[] }
type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/** Runs inside a page: records layout shifts from now on. */
export function recordShifts(): void {
  const shifts = ((globalThis as unknown as { shifts: Shift[] }).shifts = [] as Shift[])
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as LayoutShift
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.textContent ?? ''),
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift' })
}

export function listShifts(): Shift[] {
  return (globalThis as unknown as { shifts: Shift[] }).shifts
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
