import type { Page } from 'playwright'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeBrowser, openPage } from '../browser.ts'
import { type Proxy, startProxy } from '../proxy.ts'
import { testServer } from '../servers.ts'

const server = testServer()
afterAll(closeBrowser)

let proxy: Proxy
let page: Page
let close: () => Promise<void>

beforeEach(async () => {
  proxy = await startProxy(server)
  ;({ page, close } = await openPage({ serviceWorkers: 'allow' }))
})
afterEach(async () => {
  await close()
  proxy.close()
})

const keptPaths = () =>
  page.evaluate(async () => {
    if (!(await caches.has('pages'))) return []
    const requests = await (await caches.open('pages')).keys()
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

/** The browser takes its time to keep pages. */
const patience = { timeout: 15_000 }

/** Opens a page, and waits until the browser keeps it. */
async function visit(path: string) {
  await page.goto(proxy.origin + path)
  await expect.poll(keptPaths, patience).toContain(path)
}

const open = (path: string) => page.goto(proxy.origin + path)
const heading = () => page.getByRole('heading', { level: 1 }).innerText()
const setOffline = (offline: boolean) => page.context().setOffline(offline)

/** Styles, fonts and every picture, also those further down. */
async function isWhole() {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForLoadState('load')
  return page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    return (
      document.styleSheets.length > 0 &&
      [...document.images].every(({ naturalWidth }) => naturalWidth > 0) &&
      document.fonts.check('16px Figtree')
    )
  })
}

describe('without a network', () => {
  test.each([
    ['/article/root-canal', '/conditions/emergency', 'Dental emergencies'],
    ['/es/article/root-canal', '/es/conditions/emergency', 'Emergencias dentales'],
  ])('%s reads once it was opened, and %s always', async (path, emergency, title) => {
    await visit(path)
    const read = await heading()
    await setOffline(true)
    await open(path)
    expect(await heading()).toBe(read)
    expect(await isWhole()).toBe(true)
    await open(emergency)
    expect(await heading()).toContain(title)
    expect(await isWhole()).toBe(true)
    expect(await page.locator('a[href="tel:911"]').count()).toBeGreaterThan(0)
  })

  test.each([
    ['/products/toothpaste', 'Without a connection', 'Pages kept on this device'],
    ['/es/treatments', 'Sin conexión', 'Páginas guardadas'],
  ])('%s, never opened, names what can be read instead', async (path, title, list) => {
    await visit('/article/root-canal')
    await visit('/es/services/natural-care')
    await setOffline(true)
    await open(path)
    expect(await heading()).toBe(title)
    expect(page.url()).toBe(proxy.origin + path)
    const names = page.getByRole('region', { name: list }).getByRole('link')
    await names.first().waitFor()
    expect(
      await names.evaluateAll((links) => links.map((link) => link.getAttribute('lang'))),
    ).toEqual(['es', 'en'])
    expect(await page.getByRole('link', { name: '911' }).count()).toBeGreaterThan(0)
    await names.last().click()
    await page.waitForURL('**/article/root-canal')
    expect(await heading()).not.toBe(title)
  })

  test('a question to Molly and a sign-up fail at once, and keep the words', async () => {
    await visit('/ask-dentist')
    const bar = page.getByRole('complementary', { name: 'Newsletter' })
    const address = bar.getByRole('textbox', { name: 'Email address' })
    await address.fill('ana@example.org')
    await bar.getByRole('link', { name: 'Ask Molly' }).click()
    const dialog = page.getByRole('dialog', { name: 'Chat with Molly' })
    const question = dialog.getByRole('textbox', { name: 'Your question' })
    await question.fill('How often should I floss?')
    await setOffline(true)
    await question.press('Enter')
    await page.getByText('Failed to get response from Molly. Please try again.').waitFor()
    expect(await question.inputValue()).toBe('How often should I floss?')
    await page.keyboard.press('Escape')
    await address.press('Enter')
    await page.getByRole('alert').filter({ hasNotText: 'Molly' }).first().waitFor()
    expect(await address.inputValue()).toBe('ana@example.org')
  })
})

