import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts as quizTexts } from '../../src/features/quiz/texts.ts'
import { texts as reminderTexts } from '../../src/features/reminders/texts.ts'
import { texts as sheetTexts } from '../../src/features/ask-dentist/texts.ts'
import { texts as savingsTexts } from '../../src/features/savings-calculator/texts.ts'
import { getText } from '../../src/i18n/index.ts'
import { localeCodes, localize } from '../../src/i18n/locales.ts'
import { openContext, openPage } from '../support/browser.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

/** Each journey from a page that links to it, to its end: no script, both languages. */
describe.each(localeCodes)('without JavaScript, in %s', (locale) => {
  const t = getText(locale)
  const ofSheet = getText(locale, sheetTexts)
  const ofSavings = getText(locale, savingsTexts)
  const ofQuiz = getText(locale, quizTexts)
  const ofReminders = getText(locale, reminderTexts)
  const at = (path: string) => server.origin + localize(path, locale)

  // Pages without a script keep nothing, so that one visitor will do.
  let visitor: Awaited<ReturnType<typeof openContext>>
  beforeAll(async () => {
    visitor = await openContext({ javaScriptEnabled: false })
  })
  afterAll(() => visitor.close())

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

  const main = (page: Page) => page.getByRole('main')
  const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

  test('the menu of a phone and the bar of a desktop lead to the same page', () =>
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
    }))

  test('a category stays chosen while more articles are loaded', () =>
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
    }))

  test('a search leads to the page about it', () =>
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
    }))

  test('the quiz goes from the list of tools to a result and back to the start', () =>
    visit('/tools', async (page) => {
      await main(page).locator('a[href$="/article/cavity-prevention-quiz"]').first().click()
      for (let step = 1; step <= 8; step += 1) {
        await page.getByText(ofQuiz('quiz.progress', { step, total: 8 })).waitFor()
        await main(page).getByRole('radio').last().check()
        await press(page, ofQuiz(step < 8 ? 'quiz.next' : 'quiz.finish'))
      }
      await page.waitForURL(/\?result=(moderate|high)$/)
      await main(page)
        .getByRole('link', { name: ofQuiz('quiz.again') })
        .click()
      await page.getByText(ofQuiz('quiz.progress', { step: 1, total: 8 })).waitFor()
    }))

  test('the calculator shows what is wrong, and then the bill at an address to share', () =>
    visit('/tools/savings-calculator', async (page) => {
      const field = (name: string) => main(page).getByLabel(name, { exact: true })
      await main(page)
        .getByRole('radio', { name: t('tourism.destinations.pe.country') })
        .check()
      await field(ofSavings('calculator.home')).fill('much')
      await field(ofSavings('calculator.trips')).fill('2')
      await field(ofSavings('calculator.trip')).fill('900')
      await press(page, ofSavings('calculator.submit'))
      await main(page).getByText(ofSavings('calculator.errors.amount')).first().waitFor()
      await field(ofSavings('calculator.home')).fill('4000')
      await press(page, ofSavings('calculator.submit'))
      await page.waitForURL(/country=pe.*home=4000/)
      await page.reload()
      await main(page).getByText(ofSavings('calculator.total')).first().waitFor()
      expect(await field(ofSavings('calculator.trip')).inputValue()).toBe('900')
    }))

  test('the timer is a sheet with the four parts of two minutes', () =>
    visit('/tools', async (page) => {
      await main(page).locator('a[href$="/tools/brushing-timer"]').first().click()
      const timer = page.getByRole('group', { name: t('timer.name') })
      await timer.getByText(t('timer.quarters.upperLeft')).waitFor()
      expect(await timer.getByRole('listitem').count()).toBe(4)
    }))

  test('a need leads through the picker to a guide', () =>
    visit('/recommended-products', async (page) => {
      await main(page).getByRole('radio').nth(1).check()
      await press(page, t('picker.submit'))
      await page.waitForURL(/\?need=/)
      const guides = page.getByRole('region').filter({ has: page.locator('#picked-title') })
      await guides.getByRole('link').first().click()
      await page.waitForURL(at('/products/**'))
    }))

  test('notes become a sheet for the dentist, and can be changed', () =>
    visit('/ask-dentist', async (page) => {
      await press(page, ofSheet('prepare.submit'))
      await main(page).getByRole('alert').getByText(ofSheet('prepare.empty')).waitFor()
      await main(page).getByLabel(ofSheet('prepare.fields.since')).fill('Lunes, Monday')
      await press(page, ofSheet('prepare.submit'))
      await main(page)
        .getByRole('heading', { level: 1, name: ofSheet('prepare.title') })
        .waitFor()
      await main(page).getByText('Lunes, Monday').waitFor()
      await press(page, ofSheet('prepare.change'))
      const since = main(page).getByLabel(ofSheet('prepare.fields.since'))
      expect(await since.inputValue()).toBe('Lunes, Monday')
    }))

  test('a day becomes a calendar file', () =>
    visit('/tools/reminders', async (page) => {
      const form = page.locator('#extraction form')
      await form
        .getByLabel(ofReminders('reminders.extraction'))
        .fill(new Date().toISOString().slice(0, 10))
      const file = page.waitForEvent('download')
      await form.getByRole('button', { name: ofReminders('reminders.submit') }).click()
      expect((await file).suggestedFilename()).toBe('extraction.ics')
    }))

  test('a newsletter page signs up', () =>
    visit('/newsletters', async (page) => {
      await main(page).getByLabel(t('newsletter.email')).fill(`${locale}@example.com`)
      await press(page, t('newsletter.subscribe'))
      await main(page).getByText(t('newsletter.success')).waitFor()
      expect(
        await server.query(`SELECT locale FROM subscribers WHERE email = '${locale}@example.com'`),
      ).toEqual([{ locale }])
    }))

  test('a message is sent from the foot of any page', () =>
    visit('/article/root-canal', async (page) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('footer.contact') })
        .click()
      await main(page)
        .getByRole('radio', { name: t('contact.topics.problem') })
        .check()
      await main(page).getByLabel(t('contact.message')).fill('The page is upside down.')
      await main(page).getByLabel(t('contact.page')).fill('no page of yours')
      await press(page, t('contact.submit'))
      await main(page).getByText(t('contact.errors.page')).waitFor()
      expect(await main(page).getByLabel(t('contact.message')).inputValue()).toContain('upside')
      await main(page).getByLabel(t('contact.page')).fill('/article/root-canal')
      await press(page, t('contact.submit'))
      await main(page).getByText(t('contact.sent')).waitFor()
    }))

  test('“Was this page helpful?” is answered on the page, which then says thank you', () =>
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
    ))

  test('a conversation of two turns ends at the place on a page that the answer names', () =>
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
    }))

  test('the accessibility statement is one link away', () =>
    visit('/', async (page) => {
      const foot = page.getByRole('contentinfo')
      await foot.getByRole('link', { name: t('footer.accessibility') }).click()
      await page.waitForURL(at('/accessibility'))
    }))
})

test('the language link keeps the page, the words of a search and the place on a page', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await openPage({ javaScriptEnabled })
    await page.goto(`${server.origin}/search?q=floss&type=product`)
    await page.getByRole('link', { name: 'Español' }).first().click()
    await page.waitForURL('**/es/search?q=floss&type=product')
    await page.goto(`${server.origin}/es/products/toothpaste?x=1#how-much`)
    await page.getByRole('link', { name: 'English' }).first().click()
    // The server never hears of the anchor, so only a script can take it along.
    const anchor = javaScriptEnabled ? '#how-much' : ''
    await page.waitForURL(`${server.origin}/products/toothpaste?x=1${anchor}`)
  }
})
