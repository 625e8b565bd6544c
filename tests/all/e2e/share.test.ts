import { describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node', { SITE_ORIGIN: 'https://teeth.example' })

type Shared = { shared?: ShareData; printed?: boolean }

describe.each([
  ['/article/root-canal', 'Share', 'Send by email', 'Send by WhatsApp'],
  ['/conditions/gum-disease', 'Share', 'Send by email', 'Send by WhatsApp'],
  ['/conditions/emergency', 'Share', 'Send by email', 'Send by WhatsApp'],
  ['/es/products/toothpaste', 'Compartir', 'Enviar por correo', 'Enviar por WhatsApp'],
  ['/es/services/natural-care', 'Compartir', 'Enviar por correo', 'Enviar por WhatsApp'],
  ['/es/video/whitening-facts', 'Compartir', 'Enviar por correo', 'Enviar por WhatsApp'],
])('%s', (path, share, mail, whatsApp) => {
  test('can be shared without a script: by email, by WhatsApp, and by its address', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(server.origin + path)
    await page.locator('main summary[data-act=share]').filter({ hasText: share }).click()
    const link = page.getByRole('link', { name: mail })
    const { searchParams } = new URL((await link.getAttribute('href'))!)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    expect(searchParams.get('subject')).toBe(title)
    expect(searchParams.get('body')).toBe(`https://teeth.example${path}`)
    const chat = new URL((await page.getByRole('link', { name: whatsApp }).getAttribute('href'))!)
    expect(chat.origin + chat.pathname).toBe('https://wa.me/')
    expect([...chat.searchParams]).toEqual([['text', `${title} https://teeth.example${path}`]])
    const address = page.getByText(`https://teeth.example${path}`, { exact: true })
    expect(await address.isVisible()).toBe(true)
    // What needs a script is not there without one.
    expect(await page.getByRole('button', { name: /copy|copiar|print|imprimir/i }).count()).toBe(0)
  })
})

test('where the browser can share, it is asked to, with the address of the page', async () => {
  const { page } = await openPage()
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      ;(globalThis as Shared).shared = data
    }
  })
  await page.goto(`${server.origin}/es/article/root-canal?x=1`)
  const summary = page.locator('main summary').filter({ hasText: /^Compartir$/ })
  await summary.click()
  expect(await page.evaluate(() => (globalThis as Shared).shared)).toEqual({
    title: await page.title(),
    url: 'https://teeth.example/es/article/root-canal',
  })
  expect(await page.getByRole('link', { name: 'Enviar por correo' }).isVisible()).toBe(false)
})

test('where sharing is not allowed, the other ways open', async () => {
  const { page } = await openPage()
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto(`${server.origin}/article/root-canal`)
  await page
    .locator('main summary')
    .filter({ hasText: /^Share$/ })
    .click()
  await page.getByRole('link', { name: 'Send by email' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('link', { name: 'Send by email' }).isVisible()).toBe(false)
})

test('the link is copied, and where it may not be, selected', async () => {
  const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(`${server.origin}/products/toothpaste`)
  await page
    .locator('main summary')
    .filter({ hasText: /^Share$/ })
    .click()
  const copy = page.getByRole('button', { name: 'Copy the link' })
  await copy.click()
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor()
  const address = 'https://teeth.example/products/toothpaste'
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no'))
  })
  await copy.click()
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(address)
})

test('the print button prints', async () => {
  const { page } = await openPage()
  await page.addInitScript(() => {
    globalThis.print = () => {
      ;(globalThis as Shared).printed = true
    }
  })
  await page.goto(`${server.origin}/conditions/emergency`)
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.evaluate(() => (globalThis as Shared).printed)).toBe(true)
})
