import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

test('the brushing timer asks for the screen again after a return, and lets go of it at a pause', async () => {
  const { page } = await openPage()
  await page.addInitScript(() => {
    const locks = { asked: 0, released: 0 }
    const release = () => Promise.resolve(void (locks.released += 1))
    const request = () => Promise.resolve(void (locks.asked += 1)).then(() => ({ release }))
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(globalThis, { locks })
  })
  const locks = () =>
    page.evaluate(() => (globalThis as unknown as { locks: Record<string, number> }).locks)
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await page.goto(`${server.origin}/tools/brushing-timer`)
  const timer = page.getByRole('group', { name: 'Brushing timer' })
  await timer.getByRole('button', { name: 'Start' }).click()
  await expect.poll(locks).toEqual({ asked: 1, released: 0 })
  await turn('hidden')
  expect(await locks()).toMatchObject({ asked: 1 })
  await turn('visible')
  await expect.poll(locks).toMatchObject({ asked: 2 })
  await timer.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(locks).toEqual({ asked: 2, released: 1 })
  await turn('visible')
  expect(await locks()).toMatchObject({ asked: 2 })
})

/** What is chosen, and whether it looks different from what is beside it. */
function listChosen(page: Page): Promise<{ name: string; isTold: boolean }[]> {
  return page.evaluate(() => {
    const look = (element: Element) => {
      const style = getComputedStyle(element)
      const { backgroundColor, color, borderColor, outline, textDecorationLine } = style
      return [backgroundColor, color, borderColor, outline, textDecorationLine].join()
    }
    const marks = ':is([aria-current], [aria-pressed=true])'
    return [...document.querySelectorAll(`main ${marks}, header nav ${marks}`)].flatMap((one) => {
      // The page itself, at the end of the way to it.
      if (one.matches('li[aria-current=page]')) return []
      const list = one.closest('ul, ol, nav, dl, fieldset, [role=group]') ?? one.parentElement!
      const other = [...list.querySelectorAll(one.tagName)].find(
        (peer) => !peer.matches(marks) && peer.checkVisibility(),
      )
      if (!other || !one.checkVisibility()) return []
      return [{ name: one.textContent!.trim(), isTold: look(one) !== look(other) }]
    })
  })
}

describe('with forced colors', () => {
  test.each([
    ['/mouth-map', '32 adult teeth'],
    ['/mouth-map#baby-teeth', '20 baby teeth'],
    ['/explore?format=video', 'Videos'],
    ['/search?q=gums&type=article', 'Articles'],
    ['/search?q=gums&page=2', '2'],
    ['/?category=prevention', 'Prevention'],
    ['/urgency?topic=swelling&level=now', ''],
    ['/article/cavity-prevention-quiz?result=high', 'High'],
    ['/about', 'About'],
  ])('what is chosen on %s is told apart, and says so', async (path, name) => {
    const { page } = await openPage({ forcedColors: 'active' })
    await page.goto(server.origin + path)
    await expect
      .poll(async () => (await listChosen(page)).some((one) => one.name.includes(name)))
      .toBe(true)
    expect((await listChosen(page)).filter(({ isTold }) => !isTold)).toEqual([])
  })

  test('so are answers that are ticked, and a rating', async () => {
    const { page } = await openPage({ forcedColors: 'active' })
    await page.goto(`${server.origin}/article/cavity-prevention-quiz`)
    const outlines = () =>
      page
        .locator('.choice')
        .evaluateAll((all) => all.slice(0, 2).map((one) => getComputedStyle(one).outlineStyle))
    await page.locator('.choice').first().click()
    expect(await outlines()).toEqual(['solid', 'none'])
  })
})

describe.each(['/', '/article/root-canal', '/es/urgency', '/explore', '/phrases', '/tools'])(
  'on %s',
  (path) => {
    test('Safari still calls every list a list', async () => {
      const { page } = await openPage()
      await page.goto(server.origin + path)
      const unmarked = await page.locator('ul, ol').evaluateAll((lists) =>
        lists
          .filter((list) => {
            const items = [list, ...list.querySelectorAll(':scope > li')]
            const isNone = items.some((item) => getComputedStyle(item).listStyleType === 'none')
            return isNone && list.getAttribute('role') !== 'list'
          })
          .map((list) => list.outerHTML.slice(0, 80)),
      )
      expect(unmarked).toEqual([])
    })
  },
)

const hebrew = 'כואבת לי השן'

test.each(['/', '/ask-molly', '/contact', '/search', '/ask-dentist', '/tools/treatment-plan'])(
  'what is typed from right to left runs so in every field of %s',
  async (path) => {
    const { page } = await openPage()
    await page.goto(server.origin + path)
    const fields = page.locator(
      'textarea:not([readonly]), input:is([type=text], [type=search], :not([type]))',
    )
    const directions = await fields.evaluateAll(
      (all, text) =>
        all.map((field) => {
          ;(field as HTMLInputElement).value = text
          return `${(field as HTMLInputElement).name} ${getComputedStyle(field).direction}`
        }),
      hebrew,
    )
    expect(directions.length).toBeGreaterThan(0)
    expect(directions.filter((one) => !one.endsWith(' rtl'))).toEqual([])
  },
)

test('so does what is shown of it', async () => {
  const { page } = await openPage({ javaScriptEnabled: false })
  const direction = (text: string) =>
    page
      .getByText(text, { exact: true })
      .last()
      .evaluate((one) => getComputedStyle(one).direction)
  await page.goto(`${server.origin}/ask-dentist`)
  await page.locator('[name=problem]').fill(hebrew)
  await page.locator('form:has([name=problem]) button:not([type=button])').first().click()
  expect(await direction(hebrew)).toBe('rtl')
  await page.goto(`${server.origin}/tools/treatment-plan`)
  await page.locator('textarea[name=lines]').fill(`${hebrew} crown`)
  await page.locator('#plan-form button').first().click()
  expect(await direction(`${hebrew} crown`)).toBe('rtl')
  await page.goto(`${server.origin}/ask-molly`)
  await page.locator('[name=message]').fill(hebrew)
  await page.locator('form:has([name=message]) button').last().click()
  expect(await direction(hebrew)).toBe('rtl')
})

test.each([
  ['/about', '/embed/emergency'],
  ['/es/about', '/es/embed/emergency'],
])('the frame that %s offers is as high as its card', async (path, card) => {
  const { page } = await openPage()
  await page.goto(server.origin + path)
  const code = await page.locator('#embed-snippet').inputValue()
  const [width, height] = /width="(\d+)" height="(\d+)"/.exec(code)!.slice(1).map(Number)
  await page.setViewportSize({ width: width!, height: 300 })
  await page.goto(server.origin + card)
  const real = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(real).toBeLessThanOrEqual(height!)
  expect(real).toBeGreaterThan(height! - 100)
})
