import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { scrollTo } from '../support/scroll.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

describe.each([
  ['bar', '/', 'Email address', 'Subscribe', 'Thank you for subscribing to our newsletter!'],
  [
    'footer',
    '/es',
    'Correo electrónico',
    'Suscribirse',
    '¡Gracias por suscribirse a nuestro boletín!',
  ],
] as const)('the form of the %s', (place, path, label, button, thanks) => {
  const landmark = place === 'bar' ? 'complementary' : 'contentinfo'

  test('stores the address, thanks, empties the field and hides the bar', async () => {
    const { page, messages } = await openPage()
    await page.goto(server.origin + path)
    await scrollTo(page, 0.5)
    const form = page.getByRole(landmark)
    // Not by role: the field of the hidden bar has none any more.
    const field = form.getByLabel(label)
    await field.fill(`${place}@example.com`)
    await form.getByRole('button', { name: button }).click()
    await page.getByRole('status').filter({ hasText: thanks }).waitFor()
    expect(await page.locator('[data-newsletter-bar]').isVisible()).toBe(false)
    expect(await field.inputValue()).toBe('')
    expect(
      await server.query(`SELECT source FROM subscribers WHERE email = '${place}@example.com'`),
    ).toEqual([{ source: place }])
    expect(messages).toEqual([])
  })

  test('works without JavaScript', async () => {
    const { page } = await openPage({ javaScriptEnabled: false })
    await page.goto(server.origin + path)
    await scrollTo(page, 0.5)
    const form = page.getByRole(landmark)
    await form.getByRole('textbox', { name: label }).fill(`nojs-${place}@example.com`)
    await form.getByRole('button', { name: button }).click()
    await page.waitForURL('**/subscribe?done')
    await page.getByText(thanks).waitFor()
    expect(
      await server.query(
        `SELECT source FROM subscribers WHERE email = 'nojs-${place}@example.com'`,
      ),
    ).toEqual([{ source: place }])
  })
})

test('when the call fails, a message says so, stays with the field, and the address stays', async () => {
  const { page } = await openPage()
  await page.goto(server.origin)
  await scrollTo(page, 0.5)
  await page.route('**/newsletter', (route) => route.abort())
  const bar = page.getByRole('complementary', { name: 'Newsletter' })
  const field = bar.getByRole('textbox', { name: 'Email address' })
  await field.fill('ana@example.com')
  await field.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'We couldn’t save your address' }).waitFor()
  const described = await field.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain('We couldn’t save')
  expect(await field.inputValue()).toBe('ana@example.com')
  expect(await field.isVisible()).toBe(true)
})

test('an address typed before the script has loaded is not lost', async () => {
  const { page } = await openPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(server.origin, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await scrollTo(page, 0.5)
  const bar = page.getByRole('complementary', { name: 'Newsletter' })
  const field = bar.getByRole('textbox', { name: 'Email address' })
  await field.fill('early@example.com')
  release()
  await page.waitForLoadState('networkidle')
  await field.focus()
  await field.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Thank you' }).waitFor()
  expect(
    await server.query("SELECT email FROM subscribers WHERE email = 'early@example.com'"),
  ).toHaveLength(1)
})

test('the form to leave names its origin, which old browsers tell in no other way', async () => {
  const { page } = await openPage({ javaScriptEnabled: false })
  await page.goto(`${server.origin}/newsletter/unsubscribe`)
  await page.getByRole('main').getByLabel('Email address').fill('leaves@example.com')
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click(),
  ])
  expect((await request.allHeaders())['origin']).toBe(server.origin)
})
