import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { listShifts, recordShifts, twoFrames } from '../support/layout-shifts.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

/** Chromium without a graphics card spends a fifth of its time on transitions. */
const still: BrowserContextOptions = { reducedMotion: 'reduce' }

/** The home page with the header's search open, and its field awake. */
async function openSearch(path = '/', label = 'Search articles', options = still) {
  const visitor = await openPage(options)
  const { page } = visitor
  await page.goto(server.origin + path)
  await page.locator('header [data-search] > summary').click()
  const field = page.getByRole('combobox', { name: label })
  await field.waitFor()
  return { ...visitor, field, options: page.getByRole('listbox').getByRole('option') }
}

/** The option that a screen reader is on. */
const activeName = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id ? document.getElementById(id)!.textContent : null
  })

describe('suggestions', () => {
  test('opening the search puts the cursor into its field, and typing lists pages', async () => {
    const { page, field, options, messages } = await openSearch()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.type('wisdom')
    await options.filter({ hasText: 'Wisdom teeth' }).first().waitFor()
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'))
    expect(await options.first().textContent()).toContain('Article')
    expect(await options.first().locator('mark').textContent()).toBe('Wisdom')
    expect(await options.last().textContent()).toMatch(/See all \d+ results/)
    expect(messages).toEqual([])
  })

  test('arrows walk through the options and round, and the field keeps the focus', async () => {
    const { page, field, options } = await openSearch()
    await page.keyboard.type('gums')
    // The list for a part of the word may come first.
    await page.locator('[role=option][href="/search?q=gums"]').waitFor()
    const names = await options.allTextContents()
    await page.keyboard.press('ArrowDown')
    expect(await activeName(page)).toBe(names[0])
    expect(await options.first().getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowUp')
    expect(await activeName(page)).toBe(names.at(-1))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await activeName(page)).toBe(names[1])
    await page.keyboard.press('Home')
    expect(await activeName(page)).toBeNull()
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    expect(await activeName(page)).toBeNull()
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('Escape closes the list first and the search next', async () => {
    const { page, field, options } = await openSearch()
    await page.keyboard.type('gums')
    await options.first().waitFor()
    await page.keyboard.press('Escape')
    expect(await options.count()).toBe(0)
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    expect(await field.inputValue()).toBe('gums')
    await page.keyboard.press('ArrowDown')
    await options.first().waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await field.isVisible()).toBe(false)
  })

  test('Enter opens the option it is on, and all results from the field', async () => {
    const { page, options } = await openSearch('/es', 'Buscar artículos')
    await page.keyboard.type('muelas del juicio')
    // Earlier answers may have it further below.
    await options.first().filter({ hasText: 'Muelas del juicio' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/es\/article\/wisdom-teeth/)
    await page.goBack()
    const { page: other } = await openSearch()
    await other.keyboard.type('gums')
    await other.keyboard.press('Enter')
    await other.waitForURL('**/search?q=gums')
  })

  test('a click opens a page, the last option all results', async () => {
    const { page, options } = await openSearch()
    await page.keyboard.type('floss')
    await options.last().click()
    await page.waitForURL('**/search?q=floss')
    await page.locator('header [data-search] > summary').click()
    await page.getByRole('combobox', { name: 'Search articles' }).fill('mouthwash')
    await options.filter({ hasText: 'Mouthwash: which' }).first().click()
    await page.waitForURL(/\/products\/mouthwash/)
  })

  test('a touch on a phone opens a page from the menu', async () => {
    const { page, messages } = await openPage({
      viewport: { width: 390, height: 844 },
      ...still,
      hasTouch: true,
      isMobile: true,
    })
    await page.goto(server.origin)
    await page.locator('header [data-menu] > summary').tap()
    await page.getByRole('search').getByLabel('Search articles').tap()
    await page.getByRole('combobox', { name: 'Search articles' }).fill('root canal')
    await page.getByRole('option', { name: /Root canal: what/ }).tap()
    await page.waitForURL(/\/article\/root-canal/)
    expect(messages).toEqual([])
  })

  test('a screen reader hears how many there are, once the typing stops', async () => {
    const { page } = await openSearch()
    const status = page.getByRole('search').getByRole('status').first()
    const said: string[] = []
    await page.exposeFunction('say', (text: string) => said.push(text))
    await status.evaluate((element) => {
      const say = (globalThis as unknown as { say: (text: string) => void }).say
      new MutationObserver(() => say(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    // The page's own clock: a busy machine must not turn two keys into two pauses.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    for (const key of 'bleeding') {
      await page.keyboard.type(key)
      await page.clock.runFor(200)
      await page.waitForLoadState('networkidle')
    }
    expect(said.filter(Boolean)).toEqual([])
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return status.textContent()
      })
      .toMatch(/^\d of \d+ results/)
    expect(said.filter(Boolean)).toHaveLength(1)
    await page.clock.resume()
    await page.keyboard.type('zzzzz')
    await expect.poll(() => status.textContent()).toBe('Nothing found for “bleedingzzzzz”.')
    expect(await page.getByRole('combobox').first().getAttribute('aria-expanded')).toBe('false')
  })

  test('an answer that comes late does not replace a newer one, and is called off', async () => {
    const { page, field, options } = await openSearch()
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    const late = Promise.withResolvers<void>()
    await page.route(/api\/search\?q=floss/, async (route) => {
      await late.promise
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest(/q=floss/)
    await page.keyboard.type('floss')
    await asked
    await field.fill('veneers')
    await options
      .filter({ hasText: /veneer/i })
      .first()
      .waitFor()
    expect(failed.some((url) => url.includes('q=floss'))).toBe(true)
    late.resolve()
    await page.waitForLoadState('networkidle')
    expect(await options.last().getAttribute('href')).toBe('/search?q=veneers')
  })

  test('what an input method composes is no query, and its keys are its own', async () => {
    const { page, field, options } = await openSearch()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/search')) asked.push(request.url())
    })
    const client = await page.context().newCDPSession(page)
    await client.send('Input.imeSetComposition', {
      text: 'flos',
      selectionStart: 4,
      selectionEnd: 4,
    })
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
    await client.send('Input.insertText', { text: 'floss' })
    await options.first().waitFor()
    expect(asked).toHaveLength(1)
    await field.evaluate((input) => {
      const key = { key: 'ArrowDown', isComposing: true, bubbles: true }
      input.dispatchEvent(new KeyboardEvent('keydown', key))
    })
    expect(await activeName(page)).toBeNull()
  })

  test('nothing on the page moves', async () => {
    const { page, options } = await openSearch('/', 'Search articles', {})
    await page.waitForLoadState('networkidle')
    // Browsers forgive what moves soon after a key.
    await page.route(/api\/search/, async (route) => {
      await new Promise((done) => setTimeout(done, 600))
      await route.continue().catch(() => undefined)
    })
    await page.evaluate(recordShifts)
    await page.keyboard.type('sensi', { delay: 60 })
    await options.first().waitFor()
    await page.keyboard.type('tive', { delay: 60 })
    await page.locator('[role=option][href="/search?q=sensitive"]').waitFor()
    await twoFrames(page)
    expect(await page.evaluate(listShifts)).toEqual([])
  })

  test('Molly is offered with the words in her field, and is asked nothing', async () => {
    const { page, options } = await openSearch()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url())
    })
    await page.keyboard.type('loose crown')
    await options.first().waitFor()
    const offer = page.getByRole('link', { name: 'Ask Molly this' })
    // A link that is drawn anew under the pointer loses its click.
    await expect.poll(() => offer.getAttribute('href')).toBe('/ask-molly?q=loose+crown')
    await offer.click()
    await page.waitForURL('**/ask-molly?q=loose+crown')
    expect(await page.locator('main textarea').inputValue()).toBe('loose crown')
    await page.waitForTimeout(300)
    expect(sent).toEqual([])
  })
})

