import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mailServer } from '../support/mailbox/servers.ts'
import { minutesSince } from '../support/minutes.ts'
import { startWithoutProxy } from '../support/plain-workerd.ts'
import { post, postForm, postJson } from '../support/requests.ts'
import { platforms, type Server, startServer, testServer } from '../support/servers.ts'

const message = { topic: 'idea', message: 'A word.' }
const page = '/article/root-canal'

describe.each(platforms)('ceilings of a minute, on %s', (platform) => {
  let server: Server
  beforeAll(async () => {
    server = await startWithoutProxy(platform, {
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      WRITE_MINUTE_CAP: '40',
    })
  })
  afterAll(() => server.close())

  const from = (address: string) => ({ 'CF-Connecting-IP': address, 'X-Forwarded-For': address })
  const statuses = async (sent: Promise<Response>[]) =>
    Object.groupBy(await Promise.all(sent), ({ status }) => status)

  test('30 networks of one /48 sign up no more than 30 addresses', async () => {
    const start = Date.now()
    const signUp = (address: string, nth: number) =>
      postJson(server, '/newsletter', { email: `a${nth}@example.com` }, from(address))
    const { 200: stored = [], 429: refused = [] } = await statuses(
      Array.from({ length: 90 }, (_, nth) => signUp(`2001:db8:5:${nth % 30}::1`, nth)),
    )
    expect(stored.length + refused.length).toBe(90)
    expect(stored.length).toBeGreaterThanOrEqual(30)
    expect(stored.length).toBeLessThanOrEqual(30 * minutesSince(start))
    expect(refused[0]!.headers.get('Retry-After')).toBe('60')
    expect((await server.query('SELECT email FROM subscribers')).length).toBe(stored.length)
    expect((await signUp('2001:db8:6:1::1', 90)).status).toBe(200)
  })

  test.runIf(platform === 'Node')(
    'messages of a whole /48 to Molly are counted too, and emergencies answered',
    async () => {
      const ask = (words: string, nth: number) => {
        const headers = from(`2001:db8:7:${nth % 40}::1`)
        return postJson(server, '/functions/v1/ask-molly', { message: words }, headers)
      }
      // Twice 300 and some, because a minute may end among them.
      const sent = await statuses(Array.from({ length: 620 }, (_, nth) => ask('', nth)))
      expect(sent[400]!.length).toBeGreaterThanOrEqual(300)
      expect(sent[429]!.length).toBeGreaterThan(0)
      expect((await ask('I cant breathe and my face is swollen', 1)).status).toBe(200)
    },
  )

  test.runIf(platform === 'Node')(
    'strangers take nothing of what one visitor has, nor of what a /48 has',
    async () => {
      let strangers = 0
      const between = async (count: number, send: (address: string) => Promise<Response>) => {
        for (let nth = 0; nth < count; nth += 1) {
          const { status } = await send(`2001:db8:${(100 + (strangers += 1)).toString(16)}::1`)
          expect(status).not.toBe(429)
        }
      }
      const suggest = (address: string) =>
        server.fetch('/api/search?q=gums', { headers: from(address) })
      for (let nth = 0; nth < 120; nth += 1) {
        expect((await suggest('2001:db8:8:1::1')).status).toBe(200)
        await between(3, suggest)
      }
      const signUp = (address: string) => postJson(server, '/newsletter', {}, from(address))
      for (let nth = 0; nth < 30; nth += 1) {
        expect((await signUp(`2001:db8:9:${nth}::1`)).status).toBe(400)
        await between(2, signUp)
      }
    },
  )

  test('all visitors together are told to come back in a minute, and who refuses is counted', async () => {
    const start = Date.now()
    const write = (nth: number) =>
      postJson(server, '/contact', message, from(`10.1.${nth >> 8}.${nth & 255}`))
    const { 200: stored = [], 429: refused = [] } = await statuses(
      Array.from({ length: 120 }, (_, nth) => write(nth)),
    )
    expect(stored.length).toBeGreaterThanOrEqual(40)
    expect(stored.length).toBeLessThanOrEqual(40 * minutesSince(start))
    expect((await server.query('SELECT id FROM messages')).length).toBe(stored.length)
    expect(refused[0]!.headers.get('Retry-After')).toBe('60')
    expect(await refused[0]!.text()).toContain('Many people are writing to us right now')
    await expect
      .poll(() =>
        server.query("SELECT n FROM counts WHERE kind = 'refused' AND key = 'contact minute'"),
      )
      .toEqual([{ n: refused.length }])
  })
})

