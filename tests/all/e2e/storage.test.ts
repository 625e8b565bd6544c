import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { chat, question } from '../../support/chat-page.ts'
import { scrollTo } from '../../support/scroll.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

/** As browsers do where cookies are blocked: whoever asks for storage gets an error. */
function refuse(): void {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(globalThis, name, { get: deny })
  }
  Object.defineProperty(navigator, 'serviceWorker', { get: deny })
}

/** As on a device without room: storage is there, and takes nothing. */
function fill(): void {
  const full = () => new DOMException('full', 'QuotaExceededError')
  const fail = () => {
    throw full()
  }
  const reject = () => Promise.reject(full())
  Object.assign(Storage.prototype, { setItem: fail })
  Object.assign(IDBFactory.prototype, { open: fail })
  Object.assign(CacheStorage.prototype, { open: reject, has: reject, match: reject, keys: reject })
  Object.assign(ServiceWorkerContainer.prototype, { register: reject })
}

describe.each([
  ['refused', refuse],
  ['full', fill],
])('where storage is %s', (what, stub) => {
  async function open(path: string) {
    const { page } = await openPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.addInitScript(stub)
    await page.goto(server.origin + path)
    return { page, faults }
  }

  test('Molly answers, on two pages', async () => {
    const { page, faults } = await open('/ask-molly')
    for (const path of ['/ask-molly', '/es/ask-molly']) {
      await page.goto(server.origin + path)
      const field = page.locator('[data-island=MollyChat] textarea')
      await field.fill('What is plaque?')
      await field.press('Enter')
      await page.locator('.chat-molly').nth(1).waitFor()
      await expect.poll(() => field.isEnabled()).toBe(true)
    }
    await page.goto(`${server.origin}/ask-molly`)
    await question(page).fill('I cannot breathe and my face is swollen')
    await question(page).press('Enter')
    await chat(page).locator('.chat-emergency').waitFor()
    expect(faults).toEqual([])
  })

  test('an address is taken, and the bar closes', async () => {
    const { page, faults } = await open('/')
    await scrollTo(page, 0.5)
    const form = page.locator('[data-newsletter-bar]')
    await form.getByLabel('Email address').fill(`${what}@example.com`)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('status').filter({ hasText: 'Thank you for subscribing' }).waitFor()
    expect(await form.isVisible()).toBe(false)
    expect(faults).toEqual([])
  })

  test('the timer runs, and lays a tile', async () => {
    const { page } = await openPage()
    await page.clock.install({ time: new Date('2026-12-31T20:00:00') })
    await page.addInitScript(stub)
    await page.goto(`${server.origin}/tools/brushing-timer`)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.clock.runFor(121_000)
    await page.getByRole('button', { name: 'Lay today’s tile' }).click()
    await page.getByText('This browser keeps nothing').waitFor()
  })

  test('reminders are made', async () => {
    const { page, faults } = await open('/tools/reminders')
    const form = page.getByRole('main').locator('form').first()
    await form.locator('input[type=date]').fill('2027-01-15')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button').first().click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.ics$/)
    expect(faults).toEqual([])
  })

  test('a card is called, and a place in the mouth shown', async () => {
    const { page, faults } = await open('/loteria')
    const caller = page.locator('[data-caller]')
    await caller.getByRole('button').click()
    await expect.poll(() => caller.getByRole('status').innerText()).not.toBe('')
    await page.goto(`${server.origin}/mouth-map`)
    const drawing = page.locator('.pill[href^="#"]').last()
    await drawing.click()
    await expect.poll(() => drawing.getAttribute('aria-current')).toBe('true')
    expect(faults).toEqual([])
  })

  test('the page about storage says so', async () => {
    const { page } = await open('/privacy-settings')
    await page.locator('[data-island=BrowserData]').getByRole('button').first().click()
    await expect
      .poll(() => page.locator('[data-island=BrowserData] [role=status]').innerText())
      .not.toBe('')
  })
})
