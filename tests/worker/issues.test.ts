import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { post, postForm, postJson } from '../support/requests.ts'
import {
  type Platform,
  platforms,
  type Server,
  startOnNode,
  startWorkerd,
} from '../support/servers.ts'

type Received = {
  To: string
  Subject: string
  TextBody: string
  HtmlBody: string
  Headers: { Name: string; Value: string }[]
}

/** A mail service that keeps what it is given. */
async function startService() {
  const mails: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      mails.push(JSON.parse(body) as Received)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { mails, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const webhookSecret = 'a secret of a mail service, of 32 characters'

function signed(body: string, { secret = webhookSecret, seconds = 0 } = {}) {
  const time = String(Math.floor(Date.now() / 1000) + seconds)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { 'X-Timestamp': time, 'X-Signature': signature }
}

async function start(
  platform: Platform,
  url: string,
): Promise<Server & { look: () => Promise<void> }> {
  const settings = {
    RATE_LIMITS: 'off',
    NEWSLETTER_FROM: 'news@esmalte.example',
    NEWSLETTER_SECRET: 'a secret of tests, of 32 characters or more',
    MAIL_TRANSPORT: 'postmark',
    MAIL_KEY: 'none',
    MAIL_URL: url,
    MAIL_RATE: '100',
    MAIL_WEBHOOK_SECRET: webhookSecret,
  }
  // On Node the server looks by itself every five seconds.
  if (platform === 'Node') return { ...(await startOnNode(settings)), look: async () => {} }
  const server = await startWorkerd(settings)
  const look = async () => void (await server.harness.getWorker().scheduled({ cron: '* * * * *' }))
  return { ...server, look }
}

describe.each(platforms)('an issue on %s', (platform) => {
  let service: Awaited<ReturnType<typeof startService>>
  let server: Awaited<ReturnType<typeof start>>
  const lists = { ana: 'es', ben: 'en', cleo: 'en' }
  const mailTo = (name: string) => service.mails.find(({ To }) => To === `${name}@example.com`)!
  const linkIn = ({ TextBody }: Received, page: string) =>
    new RegExp(`https://esmalte\\.example(\\S*/newsletter/${page}\\?token=\\S+)`).exec(
      TextBody,
    )![1]!
  const rowsOf = (name: string) =>
    server.query(`SELECT * FROM subscribers WHERE email = '${name}@example.com'`)

  beforeAll(async () => {
    service = await startService()
    server = await start(platform, service.url)
    for (const [name, locale] of Object.entries(lists)) {
      await postJson(server, '/newsletter', { email: `${name}@example.com`, locale })
    }
    await server.query(
      "INSERT INTO issues (slug, address) VALUES ('first-issue', '1 Example Street') RETURNING slug",
    )
    await server.look()
    await vi.waitUntil(() => service.mails.length === 3, { timeout: 60_000 })
  })
  afterAll(async () => {
    await server.close()
    service.close()
  })

  test('reaches each subscriber once, in their language, with one click to leave', async () => {
    expect(service.mails.map(({ To }) => To).sort()).toEqual(
      Object.keys(lists).map((name) => `${name}@example.com`),
    )
    expect(mailTo('ana').Subject).toMatch(/^Primer boletín/)
    expect(mailTo('ben').Subject).toMatch(/^First issue/)
    for (const { HtmlBody, TextBody, Headers } of service.mails) {
      for (const part of [HtmlBody, TextBody]) {
        expect(part).toContain('1 Example Street')
        expect(part).not.toContain('.invalid')
      }
      const header = Headers.find(({ Name }) => Name === 'List-Unsubscribe')!
      expect(TextBody).toContain(header.Value.slice(1, -1))
    }
  })

  test('has a page for language and pause behind its link, which a GET does not change', async () => {
    const link = linkIn(mailTo('ben'), 'preferences')
    const page = await server.fetch(link)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Your newsletter')
    const saved = await postForm(server, link, { locale: 'es', months: '3' })
    expect(await saved.text()).toContain('No issue comes before')
    const [row] = await rowsOf('ben')
    expect(row).toMatchObject({ locale: 'es', status: 'confirmed' })
    expect(String(row!['paused_until'])).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await postForm(server, link, { locale: 'fr' })).status).toBe(400)
    const other = link.replace('preferences', 'unsubscribe')
    expect((await postForm(server, other, {})).status).toBe(400)
  })

  test('is left with one click, and the outbox knows', async () => {
    const link = linkIn(mailTo('ana'), 'unsubscribe')
    const response = await postForm(server, link, { 'List-Unsubscribe': 'One-Click' })
    expect(response.status).toBe(200)
    expect(await rowsOf('ana')).toMatchObject([{ status: 'unsubscribed' }])
    expect(await server.query("SELECT * FROM outbox WHERE state = 'left'")).toHaveLength(1)
  })

  test('believes a mail service about dead addresses only when it knows the secret', async () => {
    const bounce = { RecordType: 'Bounce', Type: 'HardBounce', Email: 'cleo@example.com' }
    const body = JSON.stringify(bounce)
    const tell = (headers: Record<string, string>) =>
      post(server, '/newsletter/events', 'application/json', body, headers)
    const basic = (password: string) => ({ Authorization: `Basic ${btoa(`any:${password}`)}` })
    const refused: Record<string, string>[] = [
      {},
      basic('guess'),
      { Authorization: `Basic ${btoa(webhookSecret)}` },
      signed(body, { secret: 'guess' }),
      signed(body, { seconds: -310 }),
      signed(body, { seconds: 310 }),
      { ...signed(body, { seconds: -310 }), 'X-Timestamp': signed(body)['X-Timestamp'] },
      { 'X-Signature': createHmac('sha256', webhookSecret).update(body).digest('hex') },
    ]
    for (const headers of refused) expect((await tell(headers)).status).toBe(401)
    expect(await rowsOf('cleo')).toHaveLength(1)
    expect((await tell(signed(body))).status).toBe(204)
    expect(await rowsOf('cleo')).toEqual([])
    // No sign-up by a stranger brings it back.
    await postJson(server, '/newsletter', { email: 'cleo@example.com' })
    expect(await rowsOf('cleo')).toEqual([])
    expect((await tell(basic(webhookSecret))).status).toBe(204)
  })

  test('believes Amazon’s notifications, too', async () => {
    const bounce = {
      bounceType: 'Permanent',
      bouncedRecipients: [{ emailAddress: 'Ben@Example.com' }],
    }
    const Message = JSON.stringify({ notificationType: 'Bounce', bounce })
    const body = JSON.stringify({ Type: 'Notification', Message })
    const type = 'text/plain; charset=UTF-8'
    expect((await post(server, '/newsletter/events', type, body, signed(body))).status).toBe(204)
    expect(await rowsOf('ben')).toEqual([])
  })

  test.each([
    'https://sns.s3.amazonaws.com/?Action=ConfirmSubscription&Token=1',
    'https://sns.eu-west-1.amazonaws.com.evil.example/?Action=ConfirmSubscription&Token=1',
    'https://sns.eu-west-1.amazonaws.com:8080/?Action=ConfirmSubscription&Token=1',
    'https://sns.eu-west-1.amazonaws.com/?Action=Publish&Message=1',
    'http://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=1',
  ])('asks nobody but SNS to confirm a topic, not %s', async (SubscribeURL) => {
    const body = JSON.stringify({ Type: 'SubscriptionConfirmation', SubscribeURL })
    const response = await post(server, '/newsletter/events', 'text/plain', body, signed(body))
    expect(response.status).toBe(400)
  })

  // In the process of this test.
  test.runIf(platform === 'Node')('follows no redirect of SNS, and says so', async () => {
    const real = globalThis.fetch
    const asked: { address: string; init?: RequestInit }[] = []
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const mock = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      if (address.startsWith(server.origin)) return real(input, init)
      asked.push({ address, init })
      return Promise.resolve(new Response('', { status: 302, headers: { Location: '/x' } }))
    })
    const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=1'
    const body = JSON.stringify({ Type: 'SubscriptionConfirmation', SubscribeURL })
    const response = await post(server, '/newsletter/events', 'text/plain', body, signed(body))
    mock.mockRestore()
    said.mockRestore()
    expect(response.status).toBe(500)
    expect(asked).toMatchObject([{ address: SubscribeURL, init: { redirect: 'manual' } }])
    expect(asked[0]!.init!.signal).toBeInstanceOf(AbortSignal)
  })
})