test('with a network a page is the one of now, never the kept one', async () => {
  await visit('/about')
  proxy.rewrite = (text) => text.replace(/(<h1[^>]*>)[^<]*/, '$1Written anew')
  await open('/about')
  expect(await heading()).toBe('Written anew')
  const kept = () => page.evaluate(async () => (await caches.match('/about'))!.text())
  await expect.poll(kept, patience).toContain('Written anew')
  await setOffline(true)
  await open('/about')
  expect(await heading()).toBe('Written anew')
})

test('a page that was taken from the site is not kept any longer', async () => {
  await visit('/about')
  proxy.rewritePath = () => undefined
  await open('/about')
  expect(await heading()).toBe('Gone')
  await expect.poll(keptPaths, patience).not.toContain('/about')
})

test('a new build takes over, and a page of the one before reads on with its own files', async () => {
  await visit('/article/root-canal')
  // The next build: another stylesheet, and that of the build before is gone.
  const [style] = /\/assets\/client-[^"]+\.css/.exec(await (await server.fetch('/')).text())!
  const next = '/assets/client-next.css'
  proxy.rewritePath = (path) => (path === next ? style : path === style ? undefined : path)
  proxy.rewrite = (text, path) =>
    path === '/sw.js' ? `/* next */${text}` : text.replaceAll(style, next)
  await open('/about')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const emergencyStyle = () =>
    page.evaluate(async () => (await caches.match('/conditions/emergency'))!.text())
  await expect.poll(emergencyStyle, patience).toContain(next)
  await visit('/about')
  await setOffline(true)
  for (const path of ['/article/root-canal', '/about', '/conditions/emergency', '/offline']) {
    await open(path)
    expect(await isWhole(), path).toBe(true)
  }
})

describe('the browser keeps', () => {
  test('nothing that somebody typed, sent, was refused or led away from', async () => {
    await visit('/about')
    for (const path of [
      '/search',
      '/search?q=abscess',
      '/?category=news',
      '/ask-molly',
      '/nope',
      '/topics/',
    ]) {
      await open(path)
    }
    await open('/article/cavity-prevention-quiz?result=high')
    await page.goto(`${proxy.origin}/healthz`)
    await visit('/contact')
    expect((await keptPaths()).sort()).toEqual(
      [
        '/about',
        '/contact',
        '/conditions/emergency',
        '/es/conditions/emergency',
        '/es/offline',
        '/offline',
        // Where /topics/ leads.
        '/topics',
      ].sort(),
    )
  })

  test('forty pages at most besides those it always keeps, the oldest going first', async () => {
    await visit('/about')
    await page.evaluate(async () => {
      const pages = await caches.open('pages')
      for (let count = 0; count < 50; count += 1) await pages.put(`/page-${count}`, new Response())
    })
    await visit('/contact')
    await expect.poll(async () => (await keptPaths()).length, patience).toBe(44)
    const kept = await keptPaths()
    expect(kept).toContain('/contact')
    expect(kept).toContain('/page-49')
    expect(kept).not.toContain('/about')
    expect(kept).toContain('/es/conditions/emergency')
  })

  test('nothing again of what the visitor has deleted', async () => {
    await visit('/about')
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await open('/contact')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })

  test('nothing on the page where visitors delete it', async () => {
    await open('/privacy-settings')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })
})

test('a page is fetched ahead when a pointer rests on its link, and kept once it is opened', async () => {
  await visit('/about')
  await page.reload({ waitUntil: 'networkidle' })
  proxy.requests.length = 0
  const ahead = () =>
    proxy.requests.filter(({ headers }) => headers['sec-purpose']).map(({ path }) => path)
  const header = page.locator('header')
  await header.getByRole('link', { name: 'Dental diseases' }).hover()
  await expect.poll(ahead, patience).toEqual(['/dental-diseases'])
  await header.getByRole('link', { name: 'Treatments', exact: true }).hover()
  await expect.poll(ahead, patience).toEqual(['/dental-diseases', '/treatments'])
  await header.getByRole('link', { name: 'Treatments', exact: true }).click()
  await page.waitForURL('**/treatments')
  await expect.poll(keptPaths, patience).toContain('/treatments')
  expect(await keptPaths()).not.toContain('/dental-diseases')
})