describe.each(platforms)('budgets of a day, on %s', (platform) => {
  const server = testServer(platform, { WRITE_DAILY_BUDGET: '3' })
  const blocked = {
    'document-uri': 'https://esmalte.example/',
    'effective-directive': 'img-src',
    'blocked-uri': 'inline',
  }
  let visitors = 0
  const kinds: [what: string, status: number, send: () => Promise<Response>][] = [
    [
      'sign-ups',
      200,
      () => postJson(server, '/newsletter', { email: `v${(visitors += 1)}@example.com` }),
    ],
    ['messages', 200, () => postJson(server, '/contact', message)],
    ['words about a page', 200, () => postJson(server, '/feedback', { page, helpful: 'yes' })],
    [
      'ratings',
      200,
      () => postJson(server, '/feedback/molly', { card: 'abscess/signs', verdict: 'up' }),
    ],
    [
      'reports',
      204,
      () => {
        const body = JSON.stringify({ 'csp-report': blocked })
        return post(server, '/csp-report', 'application/csp-report', body)
      },
    ],
  ]
  test.each(kinds)('%s have one of their own, until midnight', async (_what, status, send) => {
    for (let nth = 0; nth < 3; nth += 1) expect((await send()).status).toBe(status)
    const refused = await send()
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    const midnight = new Date().setUTCHours(24, 0, 0, 0)
    expect(Math.abs(wait - (midnight - Date.now()) / 1000)).toBeLessThan(60)
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } })
  })

  // tests/all/worker/limits.test.ts has the other forms: they are refused in the same way.
  test('a form says so, with what was written in it', async () => {
    const fields = { topic: 'idea', message: 'Una idea mía' }
    const response = await postForm(server, '/es/contact', fields)
    expect(response.status).toBe(429)
    const html = await response.text()
    expect(html).toContain('<html lang="es"')
    expect(html).toContain('Inténtelo de nuevo mañana')
    expect(html).toContain('Una idea mía</textarea>')
  })

  test('the next day has its own', async () => {
    const [, , send] = kinds[0]!
    await server.query("UPDATE counts SET day = date('now', '-1 day') RETURNING day")
    expect((await send()).status).toBe(200)
  })
})

describe.each(platforms)('the share of a network, on %s', (platform) => {
  let server: Server
  beforeAll(async () => {
    server = await startWithoutProxy(platform, {
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      WRITE_DAILY_BUDGET: '60',
    })
  })
  afterAll(() => server.close())

  const from = (address: string) => ({ 'CF-Connecting-IP': address, 'X-Forwarded-For': address })
  const report = JSON.stringify({
    'csp-report': {
      'document-uri': 'https://esmalte.example/',
      'effective-directive': 'img-src',
      'blocked-uri': 'inline',
    },
  })
  let addresses = 0
  const kinds: [what: string, send: (headers: Record<string, string>) => Promise<Response>][] = [
    ['contact', (headers) => postJson(server, '/contact', message, headers)],
    [
      'newsletter',
      (headers) => postJson(server, '/newsletter', { email: `s${addresses++}@a.example` }, headers),
    ],
    ['feedback', (headers) => postJson(server, '/feedback', { page, helpful: 'yes' }, headers)],
    [
      'rating',
      (headers) =>
        postJson(server, '/feedback/molly', { card: 'abscess/signs', verdict: 'up' }, headers),
    ],
    [
      'cspReport',
      (headers) => post(server, '/csp-report', 'application/csp-report', report, headers),
    ],
  ]
  test.each(kinds)('of the %s of a day is a twentieth: others go on', async (kind, send) => {
    // Feedback and ratings have one limit a minute, so each kind has a customer of its own.
    const customer = kinds.findIndex(([name]) => name === kind)
    const ofOneCustomer = (nth: number) => `2001:db8:${customer}:${nth}::1`
    const sent = [ofOneCustomer(1), ofOneCustomer(2), ofOneCustomer(3), ofOneCustomer(4)]
    const answers = []
    for (const address of sent) answers.push(await send(from(address)))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false])
    const refused = answers[3]!
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('from your network today')
    for (let nth = 0; nth < 30; nth += 1) await send(from(ofOneCustomer(nth + 10)))
    expect((await send(from('203.0.113.7'))).ok).toBe(true)
    const [row] = await server.query(
      `SELECT n FROM counts WHERE kind = 'spent' AND key = '${kind}'`,
    )
    expect(row).toEqual({ n: 4 })
  })

  test('is counted under one of 65,536 numbers, which points to nobody', async () => {
    const rows = await server.query("SELECT key FROM counts WHERE kind = 'share'")
    expect(rows.length).toBe(2 * kinds.length)
    for (const { key } of rows) expect(key).toMatch(/^[a-zA-Z]+ [0-9a-f]{4}$/)
  })
})

