import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { listedPaths } from '../../support/paths.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test.each<[string, typeof phone, 'light' | 'dark']>([
  ['/', phone, 'light'],
  ['/', desktop, 'dark'],
  ['/es', phone, 'dark'],
  ['/es', { width: 1200, height: 800 }, 'light'],
  ['/article/braces-vs-aligners', phone, 'light'],
  ['/es/article/root-canal', desktop, 'light'],
  ['/conditions/emergency', phone, 'dark'],
  ['/products/dental-floss', desktop, 'light'],
  ['/products/dental-floss', phone, 'dark'],
  ['/services/natural-care', desktop, 'dark'],
  ['/treatments', desktop, 'light'],
  ['/products', phone, 'light'],
  ['/services', desktop, 'light'],
  ['/tools/savings-calculator', phone, 'dark'],
  ['/video/whitening-facts', phone, 'light'],
  ['/article/cavity-prevention-quiz', desktop, 'light'],
  ['/dental-tourism-guide', desktop, 'light'],
  ['/find-international-dentist', { width: 820, height: 1180 }, 'light'],
  ['/explore', phone, 'light'],
  ['/search?q=teeth', phone, 'light'],
  ['/ask-molly', desktop, 'light'],
  ['/about', desktop, 'light'],
  ['/nope', phone, 'light'],
  ...listedPaths.map((path): [string, typeof phone, 'light'] => [path, phone, 'light']),
])(
  'what is painted first of %s at %o, %s, looks the same before the stylesheet is there',
  async (path, viewport, colorScheme) => {
    const { page } = await openPage({ viewport, colorScheme, reducedMotion: 'reduce' })
    // Our fonts come with the stylesheet.
    await page.route('**/*.woff2', (route) => route.abort())
    // Molly wakes up when the page is idle, to a drawing in the page: sooner or later than we look.
    await page.route('**/assets/molly-*.js', (route) => route.abort())
    await page.goto(server.origin + path)
    const whole = await lookAbove(page)
    await page.route('**/*.css', (route) => route.abort())
    await page.goto(server.origin + path)
    // It waits there for the stylesheet: what follows is not parsed.
    await page.evaluate(() => {
      const range = document.createRange()
      range.setStartAfter(document.querySelector('body link[rel=stylesheet]')!)
      range.setEndAfter(document.body.lastChild!)
      range.deleteContents()
    })
    const first = await lookAbove(page)
    expect(whole.length).toBeGreaterThan(10)
    expect(first).toEqual(whole)
  },
)

/** Place and look of everything visible above the main stylesheet. */
function lookAbove(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const stylesheet = document.querySelector('body link[rel=stylesheet]')!
    // Some have no size until they are there.
    for (const image of document.images) {
      if (!(image.compareDocumentPosition(stylesheet) & Node.DOCUMENT_POSITION_FOLLOWING)) continue
      image.loading = 'eager'
      if (image.checkVisibility()) await image.decode()
    }
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          element.compareDocumentPosition(stylesheet) & Node.DOCUMENT_POSITION_FOLLOWING &&
          !element.contains(stylesheet) &&
          element.checkVisibility() &&
          // As tall as its band, which grows.
          !element.matches('.pattern-bg'),
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const look = ['color', 'background-color', 'background-image', 'border', 'border-radius']
        look.push('font', 'box-shadow', 'opacity', 'transform', 'text-decoration', 'z-index')
        return [
          `${element.localName}.${element.className} at ${[x, y, width, height].map((length) => Math.round(length)).join()}`,
          ...look.map(
            (name) =>
              `${name}: ${style
                .getPropertyValue(name)
                // Patterns and our fonts come with the stylesheet.
                .replace(/^url\(.*\)$/, 'none')
                .replace(/(?:Figtree|Piazzolla), /, '')}`,
          ),
        ].join('; ')
      })
  })
}
