import { expect, test } from 'vitest'
import { findFaults } from '../../support/a11y-visit.ts'
import { openPage } from '../../support/browser.ts'
import { button, chat, playMolly, question, status } from '../../support/chat-page.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

const helped = 'This answer helped'
const didNot = 'This answer did not help'

async function openAnswer(card?: string[], path = '/ask-molly') {
  const visit = await openPage({ reducedMotion: 'reduce' })
  const molly = await playMolly(visit.page)
  await visit.page.goto(server.origin + path)
  await question(visit.page).fill('Does it hurt?')
  await question(visit.page).press('Enter')
  await molly.begin()
  await molly.answer({ reply: 'Hardly.', card })
  await chat(visit.page).locator('.chat-molly', { hasText: 'Hardly.' }).waitFor()
  return { ...visit, molly }
}

test('a thumb sends the card, the verdict and the language, once, and stays pressed', async () => {
  const { page, messages } = await openAnswer(['abscess/signs', 'abscess/causes'])
  const sent: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/feedback/molly')) sent.push(request.postData())
  })
  await button(page, didNot).focus()
  await page.keyboard.press('Enter')
  await status(page).filter({ hasText: 'Thank you.' }).waitFor()
  await chat(page).locator('.chat-rating').getByText('Thank you.').waitFor()
  expect(sent.map((body) => JSON.parse(body!) as object)).toEqual([
    { card: 'abscess/signs abscess/causes', verdict: 'down', locale: 'en' },
  ])
  expect(await button(page, didNot).getAttribute('aria-pressed')).toBe('true')
  expect(await button(page, didNot).evaluate((thumb) => thumb === document.activeElement)).toBe(
    true,
  )
  await button(page, helped).click({ force: true })
  expect(sent).toHaveLength(1)
  expect(await server.query("SELECT key, n FROM counts WHERE kind = 'rating'")).toEqual([
    { key: 'abscess/causes down en', n: 1 },
    { key: 'abscess/signs down en', n: 1 },
  ])
  expect((await findFaults(page)).faults).toEqual([])
  await page.reload()
  await expect.poll(() => button(page, didNot).getAttribute('aria-pressed')).toBe('true')
  expect(messages).toEqual([])
})

test('a rating that does not arrive says so, and can be given again', async () => {
  const { page } = await openAnswer(['abscess/signs'])
  await page.route('**/feedback/molly', (route) => route.fulfill({ status: 429, body: '{}' }))
  await button(page, helped).click()
  await chat(page).locator('.chat-rating').getByText('That could not be sent.').waitFor()
  expect(await button(page, helped).getAttribute('aria-pressed')).toBe('false')
  await page.unroute('**/feedback/molly')
  await button(page, helped).click()
  await chat(page).locator('.chat-rating').getByText('Thank you.').waitFor()
})

test('an answer without a card is not rated', async () => {
  const { page } = await openAnswer()
  expect(await button(page, helped).count()).toBe(0)
})

test('the page that a form leads to says thank you, and no other does', async () => {
  const { page } = await openPage({ javaScriptEnabled: false })
  await page.goto(`${server.origin}/ask-molly`)
  const note = page.getByText('Thank you. Your conversation is still in the other tab.')
  expect(await note.isVisible()).toBe(false)
  await page.goto(`${server.origin}/ask-molly#rated`)
  expect(await note.isVisible()).toBe(true)
})
