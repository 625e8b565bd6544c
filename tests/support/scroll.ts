import type { Page } from 'playwright'

/** Scrolls by a share of the whole page. */
export async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' })
  }, share)
}
