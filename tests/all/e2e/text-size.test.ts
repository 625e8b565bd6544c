import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')
const paths = [
  '/',
  '/es',
  '/conditions/emergency',
  '/es/conditions/emergency',
  '/article/root-canal',
  '/es/urgency',
  '/ask-molly',
]
const widths = [320, 390, 768, 1024, 1280, 1440]

/** WCAG 2.2, success criterion 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

/** What reaches past the window, though nothing around it scrolls. */
function listWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= edge) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .map((element) => element.outerHTML.slice(0, 60))
      .concat(`${document.documentElement.scrollWidth} px`)
  })
}

async function expectFit(page: Page, path: string, what: string) {
  await page.goto(server.origin + path)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await listWide(page), `${path} at ${width} with ${what}`).toEqual([])
  }
}

describe.each([18, 24, 32])('with a browser font of %i px', (size) => {
  test('no page is wider than its window', async () => {
    const { page } = await openPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    for (const path of paths) await expectFit(page, path, `${size} px`)
  })
})

test('with the widest text spacing of WCAG no page is wider than its window', async () => {
  const { page } = await openPage({ bypassCSP: true })
  await page.addInitScript((css) => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    })
  }, spacing)
  for (const path of paths) await expectFit(page, path, 'spacing')
})
