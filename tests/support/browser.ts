import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { browserArgs, ensureChromium } from '../../scripts/chromium.ts'

let browser: Promise<Browser> | undefined

/** One browser per worker process; it ends with the process. */
function getBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: ensureChromium(),
    args: browserArgs,
    timeout: 120_000,
  })
  return browser
}

/** A fresh visitor for one test: a page and its console output. */
export async function openPage(
  options: BrowserContextOptions = {},
): Promise<{ page: Page; messages: string[] }> {
  const visitor = await openContext(options)
  onTestFinished(visitor.close)
  return visitor
}

/** The same for several tests; the caller closes it. */
export async function openContext(
  options: BrowserContextOptions = {},
): Promise<{ page: Page; messages: string[]; close: () => Promise<void> }> {
  const context = await (
    await getBrowser()
  ).newContext({
    viewport: { width: 1440, height: 900 },
    // A service worker would bypass a test's own routes. tests/all/e2e/offline.test.ts allows it.
    serviceWorkers: 'block',
    ...options,
  })
  // A busy machine is no fault of a page.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (message.text() !== 'Service Worker registration blocked by Playwright') {
      messages.push(message.text())
    }
  })
  page.on('pageerror', ({ message }) => {
    // Chromium gives up the transition to a page when the machine is slow; nobody sees more than that.
    if (!message.startsWith('Transition was aborted')) messages.push(message)
  })
  return { page, messages, close: () => context.close() }
}
