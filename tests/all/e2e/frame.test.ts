import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { listShifts, recordShifts, twoFrames } from '../../support/layout-shifts.ts'
import { scrollTo } from '../../support/scroll.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

describe.each([true, false])('with JavaScript %s', (javaScriptEnabled) => {
  test('the language link keeps page, query and comes back', async () => {
    const { page } = await openPage({ javaScriptEnabled })
    await page.goto(`${server.origin}/article/kids-dental-care`)
    await page.getByRole('link', { name: 'Español' }).first().click()
    await page.waitForURL('**/es/article/kids-dental-care')
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL(`${server.origin}/article/kids-dental-care`)
  })

  test('the search expands, and leads to results', async () => {
    const { page } = await openPage({ javaScriptEnabled })
    await page.goto(server.origin)
    await page.locator('header summary[aria-label="Search articles"]').first().click()
    const box = page.getByRole('search').getByLabel('Search articles').first()
    await box.fill('knocked-out tooth')
    await box.press('Enter')
    await page.waitForURL('**/search?q=knocked-out+tooth')
    await page
      .getByRole('main')
      .getByRole('link', { name: /emergenc/i })
      .first()
      .waitFor()
  })

  test('the menu of a phone opens, covers the page and closes', async () => {
    const { page } = await openPage({
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
    })
    await page.goto(`${server.origin}/es`)
    const summary = page.locator('summary[aria-label="Menú"]')
    await summary.click()
    const menu = page.getByRole('navigation', { name: 'Menú' })
    await menu.getByRole('link', { name: 'Tratamientos' }).waitFor()
    expect(await page.locator('main').isVisible()).toBe(false)
    await summary.click()
    expect(await menu.isVisible()).toBe(false)
    expect(await page.locator('main').isVisible()).toBe(true)
  })

  test('on home the newsletter bar comes with the first scroll, and closes until the next page load', async () => {
    const { page } = await openPage({ javaScriptEnabled })
    await page.goto(server.origin)
    const { field, close, molly } = bottom(page)
    expect(await field.isVisible()).toBe(false)
    await scrollTo(page, 0.5)
    await field.waitFor()
    await close.click()
    expect(await field.isVisible()).toBe(false)
    expect(await molly.isVisible()).toBe(true)
    await page.reload()
    await scrollTo(page, 0.5)
    await field.waitFor()
  })
})

test.each(['no-preference', 'reduce'] as const)(
  'elsewhere, with motion "%s" and no script, it rises once 60 % of the page was scrolled, and Molly is there before',
  async (reducedMotion) => {
    const { page } = await openPage({ javaScriptEnabled: false, reducedMotion })
    await page.goto(`${server.origin}/article/root-canal`)
    const { field, molly } = bottom(page)
    for (const [share, shown] of [
      [0.55, false],
      [0.65, true],
      [0.2, false],
    ] as const) {
      await scrollTo(page, share)
      await expect.poll(() => field.isVisible(), { message: `at ${share}` }).toBe(shown)
      expect(await molly.isVisible(), `at ${share}`).toBe(true)
    }
  },
)

test('the newsletter bar, once closed, is closed for the visit', async () => {
  const { page } = await openPage()
  await page.goto(`${server.origin}/article/root-canal`)
  await scrollTo(page, 0.7)
  const { bar, close, molly } = bottom(page)
  await close.click()
  for (const path of ['/article/root-canal', '/es/article/teeth-whitening-options']) {
    await page.goto(server.origin + path)
    await scrollTo(page, 1)
    await twoFrames(page)
    const here = path.startsWith('/es') ? bottom(page, 'Boletín') : { bar, molly }
    expect(await here.bar.getByRole('textbox').count(), path).toBe(0)
    expect(await here.molly.isVisible(), path).toBe(true)
  }
  await page.goto(server.origin)
  await scrollTo(page, 0.5)
  await bar.getByRole('textbox').waitFor()
})

test('the newsletter bar moves nothing as it rises and closes', async () => {
  const { page } = await openPage()
  await page.addInitScript(recordShifts)
  await page.goto(`${server.origin}/conditions/cavities`)
  // A font that comes late moves the text, and is not what this is about.
  await page.evaluate(() => document.fonts.ready)
  await twoFrames(page)
  const before = await page.evaluate(listShifts)
  await scrollTo(page, 0.62)
  await bottom(page).close.click()
  await twoFrames(page)
  expect(await page.evaluate(listShifts)).toEqual(before)
})

