import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { button, chat, isAwake, question, status } from '../support/chat-page.ts'
import { testServer } from '../support/servers.ts'

const server = testServer()

test('a question is answered with sources, and the status says when', async () => {
  const { page, messages } = await openPage()
  await page.goto(server.origin)
  const send = chat(page).getByRole('button', { name: 'Send' })
  await question(page).focus()
  await isAwake(page)
  expect(await send.isDisabled()).toBe(true)
  await question(page).fill('   ')
  expect(await send.isDisabled()).toBe(true)
  await question(page).fill('How long should I brush my teeth?')
  expect(await send.isEnabled()).toBe(true)
  await question(page).press('Enter')
  await chat(page).getByText('Sources and more on this').waitFor()
  await chat(page).getByText('How long should I brush my teeth?').waitFor()
  // It stands below the field, once.
  expect(await chat(page).getByText('This is information').count()).toBe(0)
  await chat(page).getByRole('status').filter({ hasText: 'Answer ready:' }).waitFor()
  expect(await question(page).inputValue()).toBe('')
  expect(await question(page).evaluate((field) => field === document.activeElement)).toBe(true)
  const bubble = await chat(page).locator('.chat-molly').last().boundingBox()
  const log = await chat(page).getByRole('log').boundingBox()
  expect(bubble!.width).toBeLessThanOrEqual(log!.width * 0.8)
  expect(messages).toEqual([])
})

test('while she thinks, field and send are off and stop is on; stopping keeps what arrived', async () => {
  const { page } = await openPage()
  let finish = () => {}
  const held = new Promise<void>((resolve) => (finish = resolve))
  await page.route('**/functions/v1/ask-molly', async (route) => {
    await held
    await route.abort()
  })
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await chat(page).getByText('Molly is thinking…').waitFor()
  expect(await question(page).isDisabled()).toBe(true)
  expect(await chat(page).getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  await chat(page).getByRole('button', { name: 'Stop' }).click()
  await chat(page).getByText('Molly is thinking…').waitFor({ state: 'detached' })
  expect(await question(page).isEnabled()).toBe(true)
  expect(await page.getByRole('alert').count()).toBe(0)
  finish()
})

test('when the call fails, the toast of the specification shows and the words come back', async () => {
  const { page, messages } = await openPage()
  let fails = true
  await page.route('**/functions/v1/ask-molly', (route) =>
    fails ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  )
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  const toast = page.getByRole('alert')
  await toast.getByText('Failed to get response from Molly. Please try again.').waitFor()
  await toast.getByText('Error', { exact: true }).waitFor()
  expect(await question(page).inputValue()).toBe('How long should I brush?')
  expect(messages.join('\n')).toContain('ask-molly failed')
  fails = false
  await toast.getByRole('button', { name: 'Try again' }).click()
  await chat(page).getByText('Sources and more on this').waitFor()
  expect(await chat(page).locator('.chat-user').count()).toBe(1)
  expect(await question(page).inputValue()).toBe('')
})

test.each([
  ['America/Argentina/Salta', ['Call 107 (Argentina)', 'Call 911 (Argentina)']],
  ['America/Lima', ['Call 106 (Peru)', 'Call 116 (Peru)']],
  ['America/New_York', ['Call 911 (US)']],
  ['Europe/Madrid', ['US 911', 'Mexico 911', 'Colombia 123', 'Peru 106', 'Argentina 107']],
])(
  'an emergency in the time zone %s offers %j, even without a connection',
  async (timezoneId, offered) => {
    const { page } = await openPage({ timezoneId })
    await page.route('**/functions/v1/ask-molly', (route) => route.abort())
    await page.goto(server.origin)
    await question(page).fill('My face is swelling and I cannot breathe')
    await question(page).press('Enter')
    const calls = chat(page).locator('a[href^="tel:"]')
    await calls.first().waitFor()
    const seen = await calls.filter({ visible: true }).allInnerTexts()
    expect(seen.map((text) => text.replace('\n', ' '))).toEqual(offered)
    // The others are folded, one number a country.
    const others = chat(page).getByText('Other countries')
    if (await others.count()) await others.click()
    expect(await calls.filter({ visible: true }).count()).toBe(
      offered.length > 2 ? 5 : 4 + offered.length,
    )
    await status(page).filter({ hasText: 'Answer ready: This may need help right now.' }).waitFor()
  },
)

test('what saves a knocked-out tooth is told before whom to call', async () => {
  const { page } = await openPage({ timezoneId: 'America/Chicago' })
  await page.goto(server.origin)
  await question(page).fill('My adult tooth was knocked out')
  await question(page).press('Enter')
  const call = chat(page).getByRole('link', { name: 'Call 911 (US)' })
  const words = chat(page).getByText('Hold it by the crown', { exact: false }).last()
  expect((await words.boundingBox())!.y).toBeLessThan((await call.boundingBox())!.y)
})

describe('without JavaScript', () => {
  test('the chat is a form that carries the conversation along', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(server.origin)
    await question(page).fill('What is a root canal?')
    await chat(page).getByRole('button', { name: 'Send' }).click()
    await page.waitForURL(/\/ask-molly\?page=\/#latest$/)
    await chat(page).getByText('Sources and more on this').waitFor()
    await question(page).fill('Does it hurt?')
    await chat(page).getByRole('button', { name: 'Send' }).click()
    await chat(page).getByText('Does it hurt?').waitFor()
    await chat(page).getByText('What is a root canal?').first().waitFor()
    const log = chat(page).getByRole('log')
    expect(await log.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    expect(await button(page, 'Copy').count()).toBe(0)
  })
})
