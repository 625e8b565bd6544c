import { describe, expect, test } from 'vitest'
import { postEndlessly } from '../endless.ts'
import { platforms, startServer, testServer } from '../servers.ts'

describe.each(platforms)('newsletter on %s', (platform) => {
  const server = testServer(platform)

  // The local proxy before the worker answers for it when it is still sending as the answer comes.
  const brokenOff = platform === 'workerd' ? [500] : []

  const post = (type: string, body: BodyInit, headers: Record<string, string> = {}) =>
    server.fetch('/newsletter', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, ...headers },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit)
  const json = (value: unknown) => post('application/json', JSON.stringify(value))
  const form = (fields: Record<string, string>) =>
    post('application/x-www-form-urlencoded', new URLSearchParams(fields).toString())
  const rows = (email: string) => server.query(`SELECT * FROM subscribers WHERE email = '${email}'`)

  test('stores an address once, in lower case, however often it is sent', async () => {
    for (const email of ['Ana@Example.com', 'ana@example.com', ' ANA@example.com ']) {
      const response = await json({ email, locale: 'es', source: 'bar' })
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ ok: true, status: 'confirmed' })
    }
    const stored = await rows('ana@example.com')
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({ status: 'confirmed', locale: 'es', source: 'bar' })
  })

  test('sixteen sign-ups at once with the same address leave one row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => json({ email: 'same@example.com', source: 'footer' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200))
    expect(await rows('same@example.com')).toHaveLength(1)
  })

  test('a form leads to the thank-you page of its language', async () => {
    const response = await form({ email: 'luz@example.com', locale: 'es', source: 'footer' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/es/subscribe?done')
    const page = await (await server.fetch('/es/subscribe?done')).text()
    expect(page).toContain('¡Gracias por suscribirse a nuestro boletín!')
    expect(await rows('luz@example.com')).toHaveLength(1)
  })

  test('a form with a wrong address comes back with the address in it', async () => {
    const response = await form({ email: 'not <an> "address"', locale: 'es', source: 'bar' })
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain('<html lang="es">')
    expect(page).toContain('value="not &lt;an&gt; &quot;address&quot;"')
  })

  test.each([
    ['no address', {}],
    ['an empty address', { email: '' }],
    ['an address that is none', { email: 'x' }],
    ['a number', { email: 5 }],
    ['an unknown language', { email: 'a@example.com', locale: 'fr' }],
    ['an unknown source', { email: 'a@example.com', source: 'x' }],
    ['a list', []],
    ['nothing', null],
  ])('%s is refused and not stored', async (_what, body) => {
    const response = await json(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid' } })
    expect(await rows('a@example.com')).toHaveLength(0)
  })

  test.each([
    ['broken JSON', 'application/json', '{"email":', 400],
    ['a body of another type', 'text/plain', 'a@example.com', 415],
    ['bytes that are no text', 'application/json', new Uint8Array([0xff, 0xfe]), 400],
    ['too much', 'application/json', JSON.stringify({ email: 'a'.repeat(9000) }), 413],
  ])('%s is refused', async (_what, type, body, status) => {
    const response = await post(type, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error.code')
  })

  test.each([5_000, 40_000, 1_000_000])(
    '%i bytes too many are refused, chunked or not',
    async (size) => {
      const text = 'a'.repeat(size)
      const chunked = new Blob([text]).stream()
      for (const response of [
        await post('application/json', text),
        await post('application/json', chunked),
      ]) {
        expect(response.status).toBe(413)
        expect(await response.json()).toMatchObject({ error: { code: 'too_large' } })
      }
    },
  )

  test('a body that trickles is not waited for', async () => {
    const trickle = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 400))
        controller.enqueue(new Uint8Array([32]))
      },
    })
    const started = Date.now()
    const response = await post('application/json', trickle)
    expect([400, ...brokenOff]).toContain(response.status)
    expect(Date.now() - started).toBeLessThan(15_000)
  }, 40_000)

  test('an endless body is cut off, and the server goes on', async () => {
    const { status, sent } = await postEndlessly(`${server.origin}/newsletter`)
    expect([413, undefined, ...brokenOff]).toContain(status)
    expect(sent).toBeLessThan(32 * 1024 * 1024)
    expect((await server.fetch('/healthz')).status).toBe(200)
  })

  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['no site at all', { Origin: 'null' }],
    ['a cross-site request', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s may not subscribe a visitor', async (_who, headers) => {
    const response = await post('application/json', '{"email":"evil@example.com"}', headers)
    expect(response.status).toBe(403)
    expect(await rows('evil@example.com')).toHaveLength(0)
  })
})

describe.each(platforms)('newsletter limits on %s', (platform) => {
  test('the eleventh sign-up of a minute waits', async () => {
    const server = await startServer(platform, { RATE_LIMITS: 'on' })
    const statuses: number[] = []
    let last: Response | undefined
    for (let count = 0; count < 12; count++) {
      last = await server.fetch('/newsletter', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.7' },
        body: JSON.stringify({ email: `n${count}@example.com` }),
      })
      statuses.push(last.status)
      if (last.status === 429) break
      await last.body?.cancel()
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
    expect(last!.status).toBe(429)
    expect(Number(last!.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await last!.json()).toMatchObject({ error: { code: 'too_many_requests' } })
    await server.close()
  })
})
