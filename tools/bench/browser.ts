import { type Browser, chromium } from 'playwright'
import { ensureChromium } from '../../scripts/chromium.ts'
import { startServer } from '../../tests/support/servers.ts'
import { requireAstro, startAstro } from './astro.ts'
import { startEdge } from './edge.ts'
import { type Visit, visit } from './visit.ts'

/**
 * npm run bench -- --browser: how long a visitor on a slow phone waits, by type of page and width.
 * Medians of several visits with an empty cache. Variants take turns because the machine may be
 * shared: read the ratios.
 */

const visits = 5
const heights = { 390: 844, 1440: 900 } as const
type Width = keyof typeof heights
const allWidths = [390, 1440] as const

/** Our budgets: ratios or absolute values that no row may exceed. */
const limits = { 'beside no script': 1.05, CLS: 0, 'TBT, ms': 0, 'first paint': 0.75, LCP: 0.92 }

const pageTypes: Record<string, string> = {
  home: '/',
  'home, Spanish': '/es',
  article: '/article/dental-implants-guide',
  condition: '/conditions/gum-disease',
  emergency: '/conditions/emergency',
  product: '/products/dental-floss',
  hub: '/treatments',
  explore: '/explore',
  glossary: '/glossary',
  video: '/video/whitening-facts',
  tourism: '/find-international-dentist',
  quiz: '/article/cavity-prevention-quiz',
  text: '/about',
  search: '/search?q=teeth',
  Molly: '/ask-molly',
  'not found': '/nope',
}
/** Visited at every width, and built with Astro too. */
const main = ['home', 'article']

/**
 * Two tables (every type of page against the same page without scripts, and two pages against
 * Astro), then the values over budget. Needs a build.
 */
export async function measureBrowser(): Promise<string> {
  requireAstro()
  const app = await startServer('Node')
  const ours = await startEdge(app.origin)
  const bare = await startEdge(app.origin, (html) =>
    html.replaceAll(/<script type="module"[^>]*><\/script>/g, ''),
  )
  const astro = await startAstro(
    app.origin,
    main.map((name) => pageTypes[name]!),
  )
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--ignore-certificate-errors',
    ],
  })
  const beyond: string[] = []
  const hold: Hold = (row, limit, value, digits = 2) => {
    const shown = value.toFixed(digits)
    if (Number(shown) > limits[limit]) beyond.push(`${row}: ${limit} ${shown}`)
    return shown
  }
  const tables = [await compareToBare(browser, ours.origin, bare.origin, hold)]
  const besideAstro = await startEdge(astro.origin)
  tables.push(await compareToAstro(browser, ours.origin, besideAstro.origin, hold))
  await browser.close()
  for (const { close } of [besideAstro, astro, ours, bare, app]) await close()
  const promised = Object.entries(limits).map(([name, most]) => `${name} ${most}`)
  tables.push(
    `At most ${promised.join(', ')}. Beyond it, ${beyond.length}:`,
    beyond.map((row) => `- ${row}`).join('\n'),
  )
  return tables.join('\n\n').trim()
}

/** Formats the value and records it when it exceeds its limit. */
type Hold = (row: string, limit: keyof typeof limits, value: number, digits?: number) => string

async function compareToBare(
  browser: Browser,
  ours: string,
  bare: string,
  hold: Hold,
): Promise<string> {
  const lines = [
    '| page | width | first paint, ms | LCP, ms | beside no script | CLS | TBT, ms | kB in requests | largest |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---|',
  ]
  for (const [name, path] of Object.entries(pageTypes)) {
    for (const width of main.includes(name) ? allWidths : ([390] as const)) {
      const [own, other] = await takeTurns(browser, [ours + path, bare + path], width)
      const row = `${name} at ${width}`
      const cells = [
        name,
        width,
        median(own!, 'paint').toFixed(),
        median(own!, 'largest').toFixed(),
        hold(row, 'beside no script', median(own!, 'largest') / median(other!, 'largest')),
        hold(row, 'CLS', median(own!, 'shift'), 3),
        hold(row, 'TBT, ms', median(own!, 'blocked'), 0),
        `${(median(own!, 'bytes') / 1000).toFixed()} in ${median(own!, 'requests')}`,
        own![0]!.element,
      ]
      lines.push(`| ${cells.join(' | ')} |`)
    }
  }
  return lines.join('\n')
}

async function compareToAstro(
  browser: Browser,
  ours: string,
  astro: string,
  hold: Hold,
): Promise<string> {
  const lines = [
    "| page | width | first paint, ms | Astro's | ratio | LCP, ms | Astro's | ratio | TBT, ms | Astro's | kB | Astro's |",
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
  ]
  for (const name of main) {
    for (const width of allWidths) {
      const path = pageTypes[name]!
      const [own, other] = await takeTurns(browser, [ours + path, astro + path], width)
      const row = `${name} at ${width}, beside Astro`
      const cells = [name, `${width}`]
      for (const [key, limit] of [
        ['paint', 'first paint'],
        ['largest', 'LCP'],
      ] as const) {
        const [one, two] = [median(own!, key), median(other!, key)]
        cells.push(one.toFixed(), two.toFixed(), hold(row, limit, one / two))
      }
      cells.push(...[own!, other!].map((seen) => median(seen, 'blocked').toFixed()))
      cells.push(...[own!, other!].map((seen) => (median(seen, 'bytes') / 1000).toFixed()))
      lines.push(`| ${cells.join(' | ')} |`)
    }
  }
  return lines.join('\n')
}

async function takeTurns(browser: Browser, addresses: string[], width: Width): Promise<Visit[][]> {
  const seen = addresses.map((): Visit[] => [])
  for (let round = 0; round < visits; round++) {
    for (const [index, address] of addresses.entries()) {
      seen[index]!.push(await visit(browser, address, { width, height: heights[width] }))
    }
  }
  return seen
}

function median(seen: Visit[], key: Exclude<keyof Visit, 'element'>): number {
  return seen.map((one) => one[key]).sort((a, b) => a - b)[visits >> 1]!
}
