import { connect } from 'node:net'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startNastyUpstream, type Upstream } from '../../support/nasty-upstream.ts'
import { postEndlessly } from '../../support/endless.ts'
import { startWithoutProxy } from '../../support/plain-workerd.ts'
import { platforms, type Server } from '../../support/servers.ts'

const key = 'anonymous.key.of-the-backend'
const placeholder = 'sb_publishable_esmalte'
const token = 'aaaa.bbbb.cccc'

describe.each(platforms)('the gateway on %s', (platform) => {
  let upstream: Upstream
  let server: Server
  beforeAll(async () => {
    upstream = await startNastyUpstream()
    server = await startWithoutProxy(platform, {
      SUPABASE_URL: upstream.origin,
      SUPABASE_ANON_KEY: key,
    })
  })
  afterAll(async () => {
    await server.close()
    upstream.close()
  })

  /** A request as written here, which fetch would put right or refuse to send. */
  function send(head: string): Promise<string> {
    return new Promise((resolve) => {
      const { hostname, port } = new URL(server.origin)
      const socket = connect(Number(port), hostname)
      let text = ''
      socket.on('data', (data) => {
        text += data.toString('latin1')
        // What is asked to close the connection may leave it open.
        if (text.includes('\r\n\r\n')) socket.destroy()
      })
      socket.on('close', () => resolve(text))
      socket.on('error', () => resolve(text))
      socket.write(`${head}\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`)
    })
  }

  describe('a request', () => {
    test.each([
      '/auth/v1/echo?grant_type=password',
      '/rest/v1/echo?select=a,b(c)&d=eq.%22x%20y%22&e=in.(1,2)',
      '/storage/v1/object/public/b/%C3%B1%20a%2Bb/echo',
      '/realtime/v1/api/echo',
      '/functions/v1/echo',
    ])('%s arrives as it was sent', async (path) => {
      const response = await server.fetch(path, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Prefer: 'count=exact' },
        body: '{"a":"ñ"}',
      })
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ ok: true })
      const seen = upstream.last()
      expect(seen).toMatchObject({ method: 'PUT', path })
      expect(Buffer.from(seen.body, 'latin1').toString()).toBe('{"a":"ñ"}')
      expect(seen.headers).toMatchObject({ prefer: 'count=exact', apikey: key })
    })

    test('tells nothing of the visitor but what it says itself', async () => {
      await server.fetch('/rest/v1/echo', {
        headers: {
          Cookie: 'a=1',
          'CF-Connecting-IP': '203.0.113.9',
          'X-Forwarded-For': '203.0.113.9',
          'X-Real-IP': '203.0.113.9',
          Forwarded: 'for=203.0.113.9',
          'User-Agent': 'Visitor/1',
          'Accept-Language': 'es-MX',
          Referer: `${server.origin}/conditions/gum-disease`,
          'X-Custom': 'x',
          'X-HTTP-Method-Override': 'DELETE',
        },
      })
      const { headers } = upstream.last()
      const said = JSON.stringify(headers)
      for (const word of ['203.0.113', 'Visitor', 'es-MX', 'gum-disease', 'a=1', 'DELETE']) {
        expect(said).not.toContain(word)
      }
      expect(headers.host).toBe(new URL(upstream.origin).host)
    })

    test.each([
      [undefined, `Bearer ${key}`],
      [`Bearer ${placeholder}`, `Bearer ${key}`],
      [`Bearer ${token}`, `Bearer ${token}`],
      [`bearer ${token}`, `Bearer ${token}`],
      ['Basic dTpw', `Bearer ${key}`],
    ])('with Authorization %s speaks with %s', async (given, expected) => {
      const headers = { apikey: 'of-somebody-else', ...(given && { Authorization: given }) }
      await server.fetch('/auth/v1/echo?apikey=theirs', { headers })
      const seen = upstream.last()
      expect(seen.headers).toMatchObject({ apikey: key, authorization: expected })
      expect(seen.path).toBe(`/auth/v1/echo?apikey=${key}`)
    })

    test.each(['HEAD', 'GET', 'POST', 'PATCH', 'DELETE'])('may be a %s', async (method) => {
      const response = await server.fetch('/rest/v1/echo', { method })
      expect(response.status).toBe(200)
      expect(upstream.last().method).toBe(method)
    })

    test('with a body in pieces arrives whole', async () => {
      const pieces = new ReadableStream({
        async start(controller) {
          for (const piece of ['{"a"', ':', '1}']) {
            controller.enqueue(new TextEncoder().encode(piece))
            await new Promise((resolve) => setTimeout(resolve, 20))
          }
          controller.close()
        },
      })
      const init = { method: 'POST', body: pieces, duplex: 'half' }
      expect((await server.fetch('/rest/v1/echo', init as RequestInit)).status).toBe(200)
      expect(upstream.last().body).toBe('{"a":1}')
    })
  })

  describe('refuses', () => {
    test.each([
      '/auth/v1/..%2fecho',
      '/auth/v1/..%2f..%2fecho',
      '/auth/v1/%2e%2e%2f%2e%2e%2fecho',
      '/auth/v1/%252e%252e%252fecho',
      '/auth/v1/..%5cecho',
      '/auth/v1/a%5C..%5Cecho',
      '/auth/v1/..%252f..%252fecho',
      '/storage/v1/object/./..%2f..%2f../echo%2f..',
      '/auth/v1//echo',
      '/auth/v1//evil.example/echo',
      '/auth/v1/%2f%2fevil.example/echo',
      '/auth/v1/echo%00',
      '/auth/v1/echo%0d%0aX-Evil:%201',
      '/auth/v1/%zz/echo',
      '/%61uth/v1/echo',
      '/functions/v1/ask-molly/echo',
      '/functions/v1/ask%2Dmolly%2Fecho',
    ])('%s', async (path) => {
      const before = upstream.seen.length
      const text = await send(`GET ${path} HTTP/1.1`)
      expect(text).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(upstream.seen.length).toBe(before)
    })

    test.each(['/auth/v1/../../echo', '/auth/v1/%2e%2e/%2e%2e/echo', '/auth/v1/\\..\\..\\echo'])(
      '%s, which is no path of the backend',
      async (path) => {
        const before = upstream.seen.length
        expect(await send(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 40[04] /)
        expect(upstream.seen.length).toBe(before)
      },
    )

    test('an address of another host', async () => {
      const before = upstream.seen.length
      await send('GET http://evil.example/auth/v1/echo HTTP/1.1')
      await send('GET @evil.example/auth/v1/echo HTTP/1.1')
      await send('CONNECT evil.example:443 HTTP/1.1')
      for (const { headers } of upstream.seen.slice(before)) {
        expect(headers.host).toBe(new URL(upstream.origin).host)
      }
    })

    test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'TRACK'])('the method %s', async (method) => {
      const before = upstream.seen.length
      const text = await send(`${method} /auth/v1/echo HTTP/1.1`)
      expect(text).toMatch(/^HTTP\/1\.1 (?:4\d\d|501) /)
      expect(upstream.seen.length).toBe(before)
    })

    test.each([
      ['Origin', 'https://evil.example'],
      ['Origin', 'null'],
      ['Sec-Fetch-Site', 'cross-site'],
    ])('another site: %s: %s', async (name, value) => {
      const headers = { [name]: value }
      const before = upstream.seen.length
      const response = await server.fetch('/auth/v1/echo', { method: 'POST', headers, body: '{}' })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ error: { code: 'cross_site' } })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(upstream.seen.length).toBe(before)
    })

    test('a header larger than servers take, and goes on', async () => {
      const headers = { 'X-Client-Info': 'a'.repeat(300_000) }
      const status = await server.fetch('/auth/v1/echo', { headers }).then(
        (response) => response.status,
        () => 0,
      )
      expect(status).not.toBe(500)
      expect((await server.fetch('/auth/v1/echo')).status).toBe(200)
    })

    test('a body that is too large, before the backend hears of it', async () => {
      const before = upstream.seen.length
      const response = await server.fetch('/auth/v1/echo', {
        method: 'POST',
        body: 'a'.repeat(1_000_001),
      })
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ error: { code: 'too_large' } })
      expect(upstream.seen.length).toBe(before)
    })

    test('an endless body in pieces', async () => {
      const { status, sent } = await postEndlessly(`${server.origin}/rest/v1/echo`)
      expect(status).toBe(413)
      expect(sent).toBeLessThan(32 * 1024 * 1024)
      await expect.poll(() => upstream.pending()).toBe(0)
      expect((await server.fetch('/rest/v1/echo')).status).toBe(200)
    })

    test('a body that breaks off, and lets the backend go', async () => {
      await new Promise((resolve) => {
        const sender = request(`${server.origin}/rest/v1/hang`, {
          method: 'POST',
          headers: { 'Content-Length': 100 },
        })
        sender.on('error', resolve)
        sender.write('{"half":')
        setTimeout(() => sender.destroy(new Error('gone')), 100)
      })
      await expect.poll(() => upstream.pending()).toBe(0)
      expect((await server.fetch('/rest/v1/echo')).status).toBe(200)
    })
  })

  test('our own pages are let in, also when a proxy in front speaks TLS for us', async () => {
    for (const Origin of [server.origin, server.origin.replace('http:', 'https:')]) {
      const headers = { Origin, 'Sec-Fetch-Site': 'same-origin' }
      const response = await server.fetch('/auth/v1/echo', { method: 'POST', headers, body: '{}' })
      expect(response.status).toBe(200)
    }
  })

  test('a link from elsewhere, as in a mail, is let in; a hidden frame is not', async () => {
    const fetched = 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate'
    for (const more of ['', '\r\nSec-Fetch-Dest: document']) {
      const text = await send(`GET /auth/v1/echo HTTP/1.1\r\n${fetched}${more}`)
      expect(text).toMatch(/^HTTP\/1\.1 200 /)
    }
    const framed = await send(`GET /auth/v1/echo HTTP/1.1\r\n${fetched}\r\nSec-Fetch-Dest: iframe`)
    expect(framed).toMatch(/^HTTP\/1\.1 403 /)
  })

  describe('an answer', () => {
    test.each([
      ['created', 201],
      ['refused', 422],
      ['broken-json', 500],
      ['no-content', 204],
      ['not-modified', 304],
      ['partial', 206],
    ])('%s keeps its status %i', async (how, status) => {
      const response = await server.fetch(`/rest/v1/${how}`)
      expect(response.status).toBe(status)
      const text = await response.text()
      if (how === 'refused') expect(text).toContain('weak_password')
      if (how === 'broken-json') expect(JSON.parse(text)).toEqual({ msg: 'database error' })
      if (how === 'partial') expect(response.headers.get('Content-Range')).toBe('bytes 0-3/9')
    })

    test.each([
      'broken-html',
      'status-999',
      'status-101',
      'no-http',
      'bad-header',
      'two-lengths',
      'cut',
    ])('%s becomes 502', async (how) => {
      const response = await server.fetch(`/rest/v1/${how}`)
      expect(response.status).toBe(502)
      expect(await response.json()).toEqual({
        error: { code: 'unreachable', message: 'The backend could not be reached.' },
      })
    })

    test.each(['cut-later', 'broken-gzip', 'false-gzip'])(
      '%s is never taken for a whole one',
      async (how) => {
        const read = async () => {
          const response = await server.fetch(`/rest/v1/${how}`)
          if (response.status === 502) throw new Error('terminated')
          return JSON.parse(await response.text()) as unknown
        }
        await expect(read()).rejects.toThrow(/terminated|JSON/)
        expect((await server.fetch('/rest/v1/echo')).status).toBe(200)
      },
    )

    test('that was compressed arrives whole', async () => {
      const response = await server.fetch('/rest/v1/gzip')
      expect(await response.json()).toEqual({ whole: true })
    })

    test('is never kept, and carries nothing of the backend that a page could suffer from', async () => {
      const { headers } = await server.fetch('/rest/v1/headers')
      for (const name of [
        'Set-Cookie',
        'X-Powered-By',
        'Server',
        'Access-Control-Allow-Origin',
        'Service-Worker-Allowed',
        'Clear-Site-Data',
        'Refresh',
        'Link',
        'Speculation-Rules',
        'WWW-Authenticate',
      ]) {
        expect(headers.get(name), name).toBeNull()
      }
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      )
      expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Range')).toBe('0-9/57')
      expect(headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
    })

    test.each([
      ['redirect', 'https://idp.example/a?b=1'],
      ['home', '/auth/v1/callback?code=1#x'],
      ['redirect-slashes', 'http://evil.example/x'],
      // Of the backend's own: on our origin, two slashes would lead to another site.
      ['redirect-twice', '/evil.example/x'],
      ['redirect-user', '/evil.example/x?a#b'],
      ['redirect-script', null],
      ['redirect-broken', null],
    ])('%s leads to %s, and is not followed', async (how, location) => {
      const before = upstream.seen.length
      const response = await server.fetch(`/auth/v1/${how}`)
      expect([302, 303]).toContain(response.status)
      expect(response.headers.get('Location')).toBe(location)
      expect(upstream.seen.length).toBe(before + 1)
    })

    test.each([
      'html',
      'odd-html',
      'two-types',
      'xhtml',
      'svg',
      'xml',
      'script',
      'old-script',
      'style',
    ])('of the kind %s is shown as text', async (kind) => {
      const response = await server.fetch(`/storage/v1/object/public/b/${kind}`)
      expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('Content-Security-Policy')).toContain('sandbox')
      expect(await response.text()).toBe('<script>1</script>')
    })

    test.each(['wasm', 'none'])('of the kind %s is a file to save', async (kind) => {
      const { headers } = await server.fetch(`/storage/v1/object/public/b/${kind}`)
      expect(headers.get('Content-Type')).toBe('application/octet-stream')
    })

    test('of 30 MB comes through', async () => {
      const response = await server.fetch('/storage/v1/object/b/huge')
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(29_000_000)
    })

    test('without end comes as it is written, and ends when the visitor leaves', async () => {
      const leaving = new AbortController()
      const response = await server.fetch('/functions/v1/endless', { signal: leaving.signal })
      expect(response.headers.get('Content-Type')).toBe('text/event-stream')
      const { value } = await response.body!.getReader().read()
      expect(new TextDecoder().decode(value)).toContain('still here')
      leaving.abort()
      await expect.poll(() => upstream.pending(), { timeout: 10_000 }).toBe(0)
    })
  })

  describe('realtime', () => {
    const open = (headers: Record<string, string> = {}) =>
      new Promise<{ status?: number; said: string }>((resolve) => {
        const asking = request(
          `${server.origin}/realtime/v1/websocket?apikey=${placeholder}&vsn=2.0.0`,
          {
            headers: {
              Connection: 'Upgrade',
              Upgrade: 'websocket',
              'Sec-WebSocket-Version': '13',
              'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
              ...headers,
            },
          },
        )
        asking.on('upgrade', ({ statusCode }, socket, head) => {
          let bytes = head
          const read = (data: Buffer) => {
            bytes = Buffer.concat([bytes, data])
            // One unmasked text frame.
            if (bytes.length < 2 || bytes.length < 2 + bytes[1]!) return
            resolve({ status: statusCode, said: bytes.subarray(2, 2 + bytes[1]!).toString() })
            socket.destroy()
          }
          socket.on('data', read)
          socket.on('error', () => undefined)
          read(Buffer.alloc(0))
        })
        asking.on('response', (response) => {
          response.resume()
          resolve({ status: response.statusCode, said: '' })
        })
        asking.on('error', () => resolve({ said: 'cut off' }))
        asking.end()
      })

    test('opens a connection that speaks with the key, where the platform can', async () => {
      const { status, said } = await open()
      if (platform === 'Node') return expect(status).toBe(501)
      expect(status).toBe(101)
      expect(JSON.parse(said)).toEqual({ path: `/realtime/v1/websocket?apikey=${key}&vsn=2.0.0` })
      expect(upstream.last().headers).not.toHaveProperty('cookie')
    })

    test('refuses other sites', async () => {
      const before = upstream.seen.length
      expect((await open({ Origin: 'https://evil.example' })).status).toBe(403)
      expect(upstream.seen.length).toBe(before)
    })

    test('a backend that refuses the connection is heard', async () => {
      upstream.refuseSockets = true
      const { status } = await open()
      upstream.refuseSockets = false
      expect(status).toBe(platform === 'Node' ? 501 : 403)
    })
  })

  // On Node the server runs in this process, and its log is ours to read.
  test.runIf(platform === 'Node')('a fault is logged without tokens or addresses', async () => {
    const said: unknown[] = []
    for (const method of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((...parts) => void said.push(...parts))
    }
    await server.fetch('/auth/v1/cut?token=secret-1&redirect_to=secret-2', {
      method: 'POST',
      headers: { Authorization: 'Bearer secret-3' },
      body: '{"password":"secret-4"}',
    })
    vi.restoreAllMocks()
    expect(said).toEqual(['{"event":"backend_fault","kind":"unreachable"}'])
  })

  test('a visitor who leaves while the backend is silent frees it', async () => {
    const leaving = new AbortController()
    const call = server.fetch('/rest/v1/hang', { signal: leaving.signal })
    await expect.poll(() => upstream.last().path).toBe('/rest/v1/hang')
    leaving.abort()
    await expect(call).rejects.toThrow('aborted')
    // workerd notices when it next writes to the visitor.
    if (platform === 'Node') {
      await expect.poll(() => upstream.pending(), { timeout: 10_000 }).toBe(0)
    }
  })

  test('a backend that is gone is 502, however often it is asked', async () => {
    upstream.close()
    const body = 'a'.repeat(900_000)
    const posts = Array.from({ length: 30 }, () => ({ method: 'POST', body }))
    for (const init of [{}, ...posts]) {
      const response = await server.fetch('/auth/v1/user', init)
      expect(response.status).toBe(502)
      expect(await response.json()).toMatchObject({ error: { code: 'unreachable' } })
    }
  })
})
