import { describe, expect, test } from 'vitest'
import { postEndlessly } from '../support/endless.ts'
import { post, postForm, postJson, readText } from '../support/requests.ts'
import { platforms, testServer } from '../support/servers.ts'

describe.each(platforms)('newsletter on %s', (platform) => {
  const server = testServer(platform)

  // The local proxy before the worker answers for it when it is still sending as the answer comes.
  const brokenOff = platform === 'workerd' ? [500] : []

  const send = (type: string, body: BodyInit, headers?: Record<string, string>) =>
    post(server, '/newsletter', type, body, headers)
  const json = (value: unknown) => postJson(server, '/newsletter', value)
  const form = (fields: Record<string, string>) => postForm(server, '/newsletter', fields)
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

  test('one domain in two spellings is one address', async () => {
    for (const email of [
      'idn@ñandu.example',
      'IDN@XN--ANDU-fqa.example',
      'idn@n\u0303andu.example',
    ]) {
      expect((await json({ email })).status).toBe(200)
    }
    const stored = await server.query("SELECT email FROM subscribers WHERE email LIKE 'idn@%'")
    expect(stored).toEqual([{ email: 'idn@xn--andu-fqa.example' }])
  })

  test('an address that waited for a mail is on the list when no mail has to be answered', async () => {
    await server.query(
      "INSERT INTO subscribers (email, status, locale, source) VALUES ('waiting@example.com', 'pending', 'en', 'bar') RETURNING id",
    )
    await json({ email: 'waiting@example.com', locale: 'es' })
    expect(await rows('waiting@example.com')).toMatchObject([{ status: 'confirmed', locale: 'es' }])
  })

  test.each([
    ['/newsletter/unsubscribe', 'en', 'it is off now'],
    ['/es/newsletter/unsubscribe', 'es', 'ya no lo está'],
  ])('without mail, an address typed on %s leaves at once', async (path, lang, words) => {
    const page = await readText(server, path)
    expect(page).toContain(`<html lang="${lang}">`)
    expect(page).toContain(`action="${path}"`)
    const email = `leave-${lang}@example.com`
    await json({ email })
    const leave = (fields: Record<string, string>) => postForm(server, path, fields)
    const answers = []
    for (const typed of [` ${email.toUpperCase()}`, email, 'nobody@example.com']) {
      const response = await leave({ email: typed })
      expect(response.status).toBe(200)
      answers.push(await response.text())
    }
    expect(answers[0]).toContain(words)
    expect(new Set(answers).size).toBe(1)
    expect(await rows(email)).toMatchObject([{ status: 'unsubscribed' }])
    await json({ email })
    expect(await rows(email)).toMatchObject([{ status: 'confirmed' }])
    expect((await leave({ email, delete: '1' })).status).toBe(200)
    expect(await rows(email)).toHaveLength(0)
    expect(await rows('nobody@example.com')).toHaveLength(0)
  })

  test('without mail, no link works and the page to confirm says that none is needed', async () => {
    const token = `${'0'.repeat(32)}.0.${'A'.repeat(43)}`
    for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
      expect((await server.fetch(`${path}?token=${token}`)).status).toBe(400)
      expect((await postForm(server, `${path}?token=${token}`, {})).status).toBe(400)
    }
    expect(await readText(server, '/newsletter/confirm')).toContain('Nothing to confirm')
    for (const path of ['/subscribe', '/newsletters']) {
      expect(await readText(server, path)).toContain('on the list at once')
    }
  })

  test('a form leads to the thank-you page of its language', async () => {
    const response = await form({ email: 'luz@example.com', locale: 'es', source: 'footer' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/es/subscribe?done')
    const page = await readText(server, '/es/subscribe?done')
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
    const response = await send(type, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error.code')
  })

  test.each([5_000, 40_000, 1_000_000])(
    '%i bytes too many are refused, chunked or not',
    async (size) => {
      const text = 'a'.repeat(size)
      const chunked = new Blob([text]).stream()
      for (const response of [
        await send('application/json', text),
        await send('application/json', chunked),
      ]) {
        expect(response.status).toBe(413)
        expect(await response.json()).toMatchObject({ error: { code: 'too_large' } })
      }
    },
  )

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
    const response = await send('application/json', '{"email":"evil@example.com"}', headers)
    expect(response.status).toBe(403)
    expect(await rows('evil@example.com')).toHaveLength(0)
  })
})
