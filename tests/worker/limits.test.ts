import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Answer } from '../../src/molly/protocol.ts'
import { platforms, type Server, startServer } from '../servers.ts'
import { firstSentences, type StandIn, startStandIn } from '../stand-in.ts'

/** Where the platform finds the visitor's address. */
const addressHeader = { workerd: 'CF-Connecting-IP', Node: 'X-Forwarded-For' }

const json = { 'Content-Type': 'application/json' }

describe.each(platforms)('limits for each visitor, on %s', (platform) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(platform, { RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  })
  afterAll(() => server.close())

  const post = (path: string, address: string, body: unknown, headers = {}) =>
    server.fetch(path, {
      method: 'POST',
      headers: {
        ...(body instanceof URLSearchParams ? {} : json),
        [addressHeader[platform]]: address,
        ...headers,
      },
      body: body instanceof URLSearchParams ? body : JSON.stringify(body),
    })
  const ask = (address: string, body: object = { message: 'hi' }, headers = {}) =>
    post('/functions/v1/ask-molly', address, body, headers)

  let visitors = 0

  /** What comes when the minute's share is used up; more than once, because a minute may end. */
  async function askOnceMore(address: string, spelling = address, body?: object, headers?: object) {
    for (let minutes = 0; ; minutes += 1) {
      const answers = await Promise.all(Array.from({ length: 62 }, () => ask(address)))
      const statuses = new Set(answers.map(({ status }) => status))
      expect([...statuses].filter((status) => status !== 200)).toEqual([429])
      const response = await ask(spelling, body, headers)
      if (response.status === 429 || minutes === 2) return response
    }
  }

  test.each([
    [{ message: 'hi' }, {}, 'Please wait a minute'],
    [{ message: 'hi', locale: 'es' }, {}, 'Espere un minuto'],
    [{ message: '¿por qué me duelen las muelas?' }, {}, 'Espere un minuto'],
    [{ message: 'hi', locale: 'es' }, { Accept: 'text/event-stream' }, 'Espere un minuto'],
    [['not a question'], {}, 'Please wait a minute'],
  ])('%j with %j waits, and reads: %s', async (body, headers, words) => {
    const address = `203.0.113.${(visitors += 1)}`
    expect((await ask(address)).status).toBe(200)
    const response = await askOnceMore(address, address, body, headers)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    const { error } = (await response.json()) as { error: { code: string; message: string } }
    expect(error.code).toBe('too_many_requests')
    expect(error.message).toContain(words)
  })

  test('an address counts as one, however it is written; its neighbour is somebody else', async () => {
    for (const spelling of ['2001:DB8:1:2:ffff::1', '[2001:db8:1:2::1]:443', '2001:db8:1:2::9%0']) {
      expect((await askOnceMore('2001:db8:1:2::9', spelling)).status).toBe(429)
    }
    expect((await ask('2001:db8:1:3::9')).status).toBe(200)
    expect((await askOnceMore('198.51.100.7', '::ffff:198.51.100.7')).status).toBe(429)
    expect((await ask('198.51.100.8')).status).toBe(200)
  })

  test('whoever garbles their address is counted with all who do', async () => {
    expect((await askOnceMore('nonsense', '198.51.100.9.9')).status).toBe(429)
  })

  test.each([
    ['/newsletter', { email: 'ana@ejemplo.com', locale: 'es', source: 'bar' }, 'ana@ejemplo.com'],
    ['/es/contact', { topic: 'idea', message: 'Una idea mía' }, 'Una idea mía'],
    [
      '/feedback',
      { locale: 'es', page: '/article/root-canal', helpful: 'no', comment: 'Muy corta' },
      'Muy corta',
    ],
  ])(
    'a form at %s waits, with what was written in it, in its language',
    async (path, fields, kept) => {
      const send = () => post(path, '203.0.113.99', new URLSearchParams(fields))
      const responses = await Promise.all(Array.from({ length: 22 }, send))
      const refused = responses.find(({ status }) => status === 429)!
      expect(refused.headers.get('Retry-After')).toBeTruthy()
      const html = await refused.text()
      expect(html).toContain('<html lang="es"')
      expect(html).toContain('Espere un minuto')
      expect(html).toContain(kept)
      expect(responses.some(({ status }) => status === 303)).toBe(true)
    },
  )
})

