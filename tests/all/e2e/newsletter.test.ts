import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { mailSettings, writeConfig } from '../../support/mailbox/servers.ts'
import { type Server, startWorkerd } from '../../support/servers.ts'

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
