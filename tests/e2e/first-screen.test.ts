import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../browser.ts'
import { testServer } from '../servers.ts'

const server = testServer('Node')

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const bottomOf = async (element: Locator) => {
  const box = (await element.boundingBox())!
  return box.y + box.height
}

describe.each([wide, phone])('at $width x $height', (viewport) => {
  test.each([
    '/article/root-canal',
    '/es/article/best-electric-toothbrushes',
    '/conditions/gum-disease',
    '/es/conditions/sensitivity',
    '/es/services/dental-hygiene',
    '/home-services/kids-care',
  ])('%s shows its first takeaway without scrolling', async (path) => {
    const { page } = await openPage({ viewport })
    await page.goto(server.origin + path)
    const list = page.getByRole('region', { name: /^(Key takeaways|Puntos clave)/ })
    expect(await bottomOf(list.getByRole('listitem').first())).toBeLessThanOrEqual(viewport.height)
    const head = await page.locator('main > :first-child').boundingBox()
    const cover = await page.locator('main .cover').first().boundingBox()
    if (viewport === wide) expect(head!.height).toBeLessThanOrEqual(360)
    else expect(cover!.height).toBe(120)
  })
})

test.each([
  ['/tools/brushing-timer', 'button', 'Start'],
  ['/es/tools/brushing-timer', 'button', 'Empezar'],
  ['/tools/savings-calculator', 'textbox', /quote at home/i],
  ['/es/tools/savings-calculator', 'textbox', /presupuesto/i],
] as const)('a phone shows the tool of %s on its first screen', async (path, role, name) => {
  const { page } = await openPage({ viewport: phone })
  await page.goto(server.origin + path)
  const first = page.getByRole('main').getByRole(role, { name }).first()
  expect(await bottomOf(first)).toBeLessThanOrEqual(phone.height)
})

test.each([
  ['/products/toothpaste', 'How we earn'],
  ['/es/products/toothpaste', 'Cómo ganamos dinero'],
  ['/recommended-products', 'How we earn'],
  ['/es/article/best-electric-toothbrushes', 'Cómo ganamos dinero'],
])('%s says how we earn in one line below the title', async (path, words) => {
  for (const viewport of [wide, phone]) {
    const { page } = await openPage({ viewport })
    await page.goto(server.origin + path)
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1 })
    const line = main.getByRole('paragraph').filter({ hasText: words }).first()
    const { y, height } = (await line.boundingBox())!
    expect(height).toBeLessThan(30)
    const gap = y - (await bottomOf(title))
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(30)
  }
})
