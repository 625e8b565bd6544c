import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../browser.ts'
import { testServer } from '../servers.ts'

const server = testServer('Node')

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test.each([
  ['/', phone, 'light'],
  ['/', desktop, 'dark'],
  ['/es', phone, 'dark'],
  ['/es', { width: 1200, height: 800 }, 'light'],
  ['/article/braces-vs-aligners', phone, 'light'],
  ['/es/article/root-canal', desktop, 'light'],
  ['/conditions/emergency', phone, 'dark'],
  ['/products/dental-floss', desktop, 'light'],
  ['/video/whitening-facts', phone, 'light'],
  ['/find-international-dentist', { width: 820, height: 1180 }, 'light'],
  ['/explore', phone, 'light'],
  ['/search?q=teeth', phone, 'light'],
  ['/ask-molly', desktop, 'light'],
  ['/nope', phone, 'light'],
] as const)(
  'what is painted first of %s at %o, %s, looks the same before the stylesheet is there',
  async (path, viewport, colorScheme) => {
    const { page } = await openPage({ viewport, colorScheme, reducedMotion: 'reduce' })
    // Our fonts are the stylesheet's.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto(server.origin + path, { waitUntil: 'networkidle' })
    const whole = await lookAbove(page)
    await page.route('**/client-*.css', (route) => route.abort())
    await page.goto(server.origin + path, { waitUntil: 'networkidle' })
    const first = await lookAbove(page)
    expect(whole.length).toBeGreaterThan(15)
    expect(first).toEqual(whole)
  },
)

/** Place and look of everything that is seen above the late stylesheet. */
function lookAbove(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const late = document.querySelector('body link[rel=stylesheet]')!
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          element.compareDocumentPosition(late) & Node.DOCUMENT_POSITION_FOLLOWING &&
          !element.contains(late) &&
          element.checkVisibility(),
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
                // Patterns come after words, and so do our fonts.
                .replace(/^url\(.*\)$/, 'none')
                .replace(/(?:Figtree|Piazzolla), /, '')}`,
          ),
        ].join('; ')
      })
  })
}
