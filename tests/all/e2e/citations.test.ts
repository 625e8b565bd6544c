import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../../support/a11y-visit.ts'
import type { Citation } from '../../../src/molly/protocol.ts'
import { openPage } from '../../support/browser.ts'
import { button, chat, playMolly, question, status } from '../../support/chat-page.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

const reply = 'Brush twice a day. Fluoride helps.\n\nDo this:\n- two minutes\n- gently'

const after = (words: string) => reply.indexOf(words) + words.length

const citations: Citation[] = [
  {
    n: 1,
    organisation: 'American Dental Association',
    title: 'Toothbrushes',
    year: '2024',
    checked: '2026-11-12',
    href: 'https://example.org/brushes',
    at: [after('day.'), after('minutes')],
  },
  {
    n: 2,
    organisation: 'World Health Organization',
    title: 'Oral health',
    checked: '2026-11-02',
    href: 'https://example.org/oral',
    at: [after('helps.')],
  },
]

const sources = [{ title: 'Brushing', section: 'How long', href: '/article/brushing#time' }]

const first = 'Source 1: American Dental Association, Toothbrushes'
const second = 'Source 2: World Health Organization, Oral health'

/** An answer with citations, on Molly's own page. */
async function openAnswer(options?: Parameters<typeof openPage>[0], path = '/ask-molly') {
  const visit = await openPage({ reducedMotion: 'reduce', ...options })
  const molly = await playMolly(visit.page)
  await visit.page.goto(server.origin + path)
  const field = visit.page.locator('.chat textarea')
  await field.fill('How should I brush?')
  await field.press('Enter')
  await molly.begin()
  // An answer is in the language of its sources.
  const href = path.startsWith('/es') ? `/es${sources[0]!.href}` : sources[0]!.href
  await molly.answer({ reply, sources: [{ ...sources[0]!, href }], citations })
  await visit.page.locator('.chat-cite').first().waitFor()
  return visit
}

const opened = (page: Page) => page.locator('.chat-citation:popover-open')

test('the numbers are where they belong, and each opens what it stands for', async () => {
  const { page, messages } = await openAnswer()
  const bubble = chat(page).locator('.chat-molly').last()
  const lines = await bubble.locator('p').allInnerTexts()
  expect(lines.slice(0, 2)).toEqual(['Brush twice a day.1', 'Fluoride helps.2'])
  expect(await bubble.locator('.chat-list').innerText()).toBe('two minutes1\ngently')
  await button(page, first).first().click()
  const text = (await opened(page).innerText()).split(/\n+/)
  expect(text).toEqual([
    '1. American Dental Association: Toothbrushes (2024)',
    'Checked on November 12, 2026',
    'Open the source',
    'On this site: How long',
  ])
  const link = (name: string) => opened(page).getByRole('link', { name })
  expect(await link('Open the source').getAttribute('href')).toBe('https://example.org/brushes')
  expect(await link('On this site').getAttribute('href')).toBe('/article/brushing#time')
  await button(page, second).click()
  await opened(page).getByText('Oral health').waitFor()
  expect(await opened(page).count()).toBe(1)
  expect(await opened(page).innerText()).not.toContain('(')
  expect(messages).toEqual([])
})

test('a keyboard opens a citation, reaches its links, and closes it without losing its place', async () => {
  const { page } = await openAnswer()
  await button(page, second).focus()
  await page.keyboard.press('Enter')
  await opened(page).waitFor()
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement!.textContent)
  expect(await focused()).toBe('Open the source')
  await page.keyboard.press('Escape')
  await opened(page).waitFor({ state: 'detached' })
  expect(await focused()).toBe('2')
})

test('in the dialog Escape closes the citation first, then the dialog', async () => {
  const { page } = await openPage()
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/article/root-canal`)
  await page.getByRole('complementary', { name: 'Molly', exact: true }).getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('How should I brush?')
  await dialog.getByRole('textbox').press('Enter')
  await molly.begin()
  await molly.answer({ reply, sources, citations })
  await dialog.getByRole('button', { name: second }).click()
  await opened(page).waitFor()
  await page.keyboard.press('Escape')
  await opened(page).waitFor({ state: 'detached' })
  expect(await dialog.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test.each([320, 1440])(
  'an open citation is beside its number and in view, at %i',
  async (width) => {
    const { page } = await openAnswer({ viewport: { width, height: 700 } })
    for (const name of [first, second]) {
      await button(page, name).first().click()
      const box = (await opened(page).boundingBox())!
      const number = (await button(page, name).first().boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThanOrEqual(700)
      const gap = Math.max(number.y - (box.y + box.height), box.y - (number.y + number.height))
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(20)
      expect(number.height).toBeGreaterThanOrEqual(24)
      expect(number.width).toBeGreaterThanOrEqual(24)
    }
  },
)

test.each(['light', 'dark'] as const)('an open citation is accessible in %s', async (scheme) => {
  const { page } = await openAnswer({ colorScheme: scheme })
  expect((await findFaults(page)).faults).toEqual([])
  await page.emulateMedia({ colorScheme: scheme })
  await button(page, second).click()
  await opened(page).waitFor()
  expect((await findFaults(page)).faults).toEqual([])
})

test('in Spanish the date and the words are Spanish', async () => {
  const { page } = await openAnswer({}, '/es/ask-molly')
  const number = 'Fuente 1: American Dental Association, Toothbrushes'
  await page.getByRole('button', { name: number }).first().click()
  await opened(page).getByText('Revisada el 12 de noviembre de 2026').waitFor()
})

test('a copied answer has its numbers in brackets, and what they stand for', async () => {
  const { page } = await openAnswer({ permissions: ['clipboard-read', 'clipboard-write'] })
  await button(page, 'Copy').click()
  await status(page).filter({ hasText: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.replaceAll('\r', '').split('\n\n')).toEqual([
    'Brush twice a day. [1] Fluoride helps. [2]',
    'Do this:\n- two minutes [1]\n- gently',
    '[1] American Dental Association: Toothbrushes (2024). Checked on November 12, 2026\nhttps://example.org/brushes',
    '[2] World Health Organization: Oral health. Checked on November 2, 2026\nhttps://example.org/oral',
    'Sources and more on this',
    `Brushing: How long\n${server.origin}/article/brushing#time`,
  ])
})