const message = 'Why do gums bleed?'

let model: StandIn
beforeAll(async () => {
  model = await startStandIn(firstSentences)
})
afterAll(() => model.close())

async function startAsking(
  platform: (typeof platforms)[number],
  how: string,
  settings: Record<string, string> = {},
) {
  const server = await startServer(platform, {
    MOLLY_PROVIDER: 'openai-compatible',
    MOLLY_LLM_URL: model.url(how),
    MOLLY_LLM_MODEL: 'm',
    TRUST_PROXY: '1',
    ...settings,
  })
  let visitor = 0
  const ask = (headers = {}) => {
    visitor += 1
    const address = `10.0.${visitor >> 8}.${visitor & 255}`
    return server.fetch('/functions/v1/ask-molly', {
      method: 'POST',
      headers: { ...json, [addressHeader[platform]]: address, ...headers },
      body: JSON.stringify({ message }),
    })
  }
  return { server, ask }
}
const replies = (responses: Response[]) =>
  Promise.all(
    responses.map(async (response) => {
      expect(response.status).toBe(200)
      return ((await response.json()) as Answer).reply
    }),
  )

describe.each(platforms)('what a model may cost, on %s', (platform) => {
  test('when the day’s calls are spent, no more are made, and answers go on', async () => {
    const { server, ask } = await startAsking(platform, 'data without a space', {
      MOLLY_DAILY_BUDGET: '3',
    })
    const before = model.calls('data without a space')
    await replies(await Promise.all(Array.from({ length: 12 }, () => ask())))
    expect(model.calls('data without a space') - before).toBe(3)
    expect(await server.query('SELECT calls FROM model_calls')).toEqual([{ calls: 3 }])
    const text = await (await ask({ Accept: 'text/event-stream' })).text()
    expect(text).toContain('event: done')
    expect(model.calls('data without a space') - before).toBe(3)
    await server.close()
  })

  test('when calls can’t be counted, none are made, and answers go on', async () => {
    const { server, ask } = await startAsking(platform, 'good')
    await server.query('DROP TABLE model_calls')
    await replies(await Promise.all([ask(), ask()]))
    expect(model.calls('good')).toBe(0)
    await server.close()
  })

  test('all visitors together get so many a minute, and embedded answers beyond that', async () => {
    const { server, ask } = await startAsking(platform, 'everything in one chunk', {
      RATE_LIMITS: 'on',
    })
    const before = model.calls('everything in one chunk')
    const asked = 640
    for (let sent = 0; sent < asked; sent += 32) {
      await replies(await Promise.all(Array.from({ length: 32 }, () => ask())))
    }
    const calls = model.calls('everything in one chunk') - before
    expect(calls).toBeGreaterThanOrEqual(300)
    // A minute may end in between, and another 300 begin.
    expect(calls).toBeLessThanOrEqual(600)
    await server.close()
  }, 90_000)
})

test.concurrent.each(platforms)(
  'a model that goes on failing is left alone, then tried and heard again, on %s',
  async (platform) => {
    const { server, ask } = await startAsking(platform, platform)
    model.moods[platform] = '500'
    // Each question may call twice.
    for (let count = 0; count < 5; count += 1) await replies([await ask()])
    const failed = model.calls(platform)
    expect(failed).toBe(10)
    model.moods[platform] = 'good'
    const [embedded] = await replies(await Promise.all(Array.from({ length: 5 }, () => ask())))
    expect(model.calls(platform)).toBe(failed)
    // 10 s later one of many tries; then all are heard.
    await vi.waitFor(
      async () => {
        await replies(await Promise.all([ask(), ask(), ask()]))
        expect(model.calls(platform)).toBeGreaterThan(failed)
      },
      { timeout: 15_000, interval: 500 },
    )
    const heard = model.calls(platform)
    const [reply] = await replies(await Promise.all([ask(), ask(), ask()]))
    expect(model.calls(platform)).toBe(heard + 3)
    expect(reply).not.toBe(embedded)
    await server.close()
  },
  90_000,
)
