import { type Browser, chromium } from 'playwright'
import { startBuilt } from '../scripts/a11y-server.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { startAstro } from './astro.ts'
import { startEdge } from './edge.ts'
import { type Visit, visit } from './visit.ts'

/**
 * npm run bench -- --browser: what a visitor on a slow phone waits for, by type of page and width.
 * Medians of several visits with an empty cache; what is compared takes turns, because the machine
 * may be shared: read the ratios.
 */

const visits = 5
const widths = { 390: 844, 1440: 900 } as const

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
const besideAstro = ['home', 'article']

/** Two tables: all types of page, beside the same without scripts; and two beside Astro's. Needs a build. */
export async function measureBrowser(): Promise<string> {
  const app = await startBuilt()
  const ours = await startEdge(app.origin)
  const bare = await startEdge(app.origin, (html) =>
    html.replaceAll(/<script type="module"[^>]*><\/script>/g, ''),
  )
  const astro = await startAstro(
    app.origin,
    besideAstro.map((name) => pageTypes[name]!),
  )
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const tables = [await compareToBare(browser, ours.origin, bare.origin)]
  if (astro) {
    const edge = await startEdge(astro.origin)
    tables.push(await compareToAstro(browser, ours.origin, edge.origin))
    edge.close()
    astro.close()
  } else tables.push("Astro's packages could not be installed: its pages are left out.")
  await browser.close()
  for (const { close } of [ours, bare, app]) close()
  return tables.join('\n\n')
}

async function compareToBare(browser: Browser, ours: string, bare: string): Promise<string> {
  const lines = [
    '| page | width | first paint, ms | LCP, ms | beside no script | CLS | TBT, ms | kB in requests | largest |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---|',
  ]
  for (const [name, path] of Object.entries(pageTypes)) {
    for (const width of Object.keys(widths)) {
      const [own, other] = await takeTurns(browser, [ours + path, bare + path], width)
      const cells = [
        name,
        width,
        median(own!, 'paint').toFixed(),
        median(own!, 'largest').toFixed(),
        (median(own!, 'largest') / median(other!, 'largest')).toFixed(2),
        median(own!, 'shift').toFixed(3),
        median(own!, 'blocked').toFixed(),
        `${(median(own!, 'bytes') / 1000).toFixed()} in ${median(own!, 'requests')}`,
        own![0]!.element,
      ]
      lines.push(`| ${cells.join(' | ')} |`)
    }
  }
  return lines.join('\n')
}

async function compareToAstro(browser: Browser, ours: string, astro: string): Promise<string> {
  const lines = [
    "| page | width | first paint, ms | Astro's | ratio | LCP, ms | Astro's | ratio | kB | Astro's |",
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
  ]
  for (const name of besideAstro) {
    for (const width of Object.keys(widths)) {
      const path = pageTypes[name]!
      const [own, other] = await takeTurns(browser, [ours + path, astro + path], width)
      const cells = [name, width]
      for (const key of ['paint', 'largest'] as const) {
        const [one, two] = [median(own!, key), median(other!, key)]
        cells.push(one.toFixed(), two.toFixed(), (one / two).toFixed(2))
      }
      cells.push(...[own!, other!].map((seen) => (median(seen, 'bytes') / 1000).toFixed()))
      lines.push(`| ${cells.join(' | ')} |`)
    }
  }
  return lines.join('\n')
}

/** Visits of each address, in turns. The first of each, which warms the server up, doesn't count. */
async function takeTurns(browser: Browser, addresses: string[], width: string): Promise<Visit[][]> {
  const viewport = { width: Number(width), height: widths[width as unknown as keyof typeof widths] }
  const seen = addresses.map((): Visit[] => [])
  for (let round = 0; round <= visits; round++) {
    for (const [index, address] of addresses.entries()) {
      const one = await visit(browser, address, viewport)
      if (round > 0) seen[index]!.push(one)
    }
  }
  return seen
}

function median(seen: Visit[], key: Exclude<keyof Visit, 'element'>): number {
  return seen.map((one) => one[key]).sort((a, b) => a - b)[visits >> 1]!
}
