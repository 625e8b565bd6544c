import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { startBuilt } from '../scripts/a11y-server.ts'
import { ensureChromium } from '../scripts/chromium.ts'

/**
 * npm run bench -- --browser: what a visitor on a slow phone waits for, by type of page and width.
 * Medians of several visits with an empty cache; pages with and without their scripts take turns,
 * because the machine may be shared: read the ratio.
 */

const visits = 5
const widths = { 390: 844, 1440: 900 } as const
const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const cpuSlowdown = 4

const pageTypes: Record<string, string> = {
  home: '/',
  'home, Spanish': '/es',
  article: '/article/dental-implants-guide',
  condition: '/conditions/gum-disease',
  emergency: '/conditions/emergency',
  product: '/products/dental-floss',
  hub: '/treatments',
  video: '/video/whitening-facts',
  tourism: '/find-international-dentist',
  quiz: '/article/cavity-prevention-quiz',
  text: '/about',
  search: '/search?q=teeth',
  Molly: '/ask-molly',
  'not found': '/nope',
}

type Visit = {
  paint: number
  largest: number
  /** What was largest: an element, and how it was asked for if it is a picture. */
  element: string
  shift: number
  blocked: number
  bytes: number
  requests: number
}

/** The table. Needs a build. */
export async function measureBrowser(): Promise<string> {
  const app = await startBuilt()
  const whole = await startEdge(app.origin, (html) => html)
  const bare = await startEdge(app.origin, (html) =>
    html.replaceAll(/<script type="module"[^>]*><\/script>/g, ''),
  )
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const lines = [
    '| page | width | first paint, ms | LCP, ms | beside no script | CLS | TBT, ms | kB in requests | largest |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---|',
  ]
  for (const [name, path] of Object.entries(pageTypes)) {
    for (const [width, height] of Object.entries(widths)) {
      const viewport = { width: Number(width), height }
      const seen: Visit[] = []
      const without: Visit[] = []
      // The first visit warms the server up.
      for (let visit = 0; visit <= visits; visit++) {
        const one = await open(browser, whole.origin + path, viewport)
        const other = await open(browser, bare.origin + path, viewport)
        if (visit === 0) continue
        seen.push(one)
        without.push(other)
      }
      const mid = (of: Visit[], key: Exclude<keyof Visit, 'element'>) =>
        of.map((visit) => visit[key]).sort((a, b) => a - b)[visits >> 1]!
      const cells = [
        name,
        width,
        mid(seen, 'paint').toFixed(),
        mid(seen, 'largest').toFixed(),
        (mid(seen, 'largest') / mid(without, 'largest')).toFixed(2),
        mid(seen, 'shift').toFixed(3),
        mid(seen, 'blocked').toFixed(),
        `${(mid(seen, 'bytes') / 1000).toFixed()} in ${mid(seen, 'requests')}`,
        seen[0]!.element,
      ]
      lines.push(`| ${cells.join(' | ')} |`)
    }
  }
  await browser.close()
  for (const { close } of [whole, bare, app]) close()
  return lines.join('\n')
}

/** One visit by somebody new, on a slow phone. */
async function open(
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
  await page.goto(address, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(globalThis as unknown as { seen: Omit<Visit, 'paint' | 'bytes' | 'requests'> }).seen,
  }))
  await context.close()
  return { ...seen, bytes, requests }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  type Entry = PerformanceEntry & { element?: Element; value: number; hadRecentInput: boolean }
  const seen = { largest: 0, element: '', shift: 0, blocked: 0 }
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
  on('longtask', ({ duration }) => (seen.blocked += duration - 50))
}

type Running = { origin: string; close: () => unknown }

/** Stands before the app as a network of edge servers does: compresses, and has everything at hand. */
async function startEdge(behind: string, change: (html: string) => string): Promise<Running> {
  type Answer = { status: number; headers: Record<string, string>; body: Buffer }
  const known = new Map<string, Answer>()

  async function answer(path: string): Promise<Answer> {
    const response = await fetch(behind + path, { redirect: 'manual' })
    const type = response.headers.get('Content-Type') ?? ''
    const isPage = type.startsWith('text/html')
    let body = Buffer.from(await response.arrayBuffer())
    if (isPage) body = Buffer.from(change(body.toString()))
    const headers: Record<string, string> = { 'Content-Type': type }
    if (/text|script|json|svg/.test(type)) {
      const quality = isPage ? 4 : 11
      body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      headers['Content-Encoding'] = 'br'
    }
    return { status: response.status, headers, body }
  }

  const server = createServer(async ({ url = '/' }, response) => {
    const found = known.get(url) ?? (await answer(url))
    known.set(url, found)
    response.writeHead(found.status, found.headers).end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
