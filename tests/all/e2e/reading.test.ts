import { describe, expect, test } from 'vitest'
import { openContext, openPage } from '../../support/browser.ts'
import { type Locale, localeCodes, localize } from '../../../src/i18n/locales.ts'
import { allPaths } from '../../support/paths.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')
const phone = { width: 390, height: 844 }

/** The pages with a table. */
async function listTabled(locale: Locale): Promise<string[]> {
  const tabled: string[] = []
  for (const path of allPaths.map((one) => localize(one, locale))) {
    if ((await (await server.fetch(path)).text()).includes('<table')) tabled.push(path)
  }
  return tabled
}

describe('on a phone', () => {
  test.each(localeCodes)(
    'no table is cut: it fits, or says that it scrolls beside the names of its rows (%s)',
    { timeout: 900_000 },
    async (locale) => {
      const { page, close } = await openContext({ viewport: phone, javaScriptEnabled: false })
      await page.route(/\.(svg|png|woff2|mp4)/, (route) => route.abort())
      const cut: string[] = []
      let count = 0
      for (const path of await listTabled(locale)) {
        await page.goto(server.origin + path)
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 })
          const tables = await page.locator('main table').evaluateAll((all) =>
            all.map((table) => {
              const { left, right } = table.getBoundingClientRect()
              const [first, caption] = ['tbody th', 'caption'].map((part) =>
                table.querySelector(part),
              )
              const hint = caption ? getComputedStyle(caption, '::after').content : ''
              const isFixed = first && getComputedStyle(first).position === 'sticky'
              const hasCue = /[a-z]/.test(hint) && isFixed
              const isWhole = table.scrollWidth <= table.clientWidth + 1
              return left >= 0 && right <= innerWidth && (isWhole || hasCue)
            }),
          )
          count += tables.length
          tables.forEach((fits, at) => fits || cut.push(`${path} ${at} at ${width}`))
        }
      }
      await close()
      expect(count).toBeGreaterThan(300)
      expect(cut).toEqual([])
    },
  )

  test('a cell of a small table is named by its column', async () => {
    const { page } = await openPage({ viewport: phone })
    await page.goto(`${server.origin}/es/services/tooth-extraction`)
    const cell = page.locator('main td').first()
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content)
    expect(label).toMatch(/^"[A-Z].*: "$/)
  })

  test('sources after the fifth are folded, and a number opens its own', async () => {
    const { page } = await openPage({ viewport: phone, javaScriptEnabled: false })
    await page.goto(`${server.origin}/conditions/cavities`)
    const sources = page.getByRole('region', { name: 'References' }).locator('li')
    expect(await sources.nth(4).isVisible()).toBe(true)
    expect(await sources.nth(5).isVisible()).toBe(false)
    expect((await sources.first().boundingBox())!.height).toBeLessThan(48)
    await page.locator('main sup a', { hasText: /^9$/ }).first().click()
    expect(await sources.nth(8).isVisible()).toBe(true)
    expect(await sources.nth(8).getByText('Facts:').isVisible()).toBe(true)
  })
})

test('on a laptop every source is shown', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/conditions/cavities`)
  const sources = page.getByRole('region', { name: 'References' }).locator('li')
  expect(await sources.last().isVisible()).toBe(true)
})

describe('Molly’s button', () => {
  const open = async (path: string) => {
    const { page } = await openPage()
    await page.goto(server.origin + path)
    const button = page.getByRole('complementary', { name: 'Molly', exact: true }).getByRole('link')
    const isShown = async () => (await button.boundingBox())!.y < 900
    return { page, button, isShown }
  }

  test('makes room while a visitor scrolls down, and returns on the way up or with the keyboard', async () => {
    const { page, button, isShown } = await open('/article/root-canal')
    expect(await isShown()).toBe(true)
    await page.mouse.wheel(0, 900)
    await expect.poll(isShown).toBe(false)
    await page.mouse.wheel(0, -200)
    await expect.poll(isShown).toBe(true)
    await page.mouse.wheel(0, 600)
    await expect.poll(isShown).toBe(false)
    await page.keyboard.press('Shift+Tab')
    await button.focus()
    await expect.poll(isShown).toBe(true)
  })

  test('is serious beside an emergency', async () => {
    for (const [path, face] of [
      ['/conditions/emergency', 'urgent'],
      ['/about', 'hello'],
    ]) {
      const { button } = await open(path!)
      expect(await button.locator('img').getAttribute('src'), path).toContain(face)
    }
  })
})