test('half of a budget is an alarm, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const server = await startServer('Node', { WRITE_DAILY_BUDGET: '5' })
  for (let nth = 0; nth < 6; nth += 1) await postJson(server, '/contact', message)
  await server.close()
  const lines = warn.mock.calls.map(([line]) => String(line))
  warn.mockRestore()
  expect(lines.filter((line) => line.includes('budget_half'))).toEqual([
    '{"event":"budget_half","budget":"contact"}',
  ])
})

describe.each(platforms)('mails, on %s', (platform) => {
  // One network may have three.
  const server = mailServer(platform, { MAIL_DAILY_BUDGET: '60', RATE_LIMITS: 'on' })
  const site = 'https://esmalte.example'
  const leaveLink = async (email: string) =>
    (await server.mailTo(email)).text.match(/https:\S+unsubscribe\S+/)![0].slice(site.length)

  test('have a share of a day: beyond it nobody is mailed, nor stored', async () => {
    const signUp = (nth: number) =>
      postJson(server, '/newsletter', { email: `m${nth}@example.com` })
    for (let nth = 0; nth < 3; nth += 1) expect((await signUp(nth)).status).toBe(200)
    for (let nth = 3; nth < 5; nth += 1) expect((await signUp(nth)).status).toBe(429)
    await server.mailTo('m2@example.com')
    expect((await server.mails()).map(({ to }) => to).sort()).toEqual([
      'm0@example.com',
      'm1@example.com',
      'm2@example.com',
    ])
    expect(await server.query('SELECT email FROM subscribers')).toHaveLength(3)
  })

  test('to leave have one of their own', async () => {
    const leave = () => postForm(server, '/newsletter/unsubscribe', { email: 'x@example.com' })
    for (let nth = 0; nth < 3; nth += 1) expect((await leave()).status).toBe(200)
    const refused = await leave()
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('Please try again tomorrow')
  })

  test('a token that we have signed is limited by itself, other posts by visitor', async () => {
    const link = await leaveLink('m1@example.com')
    const tokens = ['x', '', link.split('token=')[1]!.replace(/.$/, '_')]
    const send = (token: string) =>
      postForm(server, `/es/newsletter/unsubscribe?token=${encodeURIComponent(token)}`, {})
    const answers = await Promise.all(
      Array.from({ length: 36 }, (_, nth) => send(tokens[nth % 3]!)),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(12)
    expect(await refused[0]!.text()).toContain('Espere un minuto')
    // A mail provider leaves for many readers from one address, and says where it posts from.
    const provider = { 'Sec-Fetch-Site': 'cross-site' }
    for (const email of ['m0@example.com', 'm2@example.com']) {
      expect((await postForm(server, await leaveLink(email), {}, provider)).status).toBe(200)
    }
    for (const path of ['unsubscribe', 'confirm']) {
      const { text } = await server.mailTo('m1@example.com')
      const own = new RegExp(`https:\\S+/${path}\\S+`).exec(text)![0].slice(site.length)
      const sent = Array.from({ length: 30 }, () => postForm(server, own, {}, provider))
      const limited = (await Promise.all(sent)).filter(({ status }) => status === 429)
      expect(limited.length, path).toBeGreaterThanOrEqual(10)
      expect(await limited[0]!.text()).toContain('Please wait a minute')
    }
  })
})
