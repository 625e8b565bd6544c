import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { closeBrowser, openPage } from '../browser.ts'
import { testServer } from '../servers.ts'

const server = testServer()
afterAll(closeBrowser)

const chat = (page: Page) => page.getByRole('region', { name: 'Chat with Molly' })
const question = (page: Page) => chat(page).getByRole('textbox', { name: 'Your question' })

test('a question is answered with sources, and the status says when', async () => {
  const { page, messages, close } = await openPage()
  await page.goto(server.origin)
  const send = chat(page).getByRole('button', { name: 'Send' })
  await question(page).focus()
  await page.waitForFunction(() => document.querySelector('[data-island=MollyChat][data-awake]'))
  expect(await send.isDisabled()).toBe(true)
  await question(page).fill('   ')
  expect(await send.isDisabled()).toBe(true)
  await question(page).fill('How long should I brush my teeth?')
  expect(await send.isEnabled()).toBe(true)
  await question(page).press('Enter')
  await chat(page).getByText('From these pages').waitFor()
  await chat(page).getByText('How long should I brush my teeth?').waitFor()
  await chat(page).getByRole('status').filter({ hasText: 'Answer ready:' }).waitFor()
  expect(await question(page).inputValue()).toBe('')
  expect(await question(page).evaluate((field) => field === document.activeElement)).toBe(true)
  const bubble = await chat(page).locator('.chat-molly').last().boundingBox()
  const log = await chat(page).getByRole('log').boundingBox()
  expect(bubble!.width).toBeLessThanOrEqual(log!.width * 0.8)
  expect(messages).toEqual([])
  await close()
})

test('while she thinks, field and send are off and stop is on; stopping keeps what arrived', async () => {
  const { page, close } = await openPage()
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
  await close()
})

test('when the call fails, the toast of the specification shows and the words come back', async () => {
  const { page, messages, close } = await openPage()
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
  await chat(page).getByText('From these pages').waitFor()
  expect(await chat(page).locator('.chat-user').count()).toBe(1)
  expect(await question(page).inputValue()).toBe('')
  await close()
})

test('a stream that ends without an end is a failed call', async () => {
  const { page, close } = await openPage()
  await page.route('**/functions/v1/ask-molly', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/event-stream',
      body: ': hi\n\nevent: meta\ndata: {"kind":"answer","sources":[]}\n\nevent: delta\ndata: {"text":"Half an"}\n\n',
    }),
  )
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await page.getByRole('alert').getByText('Failed to get response from Molly.').waitFor()
  expect(await chat(page).getByText('Half an').count()).toBe(0)
  await close()
})

test('a replacement drops what was shown', async () => {
  const { page, messages, close } = await openPage()
  const about = { kind: 'answer', sources: [] }
  const events = [
    ['meta', about],
    ['delta', { text: 'Half an' }],
    ['replace', { ...about, text: 'A whole one' }],
    ['delta', { text: ', and its end.' }],
    ['done', { ...about, reply: 'A whole one, and its end.', suggestions: [] }],
  ] as const
  await page.route('**/functions/v1/ask-molly', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: events
        .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        .join(''),
    }),
  )
  await page.goto(server.origin)
  await question(page).fill('How long should I brush?')
  await question(page).press('Enter')
  await chat(page).getByText('A whole one, and its end.').first().waitFor()
  expect(await chat(page).getByText('Half an').count()).toBe(0)
  expect(messages).toEqual([])
  await close()
})

test('an emergency shows the numbers at once, even without a connection', async () => {
  const { page, close } = await openPage()
  await page.route('**/functions/v1/ask-molly', (route) => route.abort())
  await page.goto(server.origin)
  await question(page).fill('My face is swelling and I cannot breathe')
  await question(page).press('Enter')
  await chat(page)
    .getByRole('link', { name: /Call 911/ })
    .waitFor()
  expect(
    await chat(page)
      .getByRole('link', { name: /Call 911/ })
      .getAttribute('href'),
  ).toBe('tel:911')
  await close()
})

test('the dialog opens over any page, holds the same conversation, and gives the focus back', async () => {
  const { page, messages, close } = await openPage()
  await page.goto(`${server.origin}/es/article/root-canal`)
  const open = page.getByRole('complementary', { name: 'Boletín' }).getByRole('link')
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Chatee con Molly' })
  await dialog.waitFor()
  const box = await dialog.boundingBox()
  expect(box!.height).toBeLessThanOrEqual(900 * 0.8 + 1)
  const field = dialog.getByRole('textbox', { name: 'Su pregunta' })
  await field.fill('¿Duele una endodoncia?')
  await field.press('Enter')
  await dialog.getByText('De estas páginas').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await open.evaluate((link) => link === document.activeElement)).toBe(true)
  await open.click()
  await dialog.getByText('¿Duele una endodoncia?').waitFor()
  expect(messages).toEqual([])
  await close()
})

test('every answer speaks at most twice to a screen reader', async () => {
  const { page, close } = await openPage()
  await page.goto(server.origin)
  await question(page).focus()
  await page.waitForFunction(() => document.querySelector('[data-island=MollyChat][data-awake]'))
  await page.evaluate(() => {
    const region = document.querySelector('[data-island=MollyChat] [role=status]')!
    const texts = ((globalThis as unknown as { spoken: string[] }).spoken = [] as string[])
    new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await question(page).fill('What helps kids brush well?')
  await question(page).press('Enter')
  await chat(page).getByRole('status').filter({ hasText: 'Answer ready:' }).waitFor()
  const spoken = await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)
  expect(spoken.filter(Boolean).length).toBeLessThanOrEqual(2)
  expect(await chat(page).getByRole('log').getAttribute('aria-live')).toBe('off')
  await close()
})

test('Enter that ends a composed character does not send', async () => {
  const { page, close } = await openPage()
  await page.goto(server.origin)
  await question(page).fill('que')
  await page.waitForFunction(() => document.querySelector('[data-island=MollyChat][data-awake]'))
  const wasPrevented = await question(page).evaluate(
    (field) =>
      !field.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
  )
  expect(wasPrevented).toBe(true)
  await close()
})

describe('without JavaScript', () => {
  test('the chat is a form that carries the conversation along', async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false })
    await page.goto(server.origin)
    await question(page).fill('What is a root canal?')
    await chat(page).getByRole('button', { name: 'Send' }).click()
    await page.waitForURL('**/ask-molly')
    await chat(page).getByText('From these pages').waitFor()
    await question(page).fill('Does it hurt?')
    await chat(page).getByRole('button', { name: 'Send' }).click()
    await chat(page).getByText('Does it hurt?').waitFor()
    await chat(page).getByText('What is a root canal?').first().waitFor()
    await close()
  })

  test('the bar leads to Molly’s own page', async () => {
    const { page, close } = await openPage({ javaScriptEnabled: false })
    await page.goto(`${server.origin}/es`)
    await page.getByRole('complementary', { name: 'Boletín' }).getByRole('link').click()
    await page.waitForURL(/\/es\/ask-molly\?page=\/es$/)
    await page.getByRole('heading', { level: 1, name: 'Pregunte a Molly' }).waitFor()
    await close()
  })
})
