import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashAsked } from '../../worker/newsletter/asked.ts'
import { createToken } from '../../worker/newsletter/token.ts'
import type { Mail } from '../../worker/services/mail.ts'
import { mailServer, mailSettings } from '../support/mailbox/servers.ts'
import { mainOf, postForm, postJson } from '../support/requests.ts'
import { platforms } from '../support/servers.ts'

const site = 'https://esmalte.example'
const linkIn = (mail: Mail, page: 'confirm' | 'unsubscribe') => {
  const links = mail.text.match(/https:\S+/g)!.filter((link) => link.includes(`/${page}?`))
  expect(links).toHaveLength(1)
  return links[0]!.slice(site.length)
}

describe.each(platforms)('double opt-in on %s', (platform) => {
  const server = mailServer(platform)

  const send = (path: string, fields: Record<string, string> = {}, headers = {}) =>
    postForm(server, path, fields, headers)
  const signUp = async (email: string, locale = 'en') => {
    const response = await postJson(server, '/newsletter', { email, locale, source: 'bar' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true, status: 'pending' })
  }
  const rows = (email: string) => server.query(`SELECT * FROM subscribers WHERE email = '${email}'`)
  const statusOf = async (email: string) => (await rows(email))[0]?.['status']
  const secret = mailSettings.NEWSLETTER_SECRET
  /** As if the last mail were so long ago. */
  const wait = async (email: string, seconds: number) => {
    const hash = await hashAsked({ secret }, email, 'confirm')
    await server.query(
      `UPDATE asked SET at = at - ${seconds} WHERE hash = '${hash}' RETURNING times`,
    )
  }
  const spent = async () => {
    const rows = await server.query("SELECT n FROM counts WHERE key = 'confirmMail'")
    return Number(rows[0]?.['n'] ?? 0)
  }
  /** So many mails were sent to this address, and no more are under way. */
  const mailed = async (email: string, count: number) => {
    await server.mailTo(email, count)
    // Another that was asked for would have come before this one.
    const next = `${randomUUID()}@example.com`
    await signUp(next)
    await server.mailTo(next)
    await server.mailTo(email, count)
  }
  const onList = async (email: string) => {
    await signUp(email)
    const mail = await server.mailTo(email)
    expect((await send(linkIn(mail, 'confirm'))).status).toBe(200)
    return mail
  }

  test.each([
    ['en', '', 'Almost done', 'Thank you for subscribing to our newsletter!'],
    ['es', '/es', 'Ya casi está', '¡Gracias por suscribirse a nuestro boletín!'],
  ])(
    'in %s: a mail, a page with a button, and only the button confirms',
    async (locale, prefix, heading, thanks) => {
      const email = `anna-${locale}@example.com`
      await signUp(email, locale)
      expect(await rows(email)).toMatchObject([{ status: 'pending', locale, source: 'bar' }])
      const mail = await server.mailTo(email)
      const link = linkIn(mail, 'confirm')
      expect(link).toMatch(`${prefix}/newsletter/confirm?token=`)

      for (const method of ['GET', 'HEAD', 'GET']) {
        const page = await server.fetch(link, { method })
        expect(page.status).toBe(200)
        expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
        expect(page.headers.get('Cache-Control')).toBe('no-store')
        const html = await page.text()
        if (method === 'HEAD') continue
        expect(html).toContain(`<html lang="${locale}">`)
        expect(html).toContain('<meta name="robots" content="noindex"')
        expect(html).toContain(`<h1`)
        expect(html).toContain(heading)
        const main = mainOf(html)
        expect(main.match(/<button/g)).toHaveLength(1)
        expect(main).toContain(`action="${link}"`)
      }
      expect(await statusOf(email)).toBe('pending')

      for (let times = 0; times < 2; times++) {
        const done = await send(link)
        expect(done.status).toBe(200)
        expect(await done.text()).toContain(thanks)
        expect(await statusOf(email)).toBe('confirmed')
      }
    },
  )

  test('the mail says who writes, why, and for how long, in plain text and in HTML without pictures', async () => {
    await signUp('letter@example.com', 'es')
    const mail = await server.mailTo('letter@example.com')
    expect(mail.from).toEqual({ name: 'Esmalte', email: mailSettings.NEWSLETTER_FROM })
    expect(mail.subject).toBe('Confirme su dirección para el boletín de Esmalte')
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Esmalte (esmalte.example)')
      expect(body).toContain('48 horas')
      expect(body).toContain('¿No fue usted?')
      expect(body).not.toMatch(/undefined|\{\{|letter@example/)
    }
    expect(mail.html).toMatch(/^<!doctype html><html lang="es">/)
    expect(mail.html).not.toMatch(/<img|<script|<link|src=/)
    expect(mail.headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'es-419',
      'List-Unsubscribe': `<${site}${linkIn(mail, 'unsubscribe')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    for (const [name, value] of Object.entries(mail.headers)) {
      expect(`${name}: ${value}`).toMatch(/^[\x20-\x7e]{1,2048}$/)
    }
  })

  test('no address stands in a link', async () => {
    await signUp('secret.person@example.com')
    const { text, html } = await server.mailTo('secret.person@example.com')
    const tokens = [...(text + html).matchAll(/token=([\w.-]+)/g)].map(([, token]) => token!)
    expect(tokens.length).toBeGreaterThan(3)
    for (const token of tokens) {
      const decoded = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
      expect([token, ...decoded].join(' ')).not.toMatch(/secret|person|example/)
    }
  })

  test.each([
    ['no token', ''],
    ['a word', 'hello'],
    ['a number', '1'],
    ['a script', '"><script>alert(1)</script>'],
    ['a very long one', 'a'.repeat(4000)],
    ['null bytes', '%00%00'],
    ['another id', `${'0'.repeat(32)}.0.${'A'.repeat(43)}`],
  ])('%s in place of a token is refused with a way on', async (_what, token) => {
    for (const path of ['/newsletter/confirm', '/es/newsletter/unsubscribe']) {
      const address = `${path}?token=${encodeURIComponent(token)}`
      for (const response of [await server.fetch(address), await send(address)]) {
        expect(response.status).toBe(400)
        expect(response.headers.get('Content-Type')).toContain('text/html')
        const main = mainOf(await response.text())
        expect(main).not.toContain('<script')
        expect(main).toMatch(path.startsWith('/es') ? /type="email"/ : /href="\/subscribe"/)
      }
    }
  })

  test('a token is good for its purpose and address only, unchanged', async () => {
    await signUp('bound@example.com')
    await signUp('other@example.com')
    const mail = await server.mailTo('bound@example.com')
    const other = await server.mailTo('other@example.com')
    const tokenOf = (link: string) => link.split('token=')[1]!
    const confirm = tokenOf(linkIn(mail, 'confirm'))
    const leave = tokenOf(linkIn(mail, 'unsubscribe'))
    const [id, expires, signature] = confirm.split('.') as [string, string, string]
    const [otherId] = tokenOf(linkIn(other, 'confirm')).split('.') as [string]
    const changed = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    for (const token of [
      leave,
      `${otherId}.${expires}.${signature}`,
      `${id}.zzzzzzz.${signature}`,
      `${id}.0.${signature}`,
      `${id}.${expires}.${changed}`,
      `${id}.${expires}.${signature.slice(0, -1)}`,
      `${confirm} `,
      `${confirm}.`,
    ]) {
      expect((await send(`/newsletter/confirm?token=${encodeURIComponent(token)}`)).status).toBe(
        400,
      )
    }
    expect((await send(`/newsletter/unsubscribe?token=${confirm}`)).status).toBe(400)
    expect(await statusOf('bound@example.com')).toBe('pending')
    expect(await statusOf('other@example.com')).toBe('pending')
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a multipart form',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['nothing', undefined, undefined],
  ])('one click of a mail provider, posted as %s, unsubscribes', async (kind, type, body) => {
    const email = `one-click-${kind.replaceAll(' ', '-')}@example.com`
    const { headers } = await onList(email)
    const address = headers['List-Unsubscribe']!.slice(1 + site.length, -1)
    for (let times = 0; times < 2; times++) {
      const response = await server.fetch(address, {
        method: 'POST',
        body,
        headers: type ? { 'Content-Type': type, 'Sec-Fetch-Site': 'cross-site' } : {},
      })
      expect(response.status).toBe(200)
      expect(await statusOf(email)).toBe('unsubscribed')
    }
  })

  test('who has left is not brought back by the old link, but by a new sign-up', async () => {
    const email = 'back@example.com'
    const mail = await onList(email)
    await send(linkIn(mail, 'unsubscribe'))
    expect((await send(linkIn(mail, 'confirm'))).status).toBe(400)
    expect(await statusOf(email)).toBe('unsubscribed')
    await signUp(email)
    expect(await statusOf(email)).toBe('pending')
    await send(linkIn(await server.mailTo(email, 2), 'confirm'))
    expect(await statusOf(email)).toBe('confirmed')
    expect(await rows(email)).toHaveLength(1)
  })

  test('after leaving, the address can be deleted altogether', async () => {
    const email = 'gone@example.com'
    const mail = await onList(email)
    const leave = linkIn(mail, 'unsubscribe')
    const main = mainOf(await (await send(leave)).text())
    expect(main).toContain(`action="${leave}"`)
    expect(main).toContain('name="delete"')
    for (let times = 0; times < 2; times++) {
      const deleted = await send(leave, { delete: '1' })
      expect(deleted.status).toBe(200)
      expect(await deleted.text()).toContain('Your address is deleted')
      expect(await rows(email)).toHaveLength(0)
    }
    expect((await send(linkIn(mail, 'confirm'))).status).toBe(400)
  })

  test('a link of an issue does not delete: its reader may be another', async () => {
    const email = 'forwarded@example.com'
    await onList(email)
    const [row] = await rows(email)
    const token = await createToken(secret, 'unsubscribe', String(row!['id']))
    const old = `/newsletter/unsubscribe?token=${token}`
    expect(await (await send(old, { delete: '1' })).text()).toContain('Check your mail')
    expect(await statusOf(email)).toBe('unsubscribed')
    const asked = await server.mailTo(email, 2)
    await send(linkIn(asked, 'unsubscribe'))
    expect(await rows(email)).toHaveLength(1)
    const done = await send(linkIn(asked, 'unsubscribe'), { delete: '1' })
    expect(await done.text()).toContain('Your address is deleted')
    expect(await rows(email)).toHaveLength(0)
  })

  test('a deleted address is not mailed again for a year, and nobody sees that', async () => {
    const email = 'never-again@example.com'
    const gone = await onList(email)
    await send(linkIn(gone, 'unsubscribe'), { delete: '1' })
    for (const address of [email, 'stranger-to-us@example.com', ' NEVER-AGAIN@example.com']) {
      await signUp(address)
    }
    await server.mailTo('stranger-to-us@example.com')
    await mailed(email, 1)
    expect(await rows(email)).toEqual([])
    const stored = JSON.stringify(await server.query('SELECT * FROM suppressed'))
    expect(stored).toMatch(/"[0-9a-f]{64}"/)
    expect(stored).not.toContain('never-again')

    // As the daily job does when the year is over.
    await server.query('DELETE FROM suppressed RETURNING hash')
    await wait(email, 300)
    await signUp(email)
    await server.mailTo(email, 2)
    expect(await statusOf(email)).toBe('pending')
  })

  test('nobody is mailed again at once, and the wait grows', async () => {
    const email = 'calm@example.com'
    for (let count = 0; count < 5; count++) await signUp(email)
    await mailed(email, 1)
    await wait(email, 290)
    await signUp(email)
    await mailed(email, 1)
    await wait(email, 15)
    await signUp(email)
    await mailed(email, 2)
    await wait(email, 310)
    await signUp(email)
    await mailed(email, 2)
    await wait(email, 310)
    await signUp(email)
    await mailed(email, 3)
    await wait(email, 1210)
    await signUp(email)
    await mailed(email, 4)
  })

  test('whoever signs a stranger up every day has four mails sent, and keeps no row alive', async () => {
    const email = 'pestered@example.com'
    for (let day = 1; day <= 30; day++) {
      await signUp(email)
      await mailed(email, Math.min(day, 4))
      await wait(email, 86_400)
      await server.query(
        `UPDATE subscribers SET created_at = datetime(created_at, '-1 day') WHERE email = '${email}' RETURNING id`,
      )
      expect(await rows(email), `day ${day}`).toHaveLength(day <= 7 ? 1 : 0)
    }
    await wait(email, 4 * 86_400)
    await signUp(email)
    await mailed(email, 5)
  })

  test('an address that has to wait costs the budget of all nothing, on the list or not', async () => {
    const listed = 'costs-listed@example.com'
    await onList(listed)
    const gone = 'costs-gone@example.com'
    await send(linkIn(await onList(gone), 'unsubscribe'), { delete: '1' })
    for (const email of ['costs-new@example.com', listed, gone]) {
      const before = await spent()
      for (let times = 0; times < 4; times++) await signUp(email)
      expect((await spent()) - before, email).toBe(1)
    }
  })

  test('sixteen sign-ups at once send one mail', async () => {
    await Promise.all(Array.from({ length: 16 }, () => signUp('sixteen@example.com')))
    await mailed('sixteen@example.com', 1)
    expect(await rows('sixteen@example.com')).toHaveLength(1)
  })

  test('a confirmed address gets the same answer, no mail, and stays as it is', async () => {
    const email = 'listed@example.com'
    await onList(email)
    const [before] = await rows(email)
    await signUp(email, 'es')
    await mailed(email, 1)
    const [after] = await rows(email)
    expect({ ...after, noise: null }).toEqual({ ...before, noise: null })
    // The write that makes it take as long as any other.
    expect(after!['noise']).not.toEqual(before!['noise'])
  })

  test('the answer does not wait for the mail', async () => {
    await server.behave('held')
    await signUp('held@example.com')
    expect((await server.mails()).map(({ to }) => to)).not.toContain('held@example.com')
    await server.behave('fine')
    await server.mailTo('held@example.com')
  })

  test('a mail that fails leaves the address pending, and the next sign-up sends one', async () => {
    await server.behave('broken')
    await signUp('fail@example.com')
    await expect
      .poll(async () => (await rows('fail@example.com'))[0])
      .toMatchObject({ status: 'pending', mails: 1 })
    await expect.poll(() => server.log()).toContain('mail_failed')
    expect(server.log()).not.toContain('fail@example.com')
    await server.behave('fine')
    await signUp('fail@example.com')
    await send(linkIn(await server.mailTo('fail@example.com'), 'confirm'))
    expect(await statusOf('fail@example.com')).toBe('confirmed')
  })

  test('an address that nobody confirmed is deleted after a week', async () => {
    await signUp('stale@example.com')
    await server.mailTo('stale@example.com')
    const age = (days: number) =>
      server.query(
        `UPDATE subscribers SET created_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${days} days', '-1 minute') WHERE email = 'stale@example.com' RETURNING id`,
      )
    await onList('old@example.com')
    await server.query(
      "UPDATE subscribers SET created_at = '2020-01-01T00:00:00Z' WHERE email = 'old@example.com' RETURNING id",
    )
    await age(6)
    await signUp('next@example.com')
    await server.mailTo('next@example.com')
    expect(await rows('stale@example.com')).toHaveLength(1)
    await age(7)
    await signUp('next2@example.com')
    await server.mailTo('next2@example.com')
    expect(await rows('stale@example.com')).toHaveLength(0)
    expect(await statusOf('old@example.com')).toBe('confirmed')
  })

  test('a form leads to a page that says to look for the mail', async () => {
    const response = await send('/newsletter', { email: 'form@example.com', locale: 'es' })
    expect(response.status).toBe(303)
    const html = await (await server.fetch(response.headers.get('Location')!)).text()
    expect(html).toContain('¡Gracias por suscribirse a nuestro boletín!')
    expect(html).toContain('Revise su correo')
    expect(html).not.toContain('Su dirección ya está en la lista')
  })

  test('a typed address gets a link to leave, and the page never tells whether it is listed', async () => {
    const email = 'leaver@example.com'
    await onList(email)
    const pages = []
    for (const typed of [email, 'stranger@example.com', ' LEAVER@example.com']) {
      const response = await send('/newsletter/unsubscribe', { email: typed, delete: '1' })
      expect(response.status).toBe(200)
      pages.push(await response.text())
    }
    expect(new Set(pages).size).toBe(1)
    expect(await statusOf(email)).toBe('confirmed')
    const mail = await server.mailTo(email, 2)
    expect(mail.subject).toBe('Leave the Esmalte newsletter')
    await send(linkIn(mail, 'unsubscribe'))
    expect(await statusOf(email)).toBe('unsubscribed')
    expect(await rows('stranger@example.com')).toHaveLength(0)
    expect((await server.mails()).filter(({ to }) => to === 'stranger@example.com')).toEqual([])
  })

  test.each(['', 'x', 'a@b', 'ana@example.com\r\nBcc: b@example.com'])(
    'the form to leave gives %j back with what is wrong',
    async (typed) => {
      const response = await send('/es/newsletter/unsubscribe', { email: typed })
      expect(response.status).toBe(400)
      const html = await response.text()
      expect(html).toContain('<html lang="es">')
      expect(html).toContain('id="unsubscribe-error"')
    },
  )

  test('another site can neither post the form to leave nor sign anybody up', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    const fields = { email: 'anna-en@example.com' }
    expect((await send('/newsletter/unsubscribe', fields, headers)).status).toBe(403)
    expect((await send('/newsletter', fields, headers)).status).toBe(403)
  })

  test('from a page without referrer the forms in its frame still work', async () => {
    const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
    const fields = { email: 'frame@example.com' }
    expect((await send('/newsletter', fields, headers)).status).toBe(303)
    expect(await statusOf('frame@example.com')).toBe('pending')
  })

  test('too much is refused, and other methods too', async () => {
    const { text } = await onList('method@example.com')
    const link = text.match(/https:\S+unsubscribe\S+/)![0].slice(site.length)
    expect((await send(link, { delete: 'x'.repeat(9000) })).status).toBe(413)
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const response = await server.fetch(link, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
    }
    expect(await statusOf('method@example.com')).toBe('confirmed')
  })
})
