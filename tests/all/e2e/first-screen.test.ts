import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const bottomOf = async (element: Locator) => {
  const box = (await element.boundingBox())!
  return box.y + box.height
}

test.each([wide, phone])(
  'at $width x $height texts show their first takeaway without scrolling',
  async (viewport) => {
    const { page } = await openPage({ viewport })
    for (const path of [
      '/article/root-canal',
      '/es/article/best-electric-toothbrushes',
      '/es/conditions/sensitivity',
      '/home-services/kids-care',
    ]) {
      await page.goto(server.origin + path)
      const list = page.getByRole('region', { name: /^(Key takeaways|Puntos clave)/ })
      const first = list.getByRole('listitem').first()
      expect(await bottomOf(first), path).toBeLessThanOrEqual(viewport.height)
      const head = await page.locator('main > :first-child').boundingBox()
      const cover = await page.locator('main .cover').first().boundingBox()
      if (viewport === wide) expect(head!.height, path).toBeLessThanOrEqual(360)
      else expect(cover!.height, path).toBe(120)
    }
  },
)

test('home is at most 8,800 px high on a desktop and 11,500 px on a phone, and no wider', async () => {
  for (const [viewport, height] of [
    [wide, 8800],
    [phone, 11_500],
    [{ width: 320, height: 640 }, 13_600],
  ] as const) {
    const { page } = await openPage({ viewport, reducedMotion: 'reduce' })
    for (const path of ['/', '/es']) {
      await page.goto(server.origin + path)
      const whole = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement
        return { scrollHeight, scrollWidth }
      })
      expect(whole.scrollHeight, path).toBeLessThanOrEqual(height)
      expect(whole.scrollWidth, path).toBe(viewport.width)
    }
  }
})

test('a phone sweeps a row of home sideways, and the tab key brings each card into view', async () => {
  const { page } = await openPage({ viewport: phone, reducedMotion: 'reduce' })
  await page.goto(server.origin)
  const first = page.getByRole('link', { name: /^Electric toothbrushes/ })
  const last = page.getByRole('link', { name: /^Natural care What/ })
  expect((await last.boundingBox())!.x).toBeGreaterThan(phone.width)
  await first.focus()
  for (let step = 0; step < 7; step++) await page.keyboard.press('Tab')
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true)
  const { x, width } = (await last.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(phone.width)
})

test('a phone shows a tool on its first screen', async () => {
  const { page } = await openPage({ viewport: phone })
  for (const [path, role, name] of [
    ['/tools/brushing-timer', 'button', 'Start'],
    ['/es/tools/savings-calculator', 'textbox', /presupuesto/i],
  ] as const) {
    await page.goto(server.origin + path)
    const first = page.getByRole('main').getByRole(role, { name }).first()
    expect(await bottomOf(first), path).toBeLessThanOrEqual(phone.height)
  }
})

test('a page that may earn says so in one line below its title', async () => {
  const { page } = await openPage({ viewport: wide })
  for (const [path, words] of [
    ['/products/toothpaste', 'How we earn'],
    ['/es/recommended-products', 'Cómo ganamos dinero'],
    ['/es/article/best-electric-toothbrushes', 'Cómo ganamos dinero'],
  ] as const) {
    await page.goto(server.origin + path)
    const main = page.getByRole('main')
    const line = main.getByRole('paragraph').filter({ hasText: words }).first()
    const { y, height } = (await line.boundingBox())!
    expect(height, path).toBeLessThan(30)
    const gap = y - (await bottomOf(main.getByRole('heading', { level: 1 })))
    expect(gap, path).toBeGreaterThanOrEqual(0)
    expect(gap, path).toBeLessThan(30)
  }
})

test('in an emergency a phone shows numbers, signs and the two kinds of tooth at once', async () => {
  const { page } = await openPage({ viewport: phone })
  await page.goto(`${server.origin}/conditions/emergency`)
  const choice = page.getByRole('navigation', { name: 'Find your problem' })
  for (const tooth of ['Adult tooth', 'Baby tooth']) {
    expect(await bottomOf(choice.getByRole('link', { name: tooth }))).toBeLessThan(phone.height)
  }
  expect(await bottomOf(choice)).toBeLessThan(2 * phone.height)
  const numbers = page.getByRole('list', { name: 'Emergency numbers' })
  expect(await numbers.getByRole('link').count()).toBe(5)
  await numbers.getByText('Other countries').click()
  expect(await numbers.getByRole('link', { name: '131' }).getAttribute('href')).toBe('tel:131')
})

test('what an address points at is not covered, and help and language stay in view', async () => {
  const { page } = await openPage({ viewport: phone, reducedMotion: 'reduce' })
  await page.goto(`${server.origin}/conditions/emergency#baby-tooth`)
  const title = await page.getByRole('heading', { level: 2, name: 'Baby tooth' }).boundingBox()
  // How soon stands above the heading.
  const when = await page.getByText('Same day. Don’t put it back').last().boundingBox()
  expect(when!.y).toBeGreaterThan(await bottomOf(page.getByRole('banner')))
  expect(title!.y).toBeLessThan(250)
  expect(await isInView(page, 'Dental emergency')).toBe(true)
  expect(await isInView(page, 'Español')).toBe(true)
})

test('a phone sweeps a table sideways and keeps its first column', async () => {
  const { page } = await openPage({ viewport: phone })
  await page.goto(`${server.origin}/treatments`)
  const table = page.getByRole('table').first()
  await table.evaluate((element) => (element.scrollLeft = 200))
  const name = table.getByRole('rowheader').first()
  const { x, width } = (await name.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThan(phone.width / 2)
})

test('beside an article there is one list of its headings', async () => {
  const { page } = await openPage({ viewport: wide })
  await page.goto(`${server.origin}/article/root-canal`)
  const lists = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true })
  expect(await lists.count()).toBe(1)
  expect((await lists.boundingBox())!.y).toBeLessThan(wide.height)
  expect(await page.locator('summary', { hasText: 'On this page' }).isVisible()).toBe(false)
})

async function isInView(page: Page, name: string): Promise<boolean> {
  const link = page.getByRole('link', { name }).first()
  const box = (await link.boundingBox())!
  return box.y >= 0 && box.y < phone.height
}
