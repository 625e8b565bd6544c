import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

/** Another site, whose page shows whatever the path names in a frame of 280 px. */
let other: Server
let origin: string
beforeAll(async () => {
  other = createServer(({ url }, response) => {
    const { searchParams } = new URL(url!, 'http://other.invalid')
    const frame = `<iframe title="Card" width="280" height="700" ${searchParams.get('sandbox')}`
    response.setHeader('Content-Type', 'text/html')
    response.end(
      `<!doctype html><title>Other</title>${frame} src="${server.origin}${searchParams.get('path')}"></iframe>`,
    )
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  // A name of its own: the port alone would make it another origin, but the same site.
  origin = `http://localhost:${(other.address() as AddressInfo).port}`
})
afterAll(() => other.close())

const at = (path: string, sandbox = '') =>
  `${origin}/?path=${encodeURIComponent(path)}&sandbox=${encodeURIComponent(sandbox)}`

describe('on a page of another site', () => {
  test.each([
    ['/embed/emergency', 'Dental emergency', 'More countries', /^Spain 112/, ''],
    ['/es/embed/emergency', 'Emergencia dental', 'Más países', /^España 112/, 'sandbox'],
  ])('%s shows its numbers in 280 px', async (path, title, more, spain, sandbox) => {
    const { page, messages } = await openPage({ javaScriptEnabled: sandbox === '' })
    await page.goto(at(path, sandbox))
    const card = page.frameLocator('iframe')
    await card.getByRole('heading', { name: title }).waitFor()
    const number = card.getByRole('link', { name: /911/ }).first()
    expect(await number.getAttribute('href')).toBe('tel:911')
    const box = await number.evaluate((link) => {
      const { width, height } = link.getBoundingClientRect()
      return { width, height, border: getComputedStyle(link).borderTopWidth }
    })
    expect(box.height).toBeGreaterThanOrEqual(44)
    expect(box.border).toBe('2px')
    expect(await card.getByRole('link', { name: spain }).isVisible()).toBe(false)
    await card.getByText(more).click()
    expect(await card.getByRole('link', { name: spain }).isVisible()).toBe(true)
    const { scroll, client } = await card.locator('html').evaluate((html) => ({
      scroll: html.scrollWidth,
      client: html.clientWidth,
    }))
    expect(scroll).toBeLessThanOrEqual(client)
    // In a sandbox that is the test itself, which looks in by script.
    const isTest = (text: string) => text.startsWith('Blocked script execution')
    expect(messages.filter((text) => !isTest(text))).toEqual([])
  })

  test('the steps open beside it, and no other page of ours is shown', async () => {
    const { page, messages } = await openPage()
    await page.goto(at('/embed/emergency'))
    const opened = page.waitForEvent('popup')
    await page
      .frameLocator('iframe')
      .getByRole('link', { name: /new tab/ })
      .click()
    const tab = await opened
    await tab.waitForURL(`${server.origin}/conditions/emergency`)
    expect(await tab.evaluate(() => opener)).toBeNull()
    await page.goto(at('/conditions/emergency'))
    await expect.poll(() => messages.join()).toContain("frame-ancestors 'none'")
    const steps = page.frameLocator('iframe').getByRole('heading', { name: 'Dental emergencies' })
    expect(await steps.count()).toBe(0)
  })
})
