import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** Scrolls by a share of the whole page. */
export async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' })
  }, share)
}

/** The link to Molly beside a page, which steps aside while somebody scrolls down. */
export async function showMolly(page: Page): Promise<Locator> {
  const link = page.getByRole('complementary', { name: 'Molly', exact: true }).getByRole('link')
  const isInView = async () => {
    await page.mouse.wheel(0, -50)
    return link.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)
  }
  await expect.poll(isInView).toBe(true)
  return link
}
