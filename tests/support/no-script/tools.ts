import { expect } from 'vitest'
import { texts as childTexts } from '../../../src/features/child-months/texts.ts'
import { texts as shareTexts } from '../../../src/features/plan-share/texts.ts'
import { texts as sheetTexts } from '../../../src/features/ask-dentist/texts.ts'
import { texts as quizTexts } from '../../../src/features/quiz/texts.ts'
import { texts as reminderTexts } from '../../../src/features/reminders/texts.ts'
import { texts as savingsTexts } from '../../../src/features/savings-calculator/texts.ts'
import { texts as diaryTexts } from '../../../src/features/symptom-diary/texts.ts'
import { formatDollars } from '../../../src/i18n/formats.ts'
import { getText } from '../../../src/i18n/index.ts'
import type { Journeys } from './journeys.ts'

/** Forms that answer on the page, or with a file. */
export const tools: Journeys = ({ locale, t, visit, main, press }) => {
  const ofSheet = getText(locale, sheetTexts)
  const ofSavings = getText(locale, savingsTexts)
  const ofDiary = getText(locale, diaryTexts)
  const ofQuiz = getText(locale, quizTexts)
  const ofReminders = getText(locale, reminderTexts)
  const ofShare = getText(locale, shareTexts)
  const ofChild = getText(locale, childTexts)
  return {
    'the quiz goes from the list of tools to a result and back to the start': () =>
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
      }),

    'the calculator shows what is wrong, and then the bill at an address to share': () =>
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
      }),

    'the timer is a sheet with the four parts of two minutes': () =>
      visit('/tools', async (page) => {
        await main(page).locator('a[href$="/tools/brushing-timer"]').first().click()
        const timer = page.getByRole('group', { name: t('timer.name') })
        await timer.getByText(t('timer.quarters.upperLeft')).waitFor()
        expect(await timer.getByRole('listitem').count()).toBe(4)
      }),

    'notes become a sheet for the dentist, and can be changed': () =>
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
      }),

    'the figures of a dental plan become a sum, and stay in the form': () =>
      visit('/tools/what-will-i-pay', async (page) => {
        const field = (name: string) => main(page).getByLabel(name, { exact: true })
        await field(ofShare('payShare.price')).fill('1200')
        await field(ofShare('payShare.percent')).fill('50')
        await field(ofShare('payShare.deductible')).fill('200')
        await press(page, ofShare('payShare.submit'))
        await main(page)
          .getByRole('heading', {
            level: 1,
            name: ofShare('payShare.result', {
              you: formatDollars(700, locale),
              price: formatDollars(1200, locale),
            }),
          })
          .waitFor()
        expect(await field(ofShare('payShare.deductible')).inputValue()).toBe('200')
      }),

    'a month of birth becomes a card with a file for the calendar': () =>
      visit('/tools/child-by-month', async (page) => {
        await main(page).getByLabel(ofChild('childMonths.month')).selectOption('01')
        const year = String(new Date().getUTCFullYear() - 4)
        await main(page).getByLabel(ofChild('childMonths.year')).selectOption(year)
        await press(page, ofChild('childMonths.submit'))
        await main(page)
          .getByRole('heading', { name: ofChild('childMonths.watch') })
          .waitFor()
        const file = page.waitForEvent('download')
        await press(page, ofChild('childMonths.checkup'))
        expect((await file).suggestedFilename()).toBe('checkup.ics')
      }),

    'the diary says why it is a blank one for paper, with a way to the sheet': () =>
      visit('/tools', async (page) => {
        await main(page).locator('a[href$="/tools/symptom-diary"]').first().click()
        expect(await main(page).locator('noscript').innerText()).toBe(ofDiary('diary.noScript'))
        const blank = page.getByRole('region', { name: ofDiary('diary.blank') })
        await blank.getByRole('columnheader', { name: ofDiary('diary.columns.score') }).waitFor()
        expect(await main(page).getByRole('textbox').count()).toBe(0)
        await main(page)
          .getByRole('link', { name: ofDiary('diary.sheet') })
          .click()
        await page.waitForURL(/\/ask-dentist#prepare$/)
      }),

    'the game has its boards, and no caller who does nothing': () =>
      visit('/loteria', async (page) => {
        await main(page).getByRole('checkbox').first().check()
        expect(await main(page).getByRole('button').count()).toBe(4)
      }),

    'a day becomes a calendar file': () =>
      visit('/tools/reminders', async (page) => {
        const form = page.locator('#extraction form')
        await form
          .getByLabel(ofReminders('reminders.extraction'))
          .fill(new Date().toISOString().slice(0, 10))
        const file = page.waitForEvent('download')
        await form.getByRole('button', { name: ofReminders('reminders.submit') }).click()
        expect((await file).suggestedFilename()).toBe('extraction.ics')
      }),
  }
}
