import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

/** Goes down to a field or button by its name, as somebody with a keyboard goes. */
async function reach(page: Page, name: string) {
  const main = page.getByRole('main')
  const wanted = main
    .getByRole('button', { name, exact: true })
    .or(main.getByLabel(name, { exact: true }))
    .first()
  await wanted.waitFor()
  for (let keys = 0; keys < 150; keys += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach "${name}"`)
}

test('five doors are found by keyboard alone, without a script', async () => {
  const { page, messages } = await openPage({ javaScriptEnabled: false })
  await page.goto(`${server.origin}/urgency?level=week&topic=pain`)
  await page
    .getByRole('link', { name: /No appointment free/ })
    .first()
    .press('Enter')
  await page.getByRole('heading', { level: 1, name: 'No appointment free?' }).waitFor()
  expect(await page.getByRole('radio', { name: 'This week' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Peru' }).press('Space')
  await page.getByRole('radio', { name: 'An adult' }).press('Space')
  await page.getByRole('radio', { name: /must be free or cheap/ }).press('Space')
  await page.getByRole('button', { name: 'Show the doors' }).press('Enter')
  const result = page.getByRole('heading', { level: 1, name: 'Your next five doors' })
  await result.waitFor()
  expect(await result.evaluate((title) => title === document.activeElement)).toBe(true)
  const doors = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
  expect(await doors.count()).toBe(5)
  await page.getByRole('main').getByRole('link', { name: 'WhatsApp', exact: true }).focus()
  expect(messages).toEqual([])
})

test('Enter in a field works the sum out, and one more line can be added', async () => {
  const { page, messages } = await openPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${server.origin}/tools/what-will-i-pay`)
  await (await reach(page, 'Price on the plan')).fill('1000')
  await (await reach(page, 'The plan pays, in percent')).fill('80')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'You pay $200 of $1,000' }).waitFor()
  await (await reach(page, 'One more line')).press('Enter')
  const second = page.getByRole('group', { name: 'Line 2', exact: true })
  await second.getByLabel('Price on the plan').fill('500')
  await second.getByLabel('The plan pays, in percent').fill('0')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'You pay $700 of $1,500' }).waitFor()
  expect(messages).toEqual([])
})

test('months of birth are kept in the browser only on request, shown again and forgotten', async () => {
  const { page, messages } = await openPage()
  const path = `${server.origin}/tools/child-by-month`
  const kept = () => page.evaluate(() => localStorage.getItem('children-births'))
  const year = new Date().getUTCFullYear()
  const add = async (born: number, button: string) => {
    await (await reach(page, 'Month')).selectOption('01')
    await (await reach(page, 'Year')).selectOption(String(born))
    await (await reach(page, button)).press('Enter')
  }
  await page.goto(path)
  expect(await page.getByRole('heading', { name: 'In this browser' }).count()).toBe(0)
  await add(year - 3, 'Show what is due')
  await page.getByRole('heading', { name: `Born in January ${year - 3}` }).waitFor()
  await add(year - 9, 'Add')
  await page.getByRole('heading', { name: `Born in January ${year - 9}` }).waitFor()
  expect(await kept()).toBeNull()

  await (await reach(page, 'Keep these children here')).press('Enter')
  await page.getByText('Kept in this browser.').waitFor()
  expect(await kept()).toBe(`${year - 9}-01 ${year - 3}-01`)

  await page.goto(path)
  const file = page.waitForEvent('download')
  await (await reach(page, 'Save them as a file')).press('Enter')
  expect((await file).suggestedFilename()).toBe('children-births.json')
  await (await reach(page, 'Show the children kept here')).press('Enter')
  await page.getByRole('heading', { name: `Born in January ${year - 3}` }).waitFor()
  await (await reach(page, 'Forget them')).press('Enter')
  await page.getByText('Forgotten.').waitFor()
  expect(await kept()).toBeNull()
  expect(messages).toEqual([])
})
