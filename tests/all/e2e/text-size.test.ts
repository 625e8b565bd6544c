import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../../src/routes.ts'
import { tools } from '../../../src/sections/tools/tools.ts'
import { openPage } from '../../support/browser.ts'
import { inBoth, kindPaths } from '../../support/paths.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')
/** A page of each kind and every tool. */
const paths = [...new Set([...kindPaths, ...tools.map((tool) => routes[tool])])]

/** WCAG 2.2, success criterion 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

/** What is wider than the window, though nothing around it scrolls. */
function listWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= edge) return []
    const isClipped = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement!))
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .filter((element) => !isClipped(element.parentElement!))
      .map((element) => element.outerHTML.slice(0, 60))
      .concat(`${document.documentElement.scrollWidth} px`)
  })
}

const widths = [320, 390, 768]

async function findWide(page: Page, what: string): Promise<string[]> {
  const wide: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const found = await listWide(page)
    if (found.length > 0) wide.push(`${page.url()} at ${width} with ${what}: ${found.join()}`)
  }
  return wide
}

test.each(paths)(
  'with large type, or the widest text spacing of WCAG, %s fits its window',
  async (of) => {
    const { page } = await openPage({ bypassCSP: true })
    // Pictures do not decide about width: their boxes are there before them.
    await page.route(/\.(?:svg|jpg|webp|mp4)$/, (route) => route.abort())
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    const type = (size: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    const wide: string[] = []
    for (const path of inBoth(of)) {
      await page.goto(server.origin + path, { waitUntil: 'domcontentloaded' })
      for (const size of [24, 32]) {
        await type(size)
        wide.push(...(await findWide(page, `${size} px`)))
      }
      await type(16)
      await page.addStyleTag({ content: spacing })
      wide.push(...(await findWide(page, 'spacing')))
    }
    expect(wide).toEqual([])
  },
)

test('the tables of grades fit the narrowest phone, in both languages', async () => {
  const { page } = await openPage({ viewport: { width: 320, height: 640 } })
  for (const path of inBoth('/molly-score')) {
    await page.goto(server.origin + path)
    const wider = await page
      .getByRole('main')
      .locator('table')
      .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth))
    expect(wider, path).toEqual([0, 0, 0])
  }
})

test.each([
  [390, 844, 16, 0.6],
  [320, 568, 32, 0.3],
])(
  'at %i by %i with type of %i px the conversation is to be seen',
  async (width, height, size, share) => {
    const { page } = await openPage({ viewport: { width, height } })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    await page.goto(`${server.origin}/es/about`)
    await page.locator('[data-island=MollyDialog] a').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('¿Por qué sangran las encías?')
    await page.keyboard.press('Enter')
    await dialog.getByText('Fuentes y más sobre el tema').waitFor()
    const seen = await dialog.evaluate((box) => {
      const [outer, log] = [box, box.querySelector('[role=log]')!].map((one) =>
        one.getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      return (Math.min(log.bottom, outer.bottom) - Math.max(log.top, outer.top)) / outer.height
    })
    expect(seen).toBeGreaterThanOrEqual(share)
  },
)
