import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { ensureChromium } from '../scripts/chromium.ts'

let browser: Browser | undefined

/** A fresh visitor: a page of their own and everything the console said. */
export async function openPage(
  options: BrowserContextOptions = {},
): Promise<{ page: Page; messages: string[]; close: () => Promise<void> }> {
  browser ??= await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // What a test sees and answers itself would pass it by. tests/e2e/offline.test.ts allows it.
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (message.text() !== 'Service Worker registration blocked by Playwright') {
      messages.push(message.text())
    }
  })
  page.on('pageerror', (error) => messages.push(error.message))
  return { page, messages, close: () => context.close() }
}

export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = undefined
}
