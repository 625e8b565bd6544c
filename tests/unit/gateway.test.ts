import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { harmlessType, passBack } from '../../worker/gateway/answer.ts'
import { call } from '../../worker/gateway/call.ts'
import { findTarget, headersFor } from '../../worker/gateway/target.ts'
import { startNastyUpstream, type Upstream } from '../support/nasty-upstream.ts'

const backend = { origin: 'https://abc.supabase.co', key: 'sb_publishable_key' }

describe('the address at the backend', () => {
  test('never leaves the backend or the prefix, whatever the path is made of', () => {
    const parts =
      '. .. ... %2e %2E%2e %252e %2f %2F.. %5c \\ / // @ : ; ? # % %zz %00 %0d%0a a evil.example'
        .split(' ')
        .concat('\t', 'ñ', '%C3%B1', '..%2f', '..%252f', '%c0%ae', '%u002e', 'http://evil.example')
    let passed = 0
    for (let n = 0; n < 20_000; n += 1) {
      // Each number is another path of up to four parts.
      const path = [n, n / 29, n / 841, n / 24_389]
        .map((digit, index) => (index && digit < 1 ? '' : parts[Math.floor(digit) % parts.length]!))
        .join(n % 2 ? '/' : '')
      const prefix = ['/auth/v1/', '/functions/v1/', '/storage/v1/object/'][n % 3]!
      const url = URL.parse(`https://esmalte.example${prefix}${path}`)
      const target = url && findTarget(url.href, backend)
      if (!target) continue
      passed += 1
      expect(target.origin, path).toBe(backend.origin)
      expect(target.username + target.password, path).toBe('')
      const plain = decodeURIComponent(target.pathname)
      expect(plain, path).toMatch(/^\/(?:auth|functions|storage)\/v1\//)
      expect(plain, path).not.toMatch(/\/\.{0,2}\/|\/\.{1,2}$|\\|\p{Cc}/u)
    }
    expect(passed).toBeGreaterThan(1000)
  })

  test('keeps names as they are written', () => {
    for (const path of [
      '/storage/v1/object/public/b/100%25.png',
      '/storage/v1/object/public/b/a..b/.hidden/%C3%B1',
      '/rest/v1/articles?select=*,tags(name)&title=like.*%25*&or=(a.eq.1,b.eq."x")',
      '/auth/v1/.well-known/jwks.json',
    ]) {
      expect(findTarget(`https://esmalte.example${path}`, backend)?.href).toBe(
        new URL(backend.origin + path).href,
      )
    }
  })

  test('with a key of the newer kind, functions are asked without a token', () => {
    const ask = (path: string) => {
      const url = `https://esmalte.example${path}`
      return headersFor(new Request(url), findTarget(url, backend)!, backend).get('Authorization')
    }
    expect(ask('/functions/v1/hello')).toBeNull()
    expect(ask('/rest/v1/hello')).toBe(`Bearer ${backend.key}`)
  })
})

test.each([
  ['application/json; charset=utf-8', true],
  ['application/vnd.pgrst.object+json', true],
  ['text/event-stream', true],
  ['image/png', true],
  ['video/mp4', true],
  ['font/woff2', true],
  ['application/pdf', true],
  ['text/html', false],
  ['text/html;charset=utf-7', false],
  ['TEXT/HTML', false],
  ['application/json, text/html', false],
  ['application/json text/html', false],
  ['text/plain\u00a0html', false],
  ['image/svg+xml', false],
  ['image/SVG', false],
  ['application/xhtml+xml', false],
  ['application/atom+xml', false],
  ['application/ecmascript', false],
  ['text/x-component', false],
  ['multipart/x-mixed-replace; boundary=x', false],
  ['application/x-shockwave-flash', false],
  ['*/*', false],
  ['', false],
])('a file called %j keeps its kind: %s', (type, isKept) => {
  expect(harmlessType(type) === type).toBe(isKept)
  if (!isKept) expect(harmlessType(type)).toMatch(/^(?:text\/plain|application\/octet-stream)\b/)
})

describe('time runs out', () => {
  let upstream: Upstream
  beforeAll(async () => {
    upstream = await startNastyUpstream()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => upstream.close())

  const endless = () => new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) })
  const send = (path: string, body?: ReadableStream) => {
    const init = { method: body ? 'POST' : 'GET', body, duplex: 'half' } as RequestInit
    const request = new Request(`https://esmalte.example${path}`, init)
    return call(request, new URL(upstream.origin + path), new Headers())
  }
  const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

  test.each([
    ['for an answer that does not begin', 15_000, () => send('/rest/v1/hang'), 'too_late'],
    ['for a body', 10_000, () => send('/rest/v1/echo', endless()), 'unreadable'],
    ['for a file', 120_000, () => send('/storage/v1/echo', endless()), 'unreadable'],
  ] as const)('%s after %i ms', async (_what, ms, ask, fault) => {
    fakeTimers()
    let ended: unknown
    const asked = ask().then((result) => (ended = result))
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toBe(fault)
  })

  test('for an answer that stops in the middle after a minute, and it is cut off', async () => {
    fakeTimers()
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"half":')),
    })
    const headers = { 'Content-Type': 'application/json' }
    const answer = passBack(new Response(body, { headers }), new URL(upstream.origin))!
    const read = answer.text().catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await read).toBe('The backend fell silent.')
  })
})
