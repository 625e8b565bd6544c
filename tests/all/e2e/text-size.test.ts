import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { localeCodes, localize } from '../../../src/i18n/locales.ts'
import { routes } from '../../../src/routes.ts'
import { tools } from '../../../src/sections/tools/tools.ts'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

/** A page of each kind, and every tool. */
const paths = [
  '/',
  '/article/root-canal',
  '/conditions/emergency',
  '/conditions/cavities',
  '/products/toothpaste',
  '/treatments',
  '/video/dental-implants-story',
  '/find-international-dentist',
  '/services',
  '/glossary',
  '/explore',
  '/search?q=gums',
  '/ask-molly',
  '/ask-dentist',
  '/contact',
  '/privacy',
  '/privacy-settings',
  '/recommended-products',
  '/subscribe',
  '/embed/emergency',
  '/no-such-page',
  '/urgency?level=now&topic=swelling',
  '/article/cavity-prevention-quiz?result=high',
  ...tools.map((tool) => routes[tool]),
].flatMap((path) => localeCodes.map((code) => localize(path, code)))
const widths = [320, 390, 768, 1024, 1280, 1440]

/** WCAG 2.2, success criterion 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

/** What reaches past the window, though nothing around it scrolls, and texts that lie on each other. */
function listFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const wide =
      document.documentElement.scrollWidth <= edge + 1
        ? []
        : [...document.body.querySelectorAll('*')]
            .filter(
              (element) =>
                element.checkVisibility() && element.getBoundingClientRect().right > edge + 1,
            )
            .map((element) => element.outerHTML.slice(0, 60))
            .concat(`${document.documentElement.scrollWidth} px`)

    type Box = { of: Element; left: number; right: number; top: number; bottom: number }
    const boxes: Box[] = []
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.sr-only, svg, option, textarea')
    type Edges = Omit<Box, 'of'>
    const seen = new Map<Element, Edges | undefined>()
    /** Where an element shows: what scrolls cuts off the rest; what floats may be scrolled away from. */
    const shownIn = (element: Element): Edges | undefined => {
      if (element === document.body) return { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }
      if (seen.has(element)) return seen.get(element)
      const { overflowX, overflowY, position } = getComputedStyle(element)
      const isFloating = position === 'fixed' || position === 'sticky'
      const around = isFloating ? undefined : shownIn(element.parentElement!)
      const isOpen = overflowX === 'visible' && overflowY === 'visible'
      const edges = isOpen || !around ? around : inside(element.getBoundingClientRect(), around)
      seen.set(element, edges)
      return edges
    }
    const inside = (one: Edges, other: Edges): Edges => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    })
    /** The middle of a line: lines that stand close overlap at their edges. */
    const add = (of: Element, { left, right, top, bottom, height }: DOMRect) => {
      const edges = shownIn(of)
      if (!edges) return
      const line = { top: top + height * 0.3, bottom: bottom - height * 0.3 }
      const box = inside({ left: left + 1, right: right - 1, ...line }, edges)
      if (box.right - box.left > 2 && box.bottom - box.top > 2) boxes.push({ of, ...box })
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.data.trim() || !isSeen(text.parentElement!)) continue
      range.selectNodeContents(text)
      for (const rect of range.getClientRects()) add(text.parentElement!, rect)
    }
    for (const icon of document.querySelectorAll('.icon')) {
      if (icon.checkVisibility()) add(icon, icon.getBoundingClientRect())
    }
    boxes.sort((one, other) => one.top - other.top)
    const covered = new Set<string>()
    for (const [at, one] of boxes.entries()) {
      for (let next = at + 1; next < boxes.length && boxes[next]!.top < one.bottom; next += 1) {
        const other = boxes[next]!
        const overlaps = other.left < one.right && one.left < other.right
        if (!overlaps || one.of === other.of) continue
        const name = ({ of }: Box) => `${of.tagName} ${of.textContent!.trim().slice(0, 30)}`
        covered.add(`${name(one)} | ${name(other)}`)
      }
    }
    return [...wide, ...covered]
  })
}

/** The faults at each width. */
async function listFaultsOf(page: Page, setting: string) {
  const faults: Record<string, string[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const found = await listFaults(page)
    if (found.length > 0) faults[`${width} px, ${setting}`] = found
  }
  return faults
}

test.each(paths)('%s fits its window with large text and wide spacing', async (path) => {
  const { page } = await openPage({ bypassCSP: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const setSize = (size: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  await setSize(32)
  await page.goto(server.origin + path)
  const faults = await listFaultsOf(page, 'text of 32')
  for (const size of [24, 18]) {
    await setSize(size)
    Object.assign(faults, await listFaultsOf(page, `text of ${size}`))
  }
  await setSize(16)
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
  Object.assign(faults, await listFaultsOf(page, 'wide spacing'))
  expect(faults).toEqual({})
})