test('text typed before the script arrives is kept, and searched for', async () => {
  const { page } = await openPage(still)
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/assets\/SearchField\./, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(server.origin)
  await page.locator('header [data-search] > summary').click()
  const field = page.getByRole('searchbox', { name: 'Search articles' })
  await field.pressSequentially('mouthwash')
  release()
  await page.getByRole('option', { name: /Mouthwash: which/ }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Search articles' }).inputValue()).toBe(
    'mouthwash',
  )
})

test('Enter does not wait for the script', async () => {
  const { page } = await openPage(still)
  await page.route(/assets\/SearchField\./, () => undefined)
  await page.goto(server.origin)
  await page.locator('header [data-search] > summary').click()
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('floss')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=floss')
})

test('results, filter, pager and spelling are links that need no script', async () => {
  const { page } = await openPage({ ...still, javaScriptEnabled: false })
  await page.goto(`${server.origin}/es`)
  await page.locator('header [data-search] > summary').click()
  await page.getByRole('searchbox', { name: 'Buscar artículos' }).fill('dientess')
  await page.getByRole('search').getByRole('button', { name: 'Buscar' }).first().click()
  await page.getByRole('link', { name: 'dientes', exact: true }).click()
  await page.waitForURL('**/es/search?q=dientes')
  const pager = page.getByRole('navigation', { name: 'Páginas de resultados' })
  await pager.getByRole('link', { name: 'Siguiente' }).click()
  await page.waitForURL('**/es/search?q=dientes&page=2')
  expect(await page.title()).toContain('página 2')
  const filter = page.getByRole('navigation', { name: 'Filtrar por tipo' })
  await filter.getByRole('link', { name: /^Afecciones \d/ }).click()
  await page.waitForURL('**/es/search?q=dientes&type=condition')
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    ['Afecciones'],
  )
  const result = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })
  await result.locator('a[href*="#"]').first().click()
  await page.waitForURL(/\/es\/conditions\/[a-z-]+#[a-z-]+/)
})