test.each([320, 390, 768, 1440])(
  'at %i nothing of the newsletter bar and Molly lies over another',
  async (width) => {
    const { page } = await openPage({ viewport: { width, height: 844 } })
    for (const path of ['/', '/es']) {
      await page.goto(server.origin + path)
      await scrollTo(page, 0.5)
      const { bar, close, molly } = bottom(page, path === '/' ? 'Newsletter' : 'Boletín')
      await close.waitFor()
      const [form, cross, button] = await Promise.all(
        [bar.locator('form'), close, molly].map((part) => part.boundingBox()),
      )
      expect(form!.x + form!.width).toBeLessThanOrEqual(cross!.x)
      expect(cross!.x + cross!.width).toBeLessThanOrEqual(width < 861 ? width : button!.x)
      expect(button!.x + button!.width).toBeLessThanOrEqual(width)
    }
  },
)

test.each([320, 360, 390, 768])(
  "at %i Molly's button lies in the header, beside what is there, however far one scrolls",
  async (width) => {
    const { page } = await openPage({ viewport: { width, height: 844 } })
    for (const path of ['/article/root-canal', '/es/urgency']) {
      await page.goto(server.origin + path)
      await scrollTo(page, 0.5)
      const header = page.getByRole('banner')
      const [band, menu, button] = await Promise.all(
        [header, header.locator('[data-menu] > summary'), bottom(page).molly].map((part) =>
          part.boundingBox(),
        ),
      )
      const find = (await header.locator('.header-actions > .btn-rosa').boundingBox())!
      expect(button!.y).toBeGreaterThanOrEqual(band!.y)
      expect(button!.y + button!.height).toBeLessThanOrEqual(band!.y + band!.height)
      expect(find.x + find.width).toBeLessThanOrEqual(button!.x)
      expect(button!.x + button!.width).toBeLessThanOrEqual(menu!.x)
    }
  },
)

test.each([
  [1280, 720],
  [1024, 768],
  [844, 390],
])("at %i by %i Molly's button waits below first aid", async (width, height) => {
  const { page } = await openPage({ viewport: { width, height } })
  for (const path of ['/conditions/emergency', '/es/urgency?level=now&topic=injury']) {
    await page.goto(server.origin + path)
    const { molly } = bottom(page)
    const main = (await page.getByRole('main').boundingBox())!
    expect((await molly.boundingBox())!.y, path).toBeGreaterThanOrEqual(main.y + main.height)
    await scrollTo(page, 1)
    expect(await isWhole(molly), path).toBe(true)
  }
})

test.each([
  [390, 844],
  [320, 640],
])(
  'at %i by %i with type of 24 px the header stays whole and low, and nothing covers Molly',
  async (width, height) => {
    const { page } = await openPage({ viewport: { width, height } })
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } })
    for (const path of ['/', '/es/article/root-canal']) {
      await page.goto(server.origin + path)
      await scrollTo(page, 0.5)
      const header = page.getByRole('banner')
      for (const part of [header.locator('.btn-rosa').first(), header.locator('[data-menu]')]) {
        expect(await isWhole(part), path).toBe(true)
      }
      const { y, height: tall } = (await header.boundingBox())!
      expect(y + tall, path).toBeLessThan(height / 5)
      expect(await isWhole(bottom(page).molly), path).toBe(true)
      expect(await page.locator('.newsletter-bar').isVisible(), path).toBe(false)
    }
  },
)

/** In the window, and under nothing else. */
function isWhole(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [y + 4, y + height - 4].every((at) =>
      element.contains(document.elementFromPoint(x + width / 2, at)),
    )
  })
}

/** The bar, and Molly's button: in its corner where there is room. */
function bottom(page: Page, name = 'Newsletter') {
  const bar = page.getByRole('complementary', { name, exact: true })
  return {
    bar,
    field: bar.getByRole('textbox', { name: 'Email address' }),
    close: bar.locator('summary'),
    molly: page.getByRole('complementary', { name: 'Molly', exact: true }).getByRole('link'),
  }
}

