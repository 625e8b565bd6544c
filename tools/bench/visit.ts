import type { Browser } from 'playwright'

const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const cpuSlowdown = 4

export type Visit = {
  paint: number
  largest: number
  /** The largest element and, for a picture, its initiator. */
  element: string
  shift: number
  /**
   * Total blocking time: the part of each long animation frame beyond 50 ms, after the first paint.
   * Chromium counts a frame as a long task only if a script runs in it.
   */
  blocked: number
  bytes: number
  requests: number
}

type Seen = Omit<Visit, 'blocked' | 'bytes' | 'requests'> & {
  frames: { end: number; blocked: number }[]
}

export async function visit(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
): Promise<Visit> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  let [bytes, requests] = [0, 0]
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  page.on('request', () => (requests += 1))
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 })
  // A busy machine may not have painted anything yet.
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.largest > 0)
  const { frames, ...seen } = await page.evaluate(
    () => (globalThis as unknown as { seen: Seen }).seen,
  )
  await context.close()
  const blocked = frames
    .filter(({ end }) => end > seen.paint)
    .reduce((sum, frame) => sum + frame.blocked, 0)
  return { ...seen, blocked, bytes, requests }
}

/** Runs in the page before any of its own scripts. */
function watch(): void {
  type Entry = PerformanceEntry & {
    element?: Element
    value: number
    hadRecentInput: boolean
    blockingDuration: number
  }
  const seen: Seen = { paint: 0, largest: 0, element: '', shift: 0, frames: [] }
  Object.assign(globalThis, { seen })
  const on = (type: string, see: (entry: Entry) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => see(entry as Entry)),
    ).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime, element }) => {
    const asked = ['loading', 'fetchpriority'].map((name) => element?.getAttribute(name) ?? '')
    seen.largest = startTime
    seen.element = [element?.localName, ...asked].join(' ').trim()
  })
  on('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value))
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime
  })
  on('long-animation-frame', ({ startTime, duration, blockingDuration }) =>
    seen.frames.push({ end: startTime + duration, blocked: blockingDuration }),
  )
}
