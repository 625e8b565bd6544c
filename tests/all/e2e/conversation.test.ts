import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { button, chat, isAwake, playMolly, question, status } from '../../support/chat-page.ts'
import { showMolly } from '../../support/scroll.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

const sources = [{ title: 'Root canal', href: '/article/root-canal#does-it-hurt' }]

/** Asks on the page that is open, and plays the answer. */
async function ask(page: Page, molly: Awaited<ReturnType<typeof playMolly>>, text: string) {
  await question(page).fill(text)
  await question(page).press('Enter')
  const { length } = await molly.requests()
  await molly.begin(Math.max(1, length))
  await molly.end(`Answer to: ${text}`, sources)
  await chat(page)
    .locator('.chat-molly', { hasText: `Answer to: ${text}` })
    .waitFor()
}

const kept = (page: Page) => page.evaluate(() => Object.entries(sessionStorage))

test('opening a source and coming back loses nothing, in the dialog and in either language', async () => {
  const { page, messages } = await openPage()
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await ask(page, molly, 'Does a root canal hurt?')
  await chat(page).getByRole('link', { name: 'Root canal' }).click()
  await page.waitForURL('**/article/root-canal#does-it-hurt')
  await (await showMolly(page)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Answer to: Does a root canal hurt?').waitFor()
  await dialog.getByRole('textbox').fill('And after it?')
  await dialog.getByRole('textbox').press('Enter')
  await molly.begin(1)
  await molly.end('Rest a day.')
  await dialog.locator('.chat-molly', { hasText: 'Rest a day.' }).waitFor()
  const [request] = await molly.requests()
  expect(request!.history).toMatchObject([
    { role: 'user', content: 'Does a root canal hurt?' },
    { role: 'assistant', content: 'Answer to: Does a root canal hurt?', kind: 'answer' },
  ])
  await page.goBack()
  await page.waitForURL('**/ask-molly')
  await chat(page).getByText('Rest a day.').waitFor()
  await page.goto(`${server.origin}/es/ask-molly`)
  await page.getByText('Rest a day.').waitFor()
  await page.goto(`${server.origin}/`)
  await chat(page).getByText('Rest a day.').waitFor()
  expect(messages).toEqual([])
})

/** Pixels from the top, once the page has stopped moving. */
const restingScroll = (page: Page) =>
  page.evaluate(async () => {
    let last = -1
    while (last !== scrollY) {
      last = scrollY
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    return last
  })

test('a conversation that is shown again speaks to nobody and takes no focus', async () => {
  const { page } = await openPage()
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await ask(page, molly, 'How long?')
  const before = await restingScroll(page)
  await page.reload()
  await chat(page).getByText('Answer to: How long?').waitFor()
  expect(await status(page).innerText()).toBe('')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect(Math.abs((await restingScroll(page)) - before)).toBeLessThan(10)
  expect(await button(page, 'New text').count()).toBe(0)
})

test('a question whose page was left before the answer can be asked again', async () => {
  const { page } = await openPage()
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await question(page).fill('How long?')
  await question(page).press('Enter')
  await molly.begin()
  await molly.say('Half an answer.')
  await chat(page).getByText('Half an answer.').waitFor()
  await page.goto(`${server.origin}/about`)
  await page.goBack()
  await chat(page).getByText('Half an answer.').waitFor()
  await chat(page).getByText('Stopped before the end').waitFor()
  await button(page, 'Ask again').click()
  await molly.begin((await molly.requests()).length)
  await molly.end('A whole one.')
  await chat(page).locator('.chat-molly', { hasText: 'A whole one.' }).waitFor()
  expect(await chat(page).getByText('Half an answer.').count()).toBe(0)
})

test('a page that the browser had put aside shows what was said since, elsewhere in the tab', async () => {
  const { page } = await openPage()
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await ask(page, molly, 'How long?')
  const comeBack = (value: string) =>
    page.evaluate((value) => {
      sessionStorage.setItem('molly-1', value)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, value)
  await comeBack('[{"role":"user","content":"And floss?"}]')
  await chat(page).locator('.chat-user', { hasText: 'And floss?' }).waitFor()
  expect(await chat(page).locator('.chat-user').count()).toBe(1)
  await button(page, 'Ask again').waitFor()
  await comeBack('[]')
  await chat(page).locator('.chat-user').waitFor({ state: 'detached' })
})

test('clearing deletes it from the tab, says so, and leaves the field ready', async () => {
  const { page } = await openPage()
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await ask(page, molly, 'How long?')
  expect((await kept(page)).map(([key]) => key)).toEqual(['molly-1'])
  await chat(page).getByRole('link', { name: 'Clear conversation' }).click()
  await status(page).filter({ hasText: 'Conversation cleared' }).waitFor()
  expect(await kept(page)).toEqual([])
  expect(await question(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.reload()
  await question(page).focus()
  await isAwake(page)
  expect(await chat(page).locator('.chat-user').count()).toBe(0)
})

test('deleting everything in privacy settings deletes it, from an open dialog too', async () => {
  const { page } = await openPage()
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await ask(page, molly, 'How long?')
  await page.goto(`${server.origin}/privacy-settings`)
  await (await showMolly(page)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Answer to: How long?').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show what this browser holds' }).click()
  await page.getByRole('main').getByRole('status').getByText('molly-1').waitFor()
  await page.getByRole('button', { name: 'Delete all of it' }).click()
  await page.getByRole('main').getByText('Done: it is deleted.').waitFor()
  await (await showMolly(page)).click()
  await dialog.getByRole('textbox').waitFor()
  expect(await dialog.getByText('How long?', { exact: true }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.goto(`${server.origin}/ask-molly`)
  expect(await kept(page)).toEqual([])
})

test.each([
  ['another shape', '[{"role":"user","content":1}]'],
  ['no JSON', '{'],
  [
    'an address that is a script',
    '[{"role":"user","content":"a"},{"role":"assistant","content":"b","kind":"answer","suggestions":[],"state":"done","sources":[{"title":"c","href":"javascript:alert(1)"}]}]',
  ],
  [
    'a date that is none',
    '[{"role":"user","content":"a"},{"role":"assistant","content":"b","kind":"answer","suggestions":[],"state":"done","sources":[],"citations":[{"n":1,"organisation":"c","title":"d","checked":"2026-99-99","href":"https://example.org","at":[1]}]}]',
  ],
])('what the tab holds is dropped when it is %s', async (_what, value) => {
  const { page, messages } = await openPage()
  await page.addInitScript((value) => sessionStorage.setItem('molly-1', value), value)
  await page.goto(`${server.origin}/ask-molly`)
  await isAwake(page)
  await chat(page).getByRole('link', { name: 'What is better, braces or aligners?' }).waitFor()
  expect(await chat(page).locator('.chat-user, .chat-molly').count()).toBe(1)
  expect(messages).toEqual([])
})

test('a very long conversation is kept without its beginning', async () => {
  const { page } = await openPage()
  const long = 'x'.repeat(19_900)
  const answer = { role: 'assistant', kind: 'answer', sources: [], suggestions: [], state: 'done' }
  const value = JSON.stringify(
    [1, 2, 3, 4, 5, 6].flatMap((n) => [
      { role: 'user', content: `Question ${n}` },
      { ...answer, content: `${n} ${long}` },
    ]),
  )
  await page.addInitScript((value) => {
    if (sessionStorage.length === 0) sessionStorage.setItem('molly-1', value)
  }, value)
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await chat(page).getByText('Question 6').waitFor()
  await ask(page, molly, 'Question 7')
  const [[, json] = ['', '']] = await kept(page)
  expect(json.length).toBeLessThanOrEqual(100_000)
  const asked = (JSON.parse(json) as { role: string; content: string }[])
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
  expect(asked).toEqual([3, 4, 5, 6, 7].map((n) => `Question ${n}`))
})

test('where the browser keeps nothing the chat works as long as the page is open', async () => {
  const { page, messages } = await openPage()
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await ask(page, molly, 'How long?')
  await ask(page, molly, 'And floss?')
  expect(messages).toEqual([])
})

test('the whole conversation is copied', async () => {
  const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await ask(page, molly, 'How long?')
  await button(page, 'Copy the conversation').click()
  await status(page).filter({ hasText: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r', '').split('\n\n')).toEqual([
    'You: How long?',
    'Molly: Answer to: How long?',
    'Sources and more on this',
    `Root canal\n${server.origin}/article/root-canal#does-it-hurt`,
  ])
})

test.each(['/', '/ask-molly'])(
  'printing from %s puts the conversation alone on paper',
  async (path) => {
    const { page } = await openPage()
    await page.addInitScript(() => {
      globalThis.print = () => {}
    })
    const molly = await playMolly(page)
    await page.goto(server.origin + path)
    await ask(page, molly, 'How long?')
    await button(page, 'Print').click()
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'hidden' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await chat(page).getByText('Answer to: How long?').first().isVisible()).toBe(true)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
)

describe('when Molly asks back', () => {
  test('her suggestions are the answers, also to a question asked before', async () => {
    const { page, messages } = await openPage()
    const molly = await playMolly(page)
    await page.goto(`${server.origin}/ask-molly`)
    await question(page).fill('How much toothpaste?')
    await question(page).press('Enter')
    await molly.begin()
    await molly.answer({
      kind: 'ask-back',
      reply: 'For whom is it?',
      suggestions: ['A child', 'An adult'],
    })
    const answers = chat(page).getByRole('list', { name: 'Your answer' })
    await answers.getByRole('button', { name: 'A child' }).click()
    await molly.begin(2)
    await molly.end('A grain of rice.')
    await chat(page).locator('.chat-user', { hasText: 'A child' }).waitFor()
    expect((await molly.requests())[1]).toMatchObject({
      message: 'A child',
      history: [
        { content: 'How much toothpaste?' },
        { content: 'For whom is it?', kind: 'ask-back' },
      ],
    })
    expect(await answers.count()).toBe(0)
    expect(messages).toEqual([])
  })
})
