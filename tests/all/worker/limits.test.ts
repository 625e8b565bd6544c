import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutesSince } from '../../support/minutes.ts'
import { askMolly, eventStream, post, postForm, postJson } from '../../support/requests.ts'
import { platforms, type Server } from '../../support/servers.ts'
import { startWithoutProxy } from '../../support/plain-workerd.ts'
import { chooseSecond, type StandIn, startStandIn } from '../../support/stand-in.ts'

/** Where the platform finds the visitor's address. */
const addressHeader = { workerd: 'CF-Connecting-IP', Node: 'X-Forwarded-For' }

describe.each(platforms)('limits a minute, on %s', (platform) => {
  let model: StandIn
  let server: Server
  const started = Date.now()
  beforeAll(async () => {
    model = await startStandIn(chooseSecond)
    server = await startWithoutProxy(platform, {
      RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      // tests/worker/ceilings.test.ts has those of all visitors together.
      WRITE_MINUTE_CAP: '100000',
      MOLLY_PROVIDER: 'openai-compatible',
      MOLLY_LLM_URL: model.url('good'),
      MOLLY_LLM_MODEL: 'm',
    })
  })
  afterAll(async () => {
    await server.close()
    model.close()
  })

  let visitors = 0
  const nextAddress = () => {
    visitors += 1
    return `10.0.${visitors >> 8}.${visitors & 255}`
  }
  const from = (address: string) => ({ [addressHeader[platform]]: address })
  const ask = (address: string, question: unknown = 'hi', headers = {}) =>
    askMolly(server, question, { headers: { ...from(address), ...headers } })

  /** More than the share of two minutes, because a minute may end among them. */
  const exhaust = async (share: number, send: () => Promise<Response>) => {
    const start = Date.now()
    const responses = await Promise.all(Array.from({ length: 2 * share + 2 }, send))
    const refused = responses.filter(({ status }) => status === 429)
    const answered = responses.filter(({ status }) => status !== 429)
    expect(answered.length).toBeLessThanOrEqual(share * minutesSince(start))
    expect(refused[0]!.headers.get('Retry-After')).toBe('60')
    return { answered, refused }
  }

  /** The answer to a question when the share is used up. */
  async function askOnceMore(
    address: string,
    spelling = address,
    question?: unknown,
    headers = {},
  ) {
    for (let minutes = 0; ; minutes += 1) {
      // What is refused for its form counts as well, and costs less.
      const { answered } = await exhaust(30, () => ask(address, {}))
      for (const { status } of answered) expect(status).toBe(400)
      const response = await ask(spelling, question, headers)
      // A minute may have ended since.
      if (response.status === 429 || minutes === 2) return response
    }
  }

  const blocked = {
    'document-uri': 'https://esmalte.example/',
    'effective-directive': 'img-src',
    'blocked-uri': 'inline',
  }
  type Send = (headers: Record<string, string>) => Promise<Response>
  const page = '/article/root-canal'
  const suggest = (headers: Record<string, string>, path = '/api/search?q=gums') =>
    server.fetch(path, { headers })
  const email = 'ana@example.com'
  const shares: [what: string, share: number, status: number, send: Send][] = [
    ['questions to Molly', 30, 200, (headers) => askMolly(server, 'hi', { headers })],
    ['sign-ups', 10, 200, (headers) => postJson(server, '/newsletter', { email }, headers)],
    [
      'addresses that leave',
      10,
      200,
      (headers) => postForm(server, '/newsletter/unsubscribe', { email }, headers),
    ],
    [
      'messages',
      10,
      200,
      (headers) => postJson(server, '/contact', { topic: 'idea', message: 'Me.' }, headers),
    ],
    [
      'words about a page',
      10,
      200,
      (headers) => postJson(server, '/feedback', { page, helpful: 'yes' }, headers),
    ],
    [
      'ratings of answers',
      10,
      200,
      (headers) =>
        postJson(server, '/feedback/molly', { card: 'abscess/signs', verdict: 'up' }, headers),
    ],
    [
      'reports of blocked content',
      10,
      204,
      (headers) => {
        const body = JSON.stringify({ 'csp-report': blocked })
        return post(server, '/csp-report', 'application/csp-report', body, headers)
      },
    ],
  ]
  test.each(shares)('a visitor has so many %s a minute: %i', async (_what, share, status, send) => {
    const headers = from(nextAddress())
    const { answered, refused } = await exhaust(share, () => send(headers))
    expect(answered.length).toBeGreaterThanOrEqual(share)
    for (const response of answered) expect(response.status).toBe(status)
    expect(await refused[0]!.text()).toMatch(/"code":"too_many_requests"|<html/)
  })

  test('a visitor has 120 suggestions a minute, and beyond them still the search itself', async () => {
    const headers = from(nextAddress())
    const { answered, refused } = await exhaust(120, () => suggest(headers))
    expect(answered.length).toBeGreaterThanOrEqual(120)
    for (const { status } of answered) expect(status).toBe(200)
    expect(refused[0]!.headers.get('Cache-Control')).toBe('no-store')
    expect(await refused[0]!.json()).toMatchObject({ error: { code: 'too_many_requests' } })
    expect((await suggest(headers, '/search?q=gums')).status).toBe(200)
    expect((await suggest(from(nextAddress()))).status).toBe(200)
  })

  test('a picture on another site gets no suggestions, and uses up nothing', async () => {
    const own = from(nextAddress())
    const picture = { ...own, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }
    const sent = await Promise.all(Array.from({ length: 130 }, () => suggest(picture)))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([429]))
    expect((await suggest(own)).status).toBe(200)
  })

  test('one share used up leaves the others', async () => {
    const headers = from(nextAddress())
    const fields = { topic: 'idea', message: 'One of many.' }
    await exhaust(10, () => postJson(server, '/contact', fields, headers))
    const signUp = await postJson(server, '/newsletter', { email: 'still@example.com' }, headers)
    expect(signUp.status).toBe(200)
  })

  test.each([
    ['hi', {}, 'Please wait a minute'],
    [{ message: 'hi', locale: 'es' }, {}, 'Espere un minuto'],
    ['¿por qué me duelen las muelas?', {}, 'Espere un minuto'],
    [{ message: 'hi', locale: 'es' }, eventStream, 'Espere un minuto'],
    [['not a question'], {}, 'Please wait a minute'],
  ])('%j with %j waits, and reads: %s', async (question, headers, words) => {
    const address = nextAddress()
    expect((await ask(address)).status).toBe(200)
    const response = await askOnceMore(address, address, question, headers)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    const { error } = (await response.json()) as { error: { code: string; message: string } }
    expect(error.code).toBe('too_many_requests')
    expect(error.message).toContain(words)
  })

  test('JSON sent to the page of Molly counts like a form', async () => {
    const headers = from(nextAddress())
    const send = () => postJson(server, '/es/ask-molly', { message: 'hola' }, headers)
    const { refused } = await exhaust(30, send)
    expect(await refused[0]!.text()).toContain('Espere un minuto')
  })

  test('an emergency is answered past the limit, in each form; everything else waits', async () => {
    const address = nextAddress()
    const emergency = 'I cant breathe and my face is swollen'
    expect((await askOnceMore(address)).status).toBe(429)
    const answered = await ask(address, emergency)
    expect(answered.status).toBe(200)
    expect(await answered.json()).toMatchObject({ kind: 'emergency' })

    const stream = await ask(address, emergency, eventStream)
    expect(await stream.text()).toMatch(/event: done\ndata: .*"kind":"emergency"/)

    const page = await postForm(
      server,
      '/es/ask-molly',
      { message: 'no puedo respirar' },
      from(address),
    )
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Llame ahora')
  })

  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
  ]
  test.each(shares)(
    '%s that another website sends are refused, and use up nothing',
    async (_what, share, status, send) => {
      const own = from(nextAddress())
      const sent = await Promise.all(
        Array.from({ length: share + 1 }, (_, nth) => send({ ...own, ...foreign[nth % 2] })),
      )
      expect(new Set(sent.map((response) => response.status))).toEqual(new Set([403]))
      expect((await send(own)).status).toBe(status)
    },
  )

  test('an address counts as one, however it is written; its neighbour is somebody else', async () => {
    for (const spelling of ['2001:DB8:1:2:ffff::1', '[2001:db8:1:2::1]:443', '2001:db8:1:2::9%0']) {
      expect((await askOnceMore('2001:db8:1:2::9', spelling)).status).toBe(429)
    }
    expect((await ask('2001:db8:1:3::9')).status).toBe(200)
    expect((await askOnceMore('198.51.100.7', '::ffff:198.51.100.7')).status).toBe(429)
    expect((await ask('198.51.100.8')).status).toBe(200)
  })

  test('unparseable addresses share one count', async () => {
    expect((await askOnceMore('nonsense', '198.51.100.9.9')).status).toBe(429)
  })

  test.each([
    [
      '/newsletter',
      303,
      { email: 'ana@ejemplo.com', locale: 'es', source: 'bar' },
      ['ana@ejemplo.com'],
    ],
    ['/es/contact', 303, { topic: 'idea', message: 'Una idea mía' }, ['Una idea mía</textarea>']],
    [
      '/contact',
      303,
      { topic: 'idea', message: 'One of many.', locale: 'es' },
      ['One of many.</textarea>'],
    ],
    [
      '/feedback',
      303,
      { locale: 'es', page, helpful: 'no', comment: 'Muy corta' },
      ['Muy corta</textarea>'],
    ],
    [
      '/es/ask-molly',
      200,
      { message: '¿Qué es la placa?', history: '[{"role":"user","content":"¿Y el sarro?"}]' },
      ['¿Qué es la placa?</textarea>', '¿Y el sarro?'],
    ],
  ])(
    'a form at %s waits, with what was written in it, in its language',
    async (path, status, fields, kept) => {
      const headers = from(nextAddress())
      const share = path === '/es/ask-molly' ? 30 : 10
      const { answered, refused } = await exhaust(share, () =>
        postForm(server, path, fields, headers),
      )
      expect(answered[0]!.status).toBe(status)
      const html = await refused[0]!.text()
      expect(html).toContain('<html lang="es"')
      // The sign-up says it beside its field.
      expect(html).toMatch(/(?:role="alert"|id="subscribe-error")[^>]*>.*?Espere un minuto/s)
      for (const words of kept) expect(html).toContain(words)
    },
  )

  test('all visitors together have 300 calls of the model, and embedded answers beyond that', async () => {
    const calls = () => model.calls('good')
    // Few at once, so that a busy machine is not taken for a slow model.
    const isAsked = async () => {
      const earlier = calls()
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => ask(nextAddress(), 'Why do gums bleed?')),
      )
      for (const { status } of answers) expect(status).toBe(200)
      return calls() > earlier
    }
    // Twice as many and some more, because a minute may end in between and another 300 begin.
    const rounds = 160
    let round = 0
    for (; round < rounds; round += 1) {
      if (await isAsked()) continue
      if (calls() >= 300) break
      // A model that seems slow is left alone for ten seconds.
      await expect.poll(isAsked, { interval: 500 }).toBe(true)
    }
    const minutes = minutesSince(started)
    expect(calls()).toBeGreaterThanOrEqual(300)
    expect(calls()).toBeLessThanOrEqual(300 * minutes)
    // A busy machine may take so long that no minute has 300.
    expect(round < rounds || minutes > 2).toBe(true)
  })
})
