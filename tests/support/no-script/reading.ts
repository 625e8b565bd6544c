import { expect } from 'vitest'
import { texts as pickerTexts } from '../../../src/features/product-picker/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import { localize } from '../../../src/i18n/locales.ts'
import type { Journeys } from './journeys.ts'

/** From page to page, and to what a list shows. */
export const reading: Journeys = ({ locale, t, at, visit, main, press }) => ({
  'the menu of a phone and the bar of a desktop lead to the same page': () =>
    visit('/', async (page) => {
      await page
        .getByRole('navigation', { name: t('header.main') })
        .getByRole('link')
        .nth(1)
        .click()
      await page.waitForURL(at('/treatments'))
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(at('/'))
      await page.locator(`summary[aria-label="${t('header.menu')}"]`).click()
      const menu = page.getByRole('navigation', { name: t('header.menu') })
      await menu.getByRole('link', { name: t('header.treatments') }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }),

  'a category stays chosen while more articles are loaded': () =>
    visit('/', async (page) => {
      const list = page.locator('#latest')
      const filter = list.getByRole('navigation', { name: t('articles.filter') })
      const category = filter.getByRole('link', { name: t('articles.category.prevention') })
      await category.click()
      await page.waitForURL(/\?category=prevention#latest$/)
      await list.getByRole('link', { name: t('articles.loadMore') }).click()
      await page.waitForURL(/category=prevention&page=2#latest$/)
      expect(await category.getAttribute('aria-current')).toBe('true')
      expect(await list.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(6)
    }),

  'a search leads to the page about it': () =>
    visit('/about', async (page) => {
      await page
        .locator(`header summary[aria-label="${t('suggest.label')}"]`)
        .first()
        .click()
      const box = page.getByRole('searchbox', { name: t('suggest.label') }).first()
      await box.fill(locale === 'es' ? 'hilo dental' : 'dental floss')
      await box.press('Enter')
      await page.waitForURL(/\/search\?q=/)
      await main(page)
        .locator(`a[href^="${localize('/products/dental-floss', locale)}"]`)
        .first()
        .click()
      await page.waitForURL(/\/products\/dental-floss/)
    }),

  'a need leads through the picker to a guide': () =>
    visit('/recommended-products', async (page) => {
      await main(page).getByRole('radio').nth(1).check()
      await press(page, getText(locale, pickerTexts)('picker.submit'))
      await page.waitForURL(/\?need=/)
      const guides = page.getByRole('region').filter({ has: page.locator('#picked-title') })
      await guides.getByRole('link').first().click()
      await page.waitForURL(at('/products/**'))
    }),

  'the accessibility statement is one link away': () =>
    visit('/', async (page) => {
      const foot = page.getByRole('contentinfo')
      await foot.getByRole('link', { name: t('footer.accessibility') }).click()
      await page.waitForURL(at('/accessibility'))
    }),
})
