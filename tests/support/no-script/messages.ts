import { expect } from 'vitest'
import { texts as sheetTexts } from '../../../src/features/ask-dentist/texts.ts'
import { texts as contactTexts } from '../../../src/features/contact/texts.ts'
import { getText } from '../../../src/i18n/index.ts'
import type { Journeys } from './journeys.ts'

/** What visitors write to the site, and to Molly. */
export const messages: Journeys = ({ server, locale, t, at, visit, main, press }) => ({
  'a newsletter page signs up': () =>
    visit('/newsletters', async (page) => {
      await main(page).getByLabel(t('newsletter.email')).fill(`${locale}@example.com`)
      await press(page, t('newsletter.subscribe'))
      await main(page).getByText(t('newsletter.success')).waitFor()
      expect(
        await server.query(`SELECT locale FROM subscribers WHERE email = '${locale}@example.com'`),
      ).toEqual([{ locale }])
    }),

  'a message is sent from the foot of any page': () =>
    visit('/article/root-canal', async (page) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('footer.contact') })
        .click()
      await main(page)
        .getByRole('radio', { name: getText(locale, contactTexts)('contact.topics.problem') })
        .check()
      await main(page)
        .getByLabel(getText(locale, contactTexts)('contact.message'))
        .fill('The page is upside down.')
      await main(page)
        .getByLabel(getText(locale, contactTexts)('contact.page'))
        .fill('no page of yours')
      await press(page, getText(locale, contactTexts)('contact.submit'))
      await main(page)
        .getByRole('alert')
        .getByRole('link', { name: getText(locale, contactTexts)('contact.page') })
        .click()
      expect(
        await main(page).getByLabel(getText(locale, contactTexts)('contact.message')).inputValue(),
      ).toContain('upside')
      await main(page)
        .getByLabel(getText(locale, contactTexts)('contact.page'))
        .fill('/article/root-canal')
      await press(page, getText(locale, contactTexts)('contact.submit'))
      await main(page).getByText(getText(locale, contactTexts)('contact.sent')).waitFor()
    }),

  '“Was this page helpful?” is answered on the page, which then says thank you': () =>
    visit(
      '/products/toothpaste',
      async (page) => {
        const group = page.getByRole('group', { name: t('feedback.title') })
        const comment = main(page).getByLabel(t('feedback.comment'))
        expect(await comment.isVisible()).toBe(false)
        expect(await main(page).getByText(t('feedback.thanks')).isVisible()).toBe(false)
        await group.getByRole('radio', { name: t('feedback.no') }).check()
        await comment.fill(`More pictures (${locale})`)
        await press(page, t('feedback.submit'))
        await page.waitForURL(at('/products/toothpaste#feedback-thanks'))
        await main(page).getByText(t('feedback.thanks')).waitFor()
        expect(await group.isVisible()).toBe(false)
        expect(
          await server.query(
            `SELECT locale, page, helpful FROM feedback WHERE comment = 'More pictures (${locale})'`,
          ),
        ).toEqual([{ locale, page: '/products/toothpaste', helpful: 0 }])
      },
      390,
    ),

  'a conversation of two turns ends at the place on a page that the answer names': () =>
    visit('/article/root-canal', async (page) => {
      const question = locale === 'es' ? '¿Qué es una endodoncia?' : 'What is a root canal?'
      const next = locale === 'es' ? '¿Y duele?' : 'And does it hurt?'
      await page
        .getByRole('complementary', { name: t('askMolly.name'), exact: true })
        .getByRole('link')
        .click()
      for (const words of [question, next]) {
        await main(page)
          .getByRole('textbox', { name: t('askMolly.label') })
          .fill(words)
        await press(page, t('askMolly.send'))
        await main(page).getByRole('log').getByText(words).first().waitFor()
      }
      const log = main(page).getByRole('log')
      expect(await log.getByText(t('askMolly.sources')).count()).toBeGreaterThan(0)
      const source = log.locator('a[href*="#"]').last()
      const href = (await source.getAttribute('href'))!
      await source.click()
      await page.waitForURL(server.origin + href)
      expect(await page.locator(`[id="${href.split('#')[1]}"]`).isVisible()).toBe(true)
    }),

  'a conversation becomes a sheet for the dentist': () =>
    visit('/ask-molly', async (page) => {
      const [words, question] =
        locale === 'es'
          ? ['Tengo diabetes.', '¿Por qué me sangran las encías?']
          : ['I have diabetes.', 'Why do my gums bleed?']
      await main(page)
        .getByRole('textbox', { name: t('askMolly.label') })
        .fill(`${words} ${question}`)
      await press(page, t('askMolly.send'))
      await press(page, t('askMolly.take'))
      const ofSheet = getText(locale, sheetTexts)
      await main(page).getByText(ofSheet('prepare.filled')).waitFor()
      const health = main(page).getByLabel(ofSheet('prepare.fields.health'))
      expect(await health.inputValue()).toBe(words)
      await press(page, ofSheet('prepare.submit'))
      await main(page)
        .getByRole('heading', { level: 1, name: ofSheet('prepare.title') })
        .waitFor()
      await main(page).getByText(words, { exact: true }).first().waitFor()
    }),
})
