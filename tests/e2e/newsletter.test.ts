import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { mailSettings, writeConfig } from '../support/mailbox/servers.ts'
import { type Server, startWorkerd, testServer } from '../support/servers.ts'

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

describe('with the mail binding of the platform itself, without JavaScript', () => {
  let mailing: Server | undefined
  afterEach(() => mailing?.close())
  const folder = 'dist/esmalte/.wrangler/tmp/email'
  const listMails = () =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((name) => /email-html.*\.html$/.test(name))

  test.each([
    [
      '',
      'Email address',
      'Subscribe',
      'Confirm my address',
      'Unsubscribe',
      'Delete my address altogether',
      'Your address is deleted',
    ],
    [
      '/es',
      'Correo electrónico',
      'Suscribirse',
      'Confirmar mi dirección',
      'Darse de baja',
      'Borrar mi dirección por completo',
      'Su dirección está borrada',
    ],
  ])(
    'at "%s": sign up, mail, confirm, unsubscribe, delete',
    async (prefix, label, subscribe, confirm, leave, remove, deleted) => {
      const config = writeConfig({ send_email: [{ name: 'EMAIL' }] })
      mailing = await startWorkerd(
        { ...mailSettings, SITE_ORIGIN: 'https://mail.example' },
        config.path,
      )
      config.remove()
      const { origin } = mailing
      const query = (statement: string) => mailing!.query(statement)
      const status = async () => (await query('SELECT status FROM subscribers'))[0]?.['status']
      const { page, messages } = await openPage({ javaScriptEnabled: false })
      await page.goto(`${origin}${prefix}/subscribe`)
      const main = page.getByRole('main')
      await main.getByRole('textbox', { name: label }).fill('ana@ñandu.example')
      await main.getByRole('button', { name: subscribe }).click()
      await page.waitForURL('**/subscribe?done')
      expect(await status()).toBe('pending')

      await expect.poll(() => listMails().length).toBe(1)
      // The mail as its reader has it, with the site's address in place of where the test runs.
      const mail = readFileSync(listMails()[0]!, 'utf8').replaceAll('https://mail.example', origin)
      await page.goto('about:blank')
      await page.setContent(mail)
      const [yes, no] = await page
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
      await page.goto(yes!)
      expect(await status()).toBe('pending')
      await page.getByRole('main').getByRole('button', { name: confirm }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await status()).toBe('confirmed')

      await page.goto(no!)
      expect(await status()).toBe('confirmed')
      await page.getByRole('main').getByRole('button', { name: leave }).click()
      await page.getByRole('button', { name: remove }).waitFor()
      expect(await status()).toBe('unsubscribed')
      // The footer's form works from a page without referrer too.
      await page.getByRole('contentinfo').getByRole('textbox').fill('two@example.com')
      await page.getByRole('contentinfo').getByRole('button', { name: subscribe }).click()
      await page.waitForURL('**/subscribe?done')
      await page.goto(no!)
      await page.getByRole('main').getByRole('button', { name: leave }).click()
      await page.getByRole('button', { name: remove }).click()
      await page.getByText(deleted).waitFor()
      expect(await query("SELECT email FROM subscribers WHERE email LIKE 'ana@%'")).toEqual([])
      expect(messages).toEqual([])
    },
  )
})
