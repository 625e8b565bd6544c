import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

type Seen = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

export type Upstream = {
  origin: string
  seen: Seen[]
  last(): Seen
  pending(): number
  refuseSockets: boolean
  close(): void
}

const gzipped = gzipSync(JSON.stringify({ whole: true }))

/** Responses, good and bad, by the last segment of the path. */
const moods: Record<string, (response: ServerResponse, origin: string) => void> = {
  echo: (response) => json(response, 200, { ok: true }),
  created: (response) => json(response, 201, { ok: true }),
  refused: (response) => json(response, 422, { error_code: 'weak_password', msg: 'too weak' }),
  'broken-json': (response) => json(response, 500, { msg: 'database error' }),
  'broken-html': (response) =>
    response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>nginx at 10.0.0.7</h1>'),
  'no-content': (response) => response.writeHead(204).end(),
  'not-modified': (response) => response.writeHead(304, { ETag: '"1"' }).end(),
  partial: (response) =>
    response
      .writeHead(206, { 'Content-Type': 'image/png', 'Content-Range': 'bytes 0-3/9' })
      .end('abcd'),
  'status-999': (response) => response.writeHead(999).end(),
  'status-101': (response) => raw(response, 'HTTP/1.1 101 Switching Protocols\r\n\r\nhello'),
  'no-http': (response) => raw(response, 'SSH-2.0-OpenSSH_9.2\r\n'),
  'bad-header': (response) =>
    raw(response, 'HTTP/1.1 200 OK\r\nX Y: 1\r\nContent-Length: 0\r\n\r\n'),
  'two-lengths': (response) =>
    raw(response, 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 7\r\n\r\nhi'),
  cut: (response) => response.destroy(),
  'cut-later': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
    response.write('{"half":')
    setTimeout(() => response.destroy(), 50)
  },
  gzip: (response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .end(gzipped),
  'broken-gzip': (response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .end(Buffer.concat([gzipped.subarray(0, 15), Buffer.from('garbage')])),
  'false-gzip': (response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .end('{"plain":true}'),
  redirect: (response) => response.writeHead(302, { Location: 'https://idp.example/a?b=1' }).end(),
  home: (response, origin) =>
    response.writeHead(303, { Location: `${origin}/auth/v1/callback?code=1#x` }).end(),
  'redirect-script': (response) =>
    response.writeHead(302, { Location: 'javascript:alert(1)' }).end(),
  'redirect-broken': (response) => response.writeHead(302, { Location: 'http://[' }).end(),
  'redirect-slashes': (response) => response.writeHead(302, { Location: '//evil.example/x' }).end(),
  'redirect-twice': (response, origin) =>
    response.writeHead(302, { Location: `${origin}//evil.example/x` }).end(),
  'redirect-user': (response, origin) =>
    response
      .writeHead(302, { Location: `${origin.replace('//', '//ana:word@')}/\\evil.example/x?a#b` })
      .end(),
  headers: (response) =>
    response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Set-Cookie': ['a=1; Path=/', 'b=2'],
        'X-Powered-By': 'PHP/5',
        Server: 'nginx',
        'Content-Security-Policy': "default-src *; script-src 'unsafe-inline'",
        'Access-Control-Allow-Origin': '*',
        'Service-Worker-Allowed': '/',
        'Clear-Site-Data': '"*"',
        'Strict-Transport-Security': 'max-age=0',
        'Cache-Control': 'public, max-age=9999',
        Refresh: '0;url=https://evil.example',
        Link: '</evil.js>; rel=preload; as=script',
        'Speculation-Rules': '"/evil.json"',
        'WWW-Authenticate': 'Basic realm="x"',
        'Keep-Alive': 'timeout=5',
        'Content-Range': '0-9/57',
        'X-Supabase-Api-Version': '2024-01-01',
      })
      .end('{}'),
  huge: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/octet-stream' })
    let sent = 0
    const pump = () => {
      while (sent < 30_000_000) {
        sent += 65_536
        if (!response.write(Buffer.alloc(65_536))) return
      }
      response.end()
    }
    response.on('drain', pump)
    pump()
  },
  endless: (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    const timer = setInterval(() => response.write(': still here\n\n'), 20)
    response.on('close', () => clearInterval(timer))
  },
  hang: () => undefined,
}

/** Media types, each with a body that would act if a browser trusted the type. */
const types: Record<string, string | undefined> = {
  html: 'text/html; charset=utf-8',
  'odd-html': ' TEXT/HTML',
  'two-types': 'application/json, text/html',
  xhtml: 'application/xhtml+xml',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  script: 'text/javascript',
  'old-script': 'application/x-javascript',
  style: 'text/css',
  wasm: 'application/wasm',
  none: undefined,
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
}

/** Bypasses what Node would correct. */
function raw(response: ServerResponse, text: string): void {
  const socket = response.socket as Socket
  response.detachSocket(socket)
  socket.end(text)
  response.emit('close')
}

/** A hosted backend that misbehaves as the path says. */
export async function startNastyUpstream(): Promise<Upstream> {
  const seen: Seen[] = []
  let pending = 0
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    const one = { method, path: url, headers, body: '' }
    seen.push(one)
    pending += 1
    response.on('close', () => (pending -= 1))
    response.on('error', () => undefined)
    request.on('error', () => undefined)
    const name = url.split('?')[0]!.split('/').pop()!
    if (name === 'hang') return
    request.on('data', (data: Buffer) => (one.body += data.toString('latin1')))
    request.on('end', () => {
      const mood = moods[name]
      if (mood) return mood(response, upstream.origin)
      if (!(name in types)) return json(response, 404, { msg: 'not found' })
      const type = types[name]
      response.writeHead(200, type ? { 'Content-Type': type } : {}).end('<script>1</script>')
    })
  })
  server.on('upgrade', ({ method = '', url = '', headers }, socket) => {
    seen.push({ method, path: url, headers, body: '' })
    socket.on('error', () => undefined)
    if (upstream.refuseSockets) {
      socket.end(
        'HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
      )
      return
    }
    const accept = createHash('sha1')
      .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    const said = Buffer.from(JSON.stringify({ path: url }))
    socket.write(Buffer.concat([Buffer.of(0x81, said.length), said]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const upstream: Upstream = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    last: () => seen.at(-1)!,
    pending: () => pending,
    refuseSockets: false,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return upstream
}
