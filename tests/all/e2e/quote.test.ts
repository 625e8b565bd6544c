import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

/** Marks the first sentences of a text, as a visitor would with a finger. */
const markWords = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const [text] = document.querySelector(selector)!.childNodes
    getSelection()!.setBaseAndExtent(text!, 0, text!, text!.textContent!.length)
    return getSelection()!.toString().replaceAll(/\s+/g, ' ').trim()
  }, selector)

const paragraph = 'main article .prose p'

describe('marked words of a page', () => {
  test('are quoted in the chat beside it, and nothing is sent', async () => {
    const { page, messages } = await openPage()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(`${server.origin}/article/root-canal`)
    await page.waitForLoadState('load')
    expect(requests.filter((url) => url.includes('/quote-'))).toEqual([])
    await page.locator(paragraph).first().click({ clickCount: 3 })
    const link = page.getByRole('link', { name: 'Ask Molly about this' })
    await link.waitFor()
    const marked = await page.evaluate(() => getSelection()!.toString().trim())
    // After the links of the paragraph itself.
    const isReached = () => link.evaluate((element) => element === document.activeElement)
    for (let times = 0; times < 10 && !(await isReached()); times += 1) {
      await page.keyboard.press('Tab')
    }
    expect(await isReached()).toBe(true)
    await page.keyboard.press('Enter')
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Your question' })
    await expect.poll(() => field.inputValue()).toContain(marked.slice(0, 40))
    expect(await field.inputValue()).toMatch(/^“.*[^\d]” What does this mean\?$/)
    expect((await field.inputValue()).length).toBeLessThan(400)
    // The caret is at its end, in view.
    const place = await field.evaluate((element) => {
      const { value, selectionStart, scrollTop, scrollHeight, clientHeight } =
        element as HTMLTextAreaElement
      return {
        isFocused: element === document.activeElement,
        left: value.length - selectionStart,
        below: Math.round(scrollHeight - scrollTop - clientHeight),
      }
    })
    expect(place).toEqual({ isFocused: true, left: 0, below: 0 })
    expect(await link.count()).toBe(0)
    expect(requests.filter((url) => url.includes('/ask-molly'))).toEqual([])
    expect(messages).toEqual([])
  })

  test('are offered at the edge of a phone, away from the handles', async () => {
    const { page } = await openPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await page.goto(`${server.origin}/es/article/root-canal`)
    const words = await markWords(page, paragraph)
    const link = page.getByRole('link', { name: 'Preguntar a Molly por esto' })
    await link.waitFor()
    const { x, y, height } = (await link.boundingBox())!
    expect(x).toBeLessThan(30)
    expect(y).toBeGreaterThan(600)
    expect(height).toBeGreaterThanOrEqual(44)
    const query = new URL((await link.getAttribute('href'))!, server.origin).searchParams
    expect(query.get('page')).toBe('/es/article/root-canal')
    expect(query.get('q')).toContain(words.slice(0, 60))
    await page.evaluate(() => getSelection()!.removeAllRanges())
    await link.waitFor({ state: 'detached' })
  })

  test('are not asked about outside of the text, nor a letter of it', async () => {
    const { page } = await openPage()
    await page.goto(`${server.origin}/article/root-canal`)
    const link = page.getByRole('link', { name: 'Ask Molly about this' })
    await markWords(page, paragraph)
    await link.waitFor()
    await markWords(page, 'h1')
    await link.waitFor({ state: 'detached' })
  })
})
