import { createServer, type Server as HttpServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoggedServer, startLogged } from '../../support/logged-servers.ts'
import { platforms } from '../../support/servers.ts'

/** Whatever a visitor could say or be known by has it in it. */
const mark = 'zqmarker'
const address = '203.0.113.77'
const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

const told = {
  'User-Agent': `${mark}/1.0`,
  Referer: `https://${mark}.example/${mark}?${mark}`,
  Authorization: `Bearer ${mark}`,
  Apikey: mark,
  Cookie: `${mark}=${mark}`,
  'Accept-Language': mark,
  'CF-Connecting-IP': address,
  'X-Forwarded-For': `${address}, ${address}`,
  'X-Real-IP': address,
}

const ask = {
  message: `Why do my gums bleed? ${mark}`,
  history: [{ role: 'user', content: mark }],
  page: `/products/toothpaste?${mark}`,
}
const contact = { topic: 'idea', message: mark, page: `/about?${mark}` }
const feedback = { page: '/products/toothpaste', helpful: 'no', comment: mark }
const subscription = { email: `${mark}@example.com`, source: 'bar' }

type Sent = [path: string, init?: RequestInit]
const post = (
  path: string,
  body: object | string,
  headers: Record<string, string> = json,
): Sent => [
  path,
  { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) },
]
const fields = (values: object) => new URLSearchParams(values as Record<string, string>).toString()

const requests: Sent[] = [
  ...['/', '/search', '/api/search', '/ask-molly', '/nope', '/es/article/nope', '/healthz'].map(
    (path): Sent => [`${path}?q=${mark}&email=${mark}%40example.com`],
  ),
  [`/api/articles?category=${mark}`],
  [`/nope/${mark}@example.com`],
  [`/nope%3Femail=${mark}`],
  [`/nope;id=${mark}`],
  [`/nope/${mark}`],
  [`/${mark}-has-hiv`],
  [`/codes/icd-10/${mark}`],
  [`/es/qr/codes/icd-10/${mark}.svg`],
  [`/article/${mark}`],
  [`/search/${mark}-hurts`],
  [`/%/${mark}@x`],
  [`/newsletter/confirm?token=${mark}`],
  ['/newsletter', { method: 'PUT', body: mark }],
  post('/functions/v1/ask-molly', ask),
  post('/functions/v1/ask-molly', ask, { ...json, Accept: 'text/event-stream' }),
  post('/functions/v1/ask-molly', { ...ask, message: `I can’t breathe ${mark}` }),
  post('/functions/v1/ask-molly', { ...ask, message: mark.repeat(200) }),
  post('/functions/v1/ask-molly', { ...ask, history: [{ role: mark, content: mark }] }),
  post('/functions/v1/ask-molly', `{"message": "${mark}`),
  post('/functions/v1/ask-molly', mark, { 'Content-Type': 'text/plain' }),
  post('/functions/v1/ask-molly', mark.repeat(9000)),
  post('/functions/v1/ask-molly', ask, { ...json, Origin: `https://${mark}.example` }),
  post('/functions/v1/other', ask),
  post('/ask-molly', fields({ ...ask, history: JSON.stringify(ask.history) }), form),
  post('/newsletter', subscription),
  post('/newsletter', fields(subscription), form),
  post('/newsletter', { email: mark }),
  post('/newsletter', `{"email": ${mark}`),
  post('/contact', fields(contact), form),
  post('/contact', contact),
  post('/feedback', fields(feedback), form),
  post('/feedback', feedback),
  post('/tools/treatment-plan', fields({ lines: `Crown ${mark}` }), form),
  post('/tools/treatment-plan', fields({ lines: mark.repeat(2000) }), form),
  post('/ask-dentist', fields({ reason: mark, change: '' }), form),
  post('/tools/no-appointment', fields({ country: mark, level: mark }), form),
  post('/tools/what-will-i-pay', fields({ 'name-1': mark, 'price-1': mark, lines: mark }), form),
  post('/tools/child-by-month', fields({ births: mark, month: mark }), form),
  post('/tools/reminders', fields({ what: 'brush', date: mark, months: mark }), form),
  post('/article/cavity-prevention-quiz', fields({ [mark]: mark }), form),
  ['/auth/v1/token?grant_type=password', post('', { email: mark, password: mark })[1]],
]