test('the buttons of the header follow the width of the window', async () => {
  const { page } = await openPage()
  const ask = page.locator('header').getByRole('link', { name: 'Ask a dentist' }).first()
  const find = page.locator('header').getByRole('link', { name: 'Find Dentist', exact: true })
  await page.goto(server.origin)
  for (const [width, asks, short] of [
    [1440, true, false],
    [1024, true, true],
    [768, true, true],
    [767, false, true],
    [390, false, true],
    [320, false, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await ask.isVisible(), `ask at ${width}`).toBe(asks)
    expect(await find.isVisible(), `short label at ${width}`).toBe(short)
  }
  for (const width of [1121, 1271, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [path, words] of [
      ['/about', 'Ask a dentist'],
      ['/es/about', 'Preguntar a un dentista'],
    ] as const) {
      await page.goto(server.origin + path)
      const header = page.getByRole('banner')
      expect(await header.getByText(words).first().innerText(), `at ${width}`).toBe(words)
      const { y, height } = (await header.boundingBox())!
      expect(y + height, `at ${width}`).toBeLessThanOrEqual(126)
    }
  }
})

test.each(['/article/root-canal', '/es/conditions/cavities'])(
  'on a phone the link to the contents of %s lies between those of the dark line on top',
  async (path) => {
    const { page } = await openPage({ viewport: { width: 320, height: 700 } })
    await page.goto(server.origin + path)
    await scrollTo(page, 0.5)
    const strip = page.locator('.top-bar').getByRole('link')
    const [emergency, contents, language] = await Promise.all(
      [strip.first(), page.locator('.contents-link'), strip.last()].map((link) =>
        link.boundingBox(),
      ),
    )
    expect(contents!.x).toBeGreaterThanOrEqual(emergency!.x + emergency!.width)
    expect(contents!.x + contents!.width).toBeLessThanOrEqual(language!.x)
    expect(contents!.y + contents!.height).toBeLessThanOrEqual(44)
    await page.locator('.contents-link').click()
    await page.locator('#contents-list').waitFor()
  },
)

test.each([
  '/',
  '/es',
  '/article/teeth-whitening-options',
  '/es/conditions/emergency',
  '/es/nope',
  '/ask-molly',
  '/es/search?q=muela',
  `/es/search?q=muela+${'x'.repeat(150)}`,
  `/search?q=${'x'.repeat(150)}`,
  '/subscribe',
])('%s never scrolls sideways', async (path) => {
  const { page } = await openPage()
  await page.goto(server.origin + path)
  for (const width of [320, 390, 768, 1024, 1121, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect(scroll, `at ${width}`).toBeLessThanOrEqual(client)
  }
})

test('Escape closes the search and gives the focus back', async () => {
  const { page } = await openPage()
  await page.goto(server.origin)
  const summary = page.locator('header summary[aria-label="Search articles"]').first()
  await summary.click()
  const box = page.getByRole('search').getByLabel('Search articles').first()
  await box.focus()
  await page.keyboard.press('Escape')
  expect(await box.isVisible()).toBe(false)
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a missing page is logged to the console', async () => {
  const { page, messages } = await openPage()
  await page.goto(`${server.origin}/no/such/page`)
  expect(messages.join('\n')).toContain('/no/such/page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL(`${server.origin}/`)
})

test.each(['/', '/es/article/braces-vs-aligners', '/conditions/emergency', '/nope'])(
  '%s loads nothing from elsewhere, keeps no cookie and breaks no policy',
  async (path) => {
    const { page, messages } = await openPage()
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(server.origin)) foreign.push(request.url())
    })
    await page.goto(server.origin + path, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(messages.filter((text) => !text.includes('404'))).toEqual([])
  },
)

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('with motion "%s", a new page fades in: %s', async (reducedMotion, fades) => {
  const { page } = await openPage({ reducedMotion })
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown }
      document.documentElement.dataset['fades'] = String(viewTransition !== null)
    })
  })
  await page.goto(`${server.origin}/about`)
  await page.locator('header').getByRole('link', { name: 'Treatments', exact: true }).click()
  await page.waitForURL('**/treatments')
  expect(await page.locator('html').getAttribute('data-fades')).toBe(String(fades))
})