test('on paper the numbers stay, and the list of what they stand for is printed', async () => {
  const { page } = await openAnswer()
  await page.emulateMedia({ media: 'print' })
  expect(await chat(page).locator('.chat-cite').first().isVisible()).toBe(true)
  for (const text of ['Numbered sources', '1. American', '2. World', 'November 2']) {
    expect(await chat(page).getByText(text).isVisible(), text).toBe(true)
  }
  const address = await chat(page)
    .getByRole('link', { name: 'Open the source' })
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toContain('https://example.org/brushes')
})

test('a citation with markup in it is shown as text', async () => {
  const { page, messages } = await openPage()
  const molly = await playMolly(page)
  await page.goto(`${server.origin}/ask-molly`)
  await question(page).fill('How?')
  await question(page).press('Enter')
  await molly.begin()
  const title = '<img src=x onerror=alert(1)>'
  await molly.answer({ reply: 'So.', citations: [{ ...citations[0]!, title, at: [3, 99] }] })
  await chat(page).locator('.chat-cite').first().click()
  await opened(page).getByText(title).waitFor()
  expect(messages).toEqual([])
})

describe('without JavaScript', () => {
  async function openAnswer() {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(`${server.origin}/ask-molly`)
    await question(page).fill('What kinds of braces are there?')
    await button(page, 'Send').click()
    await chat(page).locator('.chat-cite').first().waitFor()
    return page
  }

  test('a number leads to its place in the list of sources', async () => {
    const page = await openAnswer()
    const number = chat(page)
      .getByRole('link', { name: /^Source 1: / })
      .first()
    await number.click()
    const cited = page.locator('.chat-citation:target')
    expect(await cited.innerText()).toMatch(/^1\. .+\s+Checked on \w+ \d+, \d{4}\s/)
    await cited.getByRole('link', { name: 'Open the source' }).waitFor()
    expect(await chat(page).getByText('Numbered sources').isVisible()).toBe(true)
  })

  test('a thumb opens a page that says thank you, and the conversation stays', async () => {
    const page = await openAnswer()
    const opening = page.context().waitForEvent('page')
    await button(page, 'This answer helped').click()
    const thanks = await opening
    await thanks.waitForURL('**/ask-molly#rated')
    await thanks.getByText('Thank you. Your conversation is still in the other tab.').waitFor()
    expect(await page.locator('.chat-user').innerText()).toContain(
      'What kinds of braces are there?',
    )
    const rows = await server.query("SELECT key, n FROM counts WHERE kind = 'rating'")
    expect(rows).toEqual([{ key: 'braces/kinds up en', n: 1 }])
  })
})

test('an answer that a form was given becomes live, and is kept', async () => {
  const { page, messages } = await openPage()
  await page.goto(`${server.origin}/ask-molly`)
  // The first page's scripts don't arrive.
  await page.route('**/assets/hydrate-*.js', (route) => route.abort())
  await page.reload()
  await question(page).fill('What kinds of braces are there?')
  await page.locator('.chat-composer').evaluate((form: HTMLFormElement) => form.submit())
  await page.waitForURL('**/ask-molly?page=/#latest')
  expect((await findFaults(page)).faults).toEqual([])
  await page.unroute('**/assets/hydrate-*.js')
  await page.reload()
  await chat(page)
    .getByRole('link', { name: /^Source 1: / })
    .first()
    .waitFor()
  await question(page).focus()
  await chat(page)
    .getByRole('button', { name: /^Source 1: / })
    .first()
    .click()
  await opened(page).waitFor()
  await page.goto(`${server.origin}/about`)
  await page.goto(`${server.origin}/ask-molly`)
  await chat(page)
    .getByRole('button', { name: /^Source 1: / })
    .first()
    .waitFor()
  expect(messages.filter((text) => !/hydrate|Failed to (load|fetch)/.test(text))).toEqual([])
})