/** A model's server that says what it was asked, in ways that fail. */
async function startEcho(): Promise<HttpServer> {
  let calls = 0
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (data: Buffer) => (body += data.toString()))
    request.on('end', () => {
      calls++
      if (calls % 3 === 0) return response.writeHead(400).end(body)
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      if (calls % 3 === 1) return response.end(`data: {${mark} ${body}\n\n`)
      const choices = [{ index: 0, delta: { content: `${mark}. ${mark}. ` }, finish_reason: null }]
      return response.end(`data: ${JSON.stringify({ choices })}\n\ndata: [DONE]\n\n`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** A body that announces more than it brings. */
function breakOff(origin: string): Promise<void> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = `POST /functions/v1/ask-molly?${mark} HTTP/1.1\r\nHost: ${hostname}\r\n`
      socket.write(`${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`)
      socket.write(`20\r\n{"message": "${mark}`, () => setTimeout(() => socket.destroy(), 50))
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
  })
}

describe.each(platforms)('the log on %s', (platform) => {
  let echo: HttpServer
  let server: LoggedServer
  const send = async (all: Sent[]) => {
    const statuses: number[] = []
    for (const [path, init] of all) {
      const headers = { ...told, ...(init?.headers as Record<string, string>) }
      const response = await server.fetch(path, { ...init, headers })
      await response.arrayBuffer()
      statuses.push(response.status)
    }
    return statuses
  }
  const eventsOf = (lines: string[]) =>
    lines.map((line) => (JSON.parse(line) as { event: string }).event)

  beforeAll(async () => {
    echo = await startEcho()
    server = await startLogged(platform, {
      MOLLY_PROVIDER: 'openai-compatible',
      MOLLY_LLM_URL: `http://127.0.0.1:${(echo.address() as AddressInfo).port}/v1`,
      MOLLY_LLM_KEY: `sk-${mark}`,
      MOLLY_LLM_MODEL: 'm',
    })
  })
  afterAll(async () => {
    await server.close()
    echo.close()
  })

  test('holds nothing of what visitors write, or are known by', async () => {
    const statuses = await send(requests)
    expect(statuses).toEqual(expect.arrayContaining([200, 303, 400, 403, 404, 405, 413, 415]))
    expect(Math.max(...statuses)).toBeLessThan(500)
    await breakOff(server.origin)
    await expect
      .poll(() => eventsOf(server.lines()))
      .toEqual(expect.arrayContaining(['not_found', 'molly_upstream']))
    expectClean(server.lines())
  })

  test('nor when the database fails', async () => {
    const tables = ['subscribers', 'messages', 'feedback']
    for (const table of tables) await server.query(`DROP TABLE ${table}`)
    const stored = requests.filter(([path]) => /^\/(newsletter|contact|feedback)$/.test(path))
    expect(await send(stored)).toContain(500)
    await expect.poll(() => eventsOf(server.lines())).toContain('fault')
    expectClean(server.lines())
  })

  test('names where a page is missing when it is asked for, not when it is only fetched ahead', async () => {
    await server.fetch('/loteria/ahead', { headers: { 'Sec-Purpose': 'prefetch' } })
    await server.fetch('/phrases/asked')
    const missing = () => server.lines().filter((line) => /\/(?:loteria|phrases)/.test(line))
    await expect.poll(() => missing().length).toBeGreaterThan(0)
    expect(missing()).toEqual([JSON.stringify({ event: 'not_found', path: '/phrases/…' })])
  })

  test('is one object of JSON a line, with the name of an event', () => {
    for (const line of server.lines()) {
      expect(JSON.parse(line), line).toHaveProperty('event', expect.stringMatching(/^[a-z_]+$/))
    }
  })
})

function expectClean(lines: string[]): void {
  const found = lines.filter((line) => line.toLowerCase().includes(mark) || line.includes(address))
  expect(found).toEqual([])
}

test.each(platforms)(
  '%s answers nothing with wrong settings, and logs which one',
  async (platform) => {
    if (platform === 'Node') {
      // It doesn't even start.
      await expect(startLogged(platform, { MOLLY_MODE: 'loud' })).rejects.toThrow('MOLLY_MODE')
      return
    }
    const server = await startLogged(platform, { MOLLY_MODE: 'loud' })
    for (const path of ['/', '/es/about', '/healthz']) {
      const response = await server.fetch(path)
      expect(response.status).toBe(503)
      expect(await response.text()).not.toContain('MOLLY')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
    expect(server.lines().join('\n')).toContain('MOLLY_MODE is \\"loud\\", but must be')
    await server.close()
  },
)
