import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getText } from '../../../src/i18n/index.ts'
import { type Locale, localeCodes, localize } from '../../../src/i18n/locales.ts'
import { openContext } from '../browser.ts'
import { type Server, testServer } from '../servers.ts'

type Visitor = {
  server: Server
  locale: Locale
  t: ReturnType<typeof getText>
  at: (path: string) => string
  visit: (path: string, journey: (page: Page) => Promise<void>, width?: number) => Promise<void>
  main: (page: Page) => ReturnType<Page['getByRole']>
  press: (page: Page, name: string) => Promise<void>
}

/** Each from a page that links to it, to its end, by title. */
export type Journeys = (visitor: Visitor) => Record<string, () => Promise<void>>

/** Each journey in one language, by turns; `isRest`: in the other one. */
export function testJourneys(journeys: Journeys, isRest = false): void {
  const server = testServer('Node')

  describe.each(localeCodes)('without JavaScript, in %s', (locale) => {
    // Pages without a script keep nothing, so that one visitor will do.
    let visitor: Awaited<ReturnType<typeof openContext>>
    beforeAll(async () => {
      visitor = await openContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
    })
    afterAll(() => visitor.close())

    const at = (path: string) => server.origin + localize(path, locale)
    const main = (page: Page) => page.getByRole('main')

    async function visit(path: string, journey: (page: Page) => Promise<void>, width = 1440) {
      const { page, messages } = visitor
      messages.length = 0
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at(path))
      await journey(page)
      // Chromium's own word on a form that was refused.
      expect(messages.filter((text) => !text.includes('status of 400'))).toEqual([])
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    }

    const all = journeys({
      server,
      locale,
      t: getText(locale),
      at,
      visit,
      main,
      press: (page, name) => main(page).getByRole('button', { name }).click(),
    })
    const isTurn = (index: number) => localeCodes[index % localeCodes.length] === locale
    test.each(Object.entries(all).filter((_, index) => isTurn(index) !== isRest))('%s', (_, go) =>
      go(),
    )
  })
}
