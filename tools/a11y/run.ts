import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { buildIfStale } from '../../scripts/build.ts'
import { browserArgs, ensureChromium } from '../../scripts/chromium.ts'
import { allPaths, inBoth, samplePaths } from '../../tests/support/paths.ts'
import { startServer } from '../../tests/support/servers.ts'
import { checkFocus, listTabFaults, recordFocus } from '../../tests/support/a11y-page.ts'
import { findFaults, schemes, widths } from '../../tests/support/a11y-visit.ts'

/**
 * npm run a11y: checks every address in both languages, light and dark, on phone and desktop.
 * Writes docs/accessibility-report.json, and fails when it finds a fault. `-- text` checks only
 * addresses that contain the text, and writes nothing.
 */

const report = join(import.meta.dirname, '../../docs/accessibility-report.json')
const { version: axeVersion } = createRequire(import.meta.url)('axe-core/package.json') as {
  version: string
}
type Check = { looked: number; failures: string[] }
const newCheck = (): Check => ({ looked: 0, failures: [] })
const checks = {
  axe: newCheck(),
  'no sideways scrolling at 320 px': newCheck(),
  'heading order': newCheck(),
  'targets of 24 px or more': newCheck(),
  'focus is visible': newCheck(),
  'focus is not covered': newCheck(),
  'Tab reaches everything in order': newCheck(),
  'console is silent': newCheck(),
}
const smallTargets = new Set<string>()

buildIfStale()
const server = await startServer('Node')
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: browserArgs,
})
const only = process.argv[2]
const addresses = allPaths.flatMap(inBoth).filter((address) => !only || address.includes(only))
// Alternate between languages.
const samples = new Set(samplePaths.map((path, index) => inBoth(path)[index % 2]!))
const started = performance.now()
// One page of each kind first, so that shared faults show early.
const queue = addresses.toSorted((a, b) => Number(samples.has(b)) - Number(samples.has(a)))
await Promise.all(Array.from({ length: 3 }, work))
const chromiumVersion = browser.version()
await browser.close()
await server.close()

const result = {
  date: new Date().toISOString().slice(0, 10),
  versions: { axe: axeVersion, chromium: chromiumVersion, node: process.version },
  addresses: addresses.length,
  widths,
  schemes,
  checks,
  targetsBelow44: smallTargets.size,
}
const failed = Object.values(checks).flatMap(({ failures }) => failures)
if (!only) writeFileSync(report, `${JSON.stringify(result, null, 2)}\n`)
console.log(JSON.stringify(result, null, 2))
if (only) console.log([...smallTargets].toSorted().join('\n'))
console.log(
  `${addresses.length} addresses, ${failed.length} failures, ${Math.round((performance.now() - started) / 1000)} s`,
)
// The server may still hold connections that the browser left open.
process.exit(failed.length === 0 ? 0 : 1)

async function work(): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  const address = () => decodeURI(page.url().replace(server.origin, ''))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (!isExpected(message.text())) fail('console is silent', `${address()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => fail('console is silent', `${address()}: ${message}`))
  for (let next = queue.shift(); next; next = queue.shift()) {
    await look(page, next)
    if (queue.length % 20 === 0) console.log(`${queue.length} addresses to go`)
  }
  await page.close()
}

async function look(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' })
  await page.goto(server.origin + address)
  checks['console is silent'].looked++
  const { looked, faults, small } = await findFaults(page)
  for (const check of looked) checks[check].looked++
  for (const { check, where, fault } of faults) fail(check, `${address} ${where}: ${fault}`)
  for (const target of small) smallTargets.add(target)
  if (samples.has(address)) await tryKeyboard(page, address)
}

/** Desktop, phone, a desktop at 400 %, and forced colours. */
async function tryKeyboard(page: Page, address: string): Promise<void> {
  for (const [width, height, forcedColors] of [
    [1440, 900, 'none'],
    [390, 844, 'none'],
    [320, 256, 'none'],
    [1440, 900, 'active'],
  ] as const) {
    const at = `${address} at ${width} x ${height}${forcedColors === 'active' ? ', forced' : ''}`
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors })
    // Browsers show focus only after keyboard use.
    await page.keyboard.press('Tab')
    const { invisible, covered } = await page.evaluate(checkFocus)
    note('focus is visible', at, invisible)
    note('focus is not covered', at, covered)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' })
  await page.goto(server.origin + address)
  const stops = await page.evaluate(recordFocus)
  for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Tab')
  note('Tab reaches everything in order', address, await page.evaluate(listTabFaults))
}

function isExpected(text: string): boolean {
  return /Service Worker registration blocked|status of 40[04]|^404: no page at/.test(text)
}

function note(check: keyof typeof checks, where: string, faults: string[]): void {
  checks[check].looked++
  for (const fault of faults) fail(check, `${where}: ${fault}`)
}

function fail(check: keyof typeof checks, failure: string): void {
  checks[check].failures.push(failure)
  console.log(`${check}: ${failure}`)
}
