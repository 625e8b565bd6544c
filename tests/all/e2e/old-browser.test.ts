import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

// Chromium, without what Safari 15.0, Chrome 100 or Firefox 100 do not have.

const server = testServer('Node')

/** By object; of a prototype where the name ends so. */
const missing: [object: string, names: string[]][] = [
  ['', ['structuredClone', 'scheduler', 'navigation', 'trustedTypes', 'requestIdleCallback']],
  ['', ['Highlight', 'BroadcastChannel', 'CompressionStream', 'URLPattern', 'SharedWorker']],
  ['AbortSignal', ['any', 'timeout']],
  ['AbortSignal.prototype', ['throwIfAborted', 'reason']],
  ['Array', ['fromAsync']],
  ['Array.prototype', ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced']],
  ['Array.prototype', ['with']],
  ['String.prototype', ['at', 'isWellFormed', 'toWellFormed']],
  ['Object', ['groupBy', 'hasOwn']],
  ['Map', ['groupBy']],
  ['Promise', ['withResolvers', 'try']],
  ['Set.prototype', ['union', 'intersection', 'difference', 'isSubsetOf']],
  ['URL', ['canParse', 'parse']],
  ['Intl', ['Segmenter', 'DurationFormat']],
  ['Navigator.prototype', ['wakeLock', 'locks', 'share', 'connection', 'userActivation']],
  ['Crypto.prototype', ['randomUUID']],
  ['CSS', ['highlights', 'registerProperty']],
  ['Document.prototype', ['startViewTransition', 'adoptedStyleSheets']],
  ['CSSStyleSheet.prototype', ['replace', 'replaceSync']],
  ['Element.prototype', ['checkVisibility', 'replaceChildren', 'setHTMLUnsafe']],
  ['HTMLElement.prototype', ['showPopover', 'hidePopover', 'togglePopover', 'popover', 'inert']],
  ['HTMLDialogElement.prototype', ['showModal', 'show', 'close']],
  ['HTMLFormElement.prototype', ['requestSubmit']],
  ['SubmitEvent.prototype', ['submitter']],
  ['ReadableStream.prototype', ['values']],
  ['ReadableStream', ['from']],
  ['Response', ['json']],
  ['Iterator.prototype', ['map', 'filter', 'toArray', 'some', 'find', 'take']],
]

async function openOld(path: string, viewport = { width: 1280, height: 900 }) {
  const visitor = await openPage({ viewport })
  const { page } = visitor
  await page.addInitScript((all) => {
    for (const [path, names] of all) {
      const object = path
        .split('.')
        .filter(Boolean)
        .reduce<Record<string, unknown> | undefined>(
          (whole, name) => whole?.[name] as Record<string, unknown>,
          globalThis as unknown as Record<string, unknown>,
        )
      for (const name of names) if (object) Reflect.deleteProperty(object, name)
    }
  }, missing)
  // Safari before 16.4 reads no file with a lookbehind in it.
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: /\(\?<[=!]/.test(text) ? '(' : text })
  })
  await page.goto(server.origin + path)
  return visitor
}

const phone = { width: 390, height: 844 }

/** Of a part that is read only where the browser can: it fails alone. */
const isOwn = (message: string) => !message.includes('Unexpected end of input')

const answered = (page: Page) => page.getByText('Sources and more on this').first().waitFor()

describe('in a browser of the oldest that we support', () => {
  test('the menu opens, and leads on', async () => {
    const { page, messages } = await openOld('/', phone)
    await page.locator('header [data-menu] > summary').click()
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Treatments', exact: true })
      .click()
    await page.waitForURL(`${server.origin}/treatments`)
    expect(messages.filter(isOwn)).toEqual([])
  })

  test('search suggests, and finds', async () => {
    const { page, messages } = await openOld('/')
    await page.locator('header [data-search] > summary').click()
    await page.locator('header [data-search] input[name=q]').click()
    await page.keyboard.type('wisdom')
    await page.getByRole('option').filter({ hasText: 'Wisdom teeth' }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=wisdom/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Wisdom teeth/ })
      .first()
      .waitFor()
    expect(messages.filter(isOwn)).toEqual([])
  })

  test.each(['/ask-molly', '/about'])('Molly answers from %s', async (path) => {
    const { page, messages } = await openOld(path, phone)
    if (path === '/about') {
      // Without dialogs it is a link.
      await page.locator('[data-island=MollyDialog] a').first().click()
      await page.waitForURL(/\/ask-molly/)
    }
    await page.locator('main [name=message]').fill('How long should I brush?')
    await page.keyboard.press('Enter')
    await answered(page)
    expect(messages.filter(isOwn)).toEqual([])
  })

  test('Molly sends an emergency on, though the page cannot read its signs', async () => {
    const { page } = await openOld('/ask-molly', phone)
    await page.locator('main [name=message]').fill('My face is swollen and I cannot breathe')
    await page.keyboard.press('Enter')
    await page.locator('main a[href="tel:911"]').first().waitFor()
  })

  test('an address is taken', async () => {
    const { page, messages } = await openOld('/')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: 'Email address' }).fill('ana@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('Thank you for subscribing').first().waitFor()
    expect(await server.query('SELECT email FROM subscribers')).toHaveLength(1)
    expect(messages.filter(isOwn)).toEqual([])
  })
})

test('where no script of ours runs, forms do', async () => {
  const { page } = await openPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(`${server.origin}/ask-molly`)
  await page.locator('main [name=message]').fill('How long should I brush?')
  await page
    .locator(
      'main form:has([name=message]) button[type=submit], main form:has([name=message]) button',
    )
    .last()
    .click()
  await answered(page)
})
