import type { Locator, Page } from 'playwright'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openContext } from '../../support/browser.ts'
import { answerOf } from '../../support/requests.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer()

let page: Page
let messages: string[]
let close: () => Promise<void>

beforeEach(async () => {
  ;({ page, messages, close } = await openContext({ serviceWorkers: 'allow' }))
})
afterEach(() => close())

const open = (path: string) => page.goto(server.origin + path)
const setOffline = (offline: boolean) => page.context().setOffline(offline)
const panel = () => page.getByRole('region', { name: /Molly without a network|Molly sin conexión/ })
const press = (name: string | RegExp) => panel().getByRole('button', { name }).click()
const isKept = (path: string) =>
  page.evaluate(async (path) => (await caches.match(path)) !== undefined, path)

/** Opens a page, and waits until the browser has what it keeps from the first visit on. */
async function visit(path: string) {
  await open(path)
  const offline = path.startsWith('/es') ? '/es/offline' : '/offline'
  await expect.poll(() => isKept(offline)).toBe(true)
}

/** In the chat beside the page. */
async function ask(message: string) {
  const dialog = page.getByRole('dialog', { name: /Chat with Molly|Chatee con Molly/ })
  // Beside the page it stays open on the next one.
  const isOpen = await page.evaluate(() => sessionStorage.getItem('molly-open') !== null)
  if (!isOpen) {
    await page
      .getByRole('complementary', { name: 'Molly', exact: true })
      .getByRole('link', { name: /Ask Molly|Pregunte a Molly/ })
      .click()
  }
  const field = dialog.getByRole('textbox', { name: /Your question|Su pregunta/ })
  await field.fill(message)
  await field.press('Enter')
  return dialog
}

/** In the answer, not where it is announced. */
const inAnswers = (dialog: Locator, text: RegExp) => dialog.getByRole('log').getByText(text)
const fromPhone = /answered from what this device keeps|sale de lo que guarda este dispositivo/
const common = /one of the fifty answers|una de las cincuenta respuestas/

test.each([
  ['en', '', ['Can I fly after a tooth is pulled?', 'and how long should I wait', 'My gums bleed']],
  ['es', '/es', ['¿Puedo volar después de una extracción?', 'Me sangran las encías']],
] as const)('who keeps Molly is answered without a network, in %s', async (locale, home, asked) => {
  await visit(`${home}/about`)
  await open(`${home}/ask-molly`)
  const button = panel().getByRole('button', { name: /Keep|Guardar/ })
  const [about] = /\d+(?= MB)/.exec(await button.innerText())!
  const size = await page.evaluate(async () => {
    const { files } = await (
      await fetch('/_content/kept.json')
    ).json<{
      files: { bytes: number }[]
    }>()
    return files.reduce((sum, { bytes }) => sum + bytes, 0)
  })
  expect(Math.abs(Number(about) * 1e6 - size)).toBeLessThan(size / 10)
  await button.click()
  await panel().getByRole('progressbar').waitFor()
  await panel()
    .getByRole('status')
    .filter({ hasText: /Done|Listo/ })
    .waitFor()

  await setOffline(true)
  // Her own page, in both languages, and as links to it name it.
  for (const path of ['/ask-molly', '/es/ask-molly', `${home}/ask-molly?page=/about`]) {
    await open(path)
    await page.getByRole('log').waitFor()
  }
  await panel()
    .getByText(/Molly is kept on this device|guarda a Molly|está guardada/)
    .waitFor()
  await open(`${home}/treatments`)
  const history: object[] = []
  for (const [at, message] of asked.entries()) {
    const answer = await answerOf(server, { message, locale, history })
    const dialog = await ask(message)
    await expect.poll(() => inAnswers(dialog, fromPhone).count()).toBe(at + 1)
    const said = await dialog.getByRole('log').innerText()
    const [opening] = answer.reply.split(/(?<=[.:?])\s/)
    expect(said.replace(/\s+/g, ' ')).toContain(opening!.replace(/\s+/g, ' '))
    const { reply: content, kind, card, suggestions } = answer
    history.push({ role: 'user', content: message })
    history.push({ role: 'assistant', content, kind, card, suggestions })
  }
  expect(messages.filter((text) => /Content Security|Trusted/.test(text))).toEqual([])

  // The browser makes room and takes a file.
  await page.evaluate(async () => {
    const cache = await caches.open('molly')
    const first = (await cache.keys()).find(({ url }) => url.includes('heads.safetensors'))
    await cache.delete(first!)
  })
  await open(`${home}/treatments`)
  const floss = { en: 'How often should I floss?', es: 'cada cuánto uso el hilo dental' }
  await inAnswers(await ask(floss[locale]), common).waitFor()
  await open(`${home}/offline`)
  await panel()
    .getByText(/Only a part|solo hay una parte/)
    .waitFor()
  await press(/Remove|Quitar/)
  await panel()
    .getByRole('status')
    .filter({ hasText: /removed|ya no está/ })
    .waitFor()
  expect(await page.evaluate(() => caches.has('molly'))).toBe(false)
})

test('who keeps nothing gets one of fifty answers, or the nearest of them to choose from', async () => {
  await visit('/about')
  await ask('hello')
  await setOffline(true)
  const dialog = await ask('How often should I floss?')
  await inAnswers(dialog, common).waitFor()
  await dialog.getByRole('link', { name: 'Oral hygiene: the daily basics' }).waitFor()
  await ask('my crown fell out')
  await dialog.getByText('Is it one of these?').waitFor()
  await dialog
    .getByRole('group', { name: 'Your answer' })
    .or(dialog.getByRole('list', { name: 'Your answer' }))
    .getByRole('button')
    .first()
    .click()
  await expect.poll(() => inAnswers(dialog, common).count()).toBe(2)
  await ask('Paris')
  await page.getByText('Failed to get response from Molly').waitFor()
})

test('the offline page has the fifty answers, without a script too', async () => {
  const html = await (await server.fetch('/offline')).text()
  expect(html.match(/data-card=/g)).toHaveLength(50)
  for (const path of ['/offline', '/es/offline']) {
    const { length } = await (await server.fetch(path)).text()
    expect(length).toBeLessThan(130_000)
  }
})

test('a device without room says so, and keeps what it had', async () => {
  await visit('/about')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: server.origin,
    quotaSize: 10_000_000,
  })
  await open('/ask-molly')
  await press(/Keep Molly/)
  await panel().getByText('There is not enough room').waitFor()
  expect(await isKept('/offline')).toBe(true)
  expect(await isKept('/_content/kept.json')).toBe(false)
})
