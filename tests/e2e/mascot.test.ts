import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { scrollTo } from '../support/scroll.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

const sizes = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [320, 568],
] as const
const homes = [
  ['/', 'Explore dental solutions', 'Recommended products'],
  ['/es', 'Ver soluciones dentales', 'Productos recomendados'],
] as const

describe.each(sizes)('on the first screen of %i x %i', (width, height) => {
  test.each(homes)('%s shows Molly’s face and both main buttons', async (path, ...buttons) => {
    const { page, messages } = await openPage({ viewport: { width, height } })
    await page.goto(server.origin + path)
    const face = await awake(page)
    const eyes = (await face.locator('#molly-look').boundingBox())!
    const cheeks = (await face.locator('ellipse[ry="8"]').first().boundingBox())!
    expect(eyes.y).toBeGreaterThan(0)
    // Her mouth ends as far below her cheeks as they are high, and a half.
    expect(cheeks.y + 2.5 * cheeks.height).toBeLessThanOrEqual(height)
    expect(await isOnTop(page, eyes.x + 3, eyes.y + eyes.height / 2)).toBe(true)
    expect(await isOnTop(page, cheeks.x + 3, cheeks.y + cheeks.height / 2)).toBe(true)
    const main = page.getByRole('main')
    for (const name of buttons) {
      const button = (await main.getByRole('link', { name }).first().boundingBox())!
      expect(button.y + button.height, name).toBeLessThanOrEqual(height)
    }
    expect(await bar(page).isVisible()).toBe(false)
    expect(messages).toEqual([])
  })

  test.each(homes)('the newsletter bar of %s comes later, and over no form', async (path) => {
    const { page } = await openPage({ viewport: { width, height } })
    await page.goto(server.origin + path)
    await scrollTo(page, 0.5)
    await expect.poll(() => bar(page).isVisible()).toBe(true)
    for (const form of ['main [data-send]', 'footer form']) {
      await page.locator(form).scrollIntoViewIfNeeded()
      await expect.poll(() => bar(page).isVisible(), { message: form }).toBe(false)
    }
  })
})

const bar = (page: Page) => page.locator('[data-newsletter-bar]')

async function awake(page: Page) {
  const molly = page.locator('main svg:has(#molly-look)').first()
  await molly.waitFor()
  return molly
}

/** Whether Molly is what one sees there. */
const isOnTop = (page: Page, x: number, y: number) =>
  page.evaluate(
    ([x, y]) =>
      document.elementFromPoint(x!, y!)?.closest('svg, a')?.matches('svg:has(#molly-look)'),
    [x, y],
  )

test.each([
  ['2026-11-01T12:00', 'muertos'],
  ['2026-12-20T12:00', 'posadas'],
  ['2027-02-09T12:00', 'carnaval'],
  ['2026-06-24T12:00', 'inti'],
  ['2026-09-09T12:00', undefined],
])('on %s Molly wears her dress of the day', async (now, dress) => {
  const { page } = await openPage()
  await page.clock.setFixedTime(now)
  await page.goto(server.origin)
  const molly = await awake(page)
  for (const feast of ['muertos', 'posadas', 'carnaval', 'inti']) {
    expect(await molly.locator(`#molly-${feast}`).isVisible(), feast).toBe(feast === dress)
  }
})

test('after ten at night Molly sleeps', async () => {
  const { page } = await openPage()
  await page.clock.setFixedTime('2026-09-09T22:05')
  await page.goto(server.origin)
  const molly = await awake(page)
  expect(await molly.locator('#molly-awake').isVisible()).toBe(false)
  expect(await molly.locator('#molly-asleep').isVisible()).toBe(true)
})

test.each(['no-preference', 'reduce'] as const)(
  'with motion "%s" Molly’s eyes follow the pointer only if they may',
  async (reducedMotion) => {
    const { page } = await openPage({ reducedMotion })
    await page.clock.setFixedTime('2026-09-09T12:00')
    await page.goto(server.origin)
    const eyes = (await awake(page)).locator('#molly-look')
    const xOf = async () => (await eyes.boundingBox())!.x
    await page.mouse.move(10, 400)
    const left = await xOf()
    await page.mouse.move(1430, 400)
    if (reducedMotion === 'reduce') expect(await xOf()).toBe(left)
    else expect(await xOf()).toBeGreaterThan(left + 5)
  },
)
