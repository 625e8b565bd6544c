import { type KeyObject, createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The public key of anonymous visitors. */
export const anonymousKey = 'anonymous.key.of-the-stand-in'

type Seen = {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

type Answer = { status: number; body?: unknown }

export type Gotrue = {
  origin: string
  /** Without those that only ask whether a call of another origin is allowed. */
  seen: Seen[]
  last(): Seen
  count(path: string): number
  /** A session as the server would issue it, expiring in so many seconds. */
  issue(expiresIn?: number): Session
  close(): void
}

type Session = {
  access_token: string
  refresh_token: string
  expires_in: number
  expires_at: number
  token_type: 'bearer'
  user: object
}

const user = {
  id: 'b1f4a1de-0000-4000-8000-000000000001',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ana@example.org',
  identities: [],
  factors: [
    { id: 'factor-1', factor_type: 'totp', status: 'verified', friendly_name: 'phone' },
    { id: 'factor-2', factor_type: 'webauthn', status: 'unverified', friendly_name: 'key' },
  ],
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
}

/** Fakes the GoTrue HTTP API (and a little of its neighbours) as far as supabase-js uses it. */
export async function startGotrue(): Promise<Gotrue> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256' }
  const seen: Seen[] = []
  const sessions = new Set<string>()
  const verifiers = new Map<string, string>()

  function issue(expiresIn = 3600): Session {
    const now = Math.round(Date.now() / 1000)
    const claims = { sub: user.id, role: 'authenticated', aal: 'aal1', exp: now + expiresIn }
    const session: Session = {
      access_token: createToken(privateKey, jwk.kid, claims),
      refresh_token: randomUUID().slice(0, 12),
      expires_in: expiresIn,
      expires_at: now + expiresIn,
      token_type: 'bearer',
      user,
    }
    sessions.add(session.access_token)
    return session
  }

  function answerFor({ method, path, query, headers, body }: Seen): Answer {
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    const isSignedIn = sessions.has(token)
    const call = `${method} ${path.replace('/auth/v1', '')}`
    if (call === 'GET /authorize') {
      verifiers.set('code-1', query['code_challenge']!)
      return ok({})
    }
    if (headers['apikey'] !== anonymousKey) return wrong(401, 'no_apikey')
    switch (call) {
      case 'POST /signup':
      case 'POST /verify':
        return ok(issue())
      case 'POST /token':
        return exchange(query['grant_type'], body)
      case 'POST /otp':
      case 'POST /recover':
      case 'POST /resend':
        return ok({})
      case 'POST /sso':
        return ok({ url: 'https://idp.example/saml' })
      case 'GET /.well-known/jwks.json':
        return ok({ keys: [jwk] })
      case 'POST /logout':
        return sessions.delete(token) ? { status: 204 } : wrong(403, 'session_not_found')
      case 'GET /rest/v1/articles':
        return ok([{ id: 1, as: isSignedIn ? 'authenticated' : 'anon' }])
      case 'POST /storage/v1/object/list/covers':
        return ok([])
      case 'POST /functions/v1/hello':
        return ok({ hello: 'world' })
    }
    if (!isSignedIn) return wrong(403, 'bad_jwt')
    if (call === 'GET /user') return ok(user)
    if (call === 'PUT /user') return ok({ ...user, ...body })
    if (call === 'GET /reauthenticate') return ok({})
    if (call === 'GET /user/identities/authorize') return ok({ url: 'https://idp.example/link' })
    if (call.startsWith('DELETE /user/identities/')) return ok({})
    if (call === 'POST /factors') {
      return ok({ id: 'factor-1', type: 'totp', totp: { qr_code: '<svg/>', secret: 's' } })
    }
    if (/^POST \/factors\/[\w-]+\/challenge$/.test(call)) {
      return ok({ id: 'challenge-1', type: 'totp', expires_at: 9e9 })
    }
    if (/^POST \/factors\/[\w-]+\/verify$/.test(call)) return ok(issue())
    if (/^DELETE \/factors\/[\w-]+$/.test(call)) return ok({ id: call.split('/').pop() })
    return wrong(404, 'not_found')
  }

  function exchange(grant: string | undefined, body: Record<string, unknown>): Answer {
    if (grant === 'pkce') {
      const challenge = verifiers.get(String(body['auth_code']))
      const hash = createHash('sha256').update(String(body['code_verifier'])).digest('base64url')
      return challenge === hash ? ok(issue()) : wrong(400, 'bad_code_verifier')
    }
    return body['password'] === 'wrong'
      ? wrong(400, 'invalid_credentials', 'Invalid login credentials')
      : ok(issue())
  }

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return send(response, { status: 204 })
    let text = ''
    request.on('data', (data: Buffer) => (text += data.toString()))
    request.on('end', () => {
      const url = new URL(request.url!, 'http://localhost')
      const one: Seen = {
        method: request.method!,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      }
      seen.push(one)
      send(response, answerFor(one))
    })
  })
  // It opens a connection and then only listens.
  server.on('upgrade', ({ url, headers }, socket) => {
    const { pathname: path, searchParams } = new URL(url!, 'http://localhost')
    const query = Object.fromEntries(searchParams)
    seen.push({ method: 'SOCKET', path, query, headers, body: {} })
    socket.on('error', () => undefined)
    const accept = createHash('sha1')
      .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    last: () => seen.at(-1)!,
    count: (path) => seen.filter((one) => one.path === path).length,
    issue,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const ok = (body: unknown): Answer => ({ status: 200, body })

/** GoTrue's error format since API version 2024-01-01. */
function wrong(status: number, code: string, message = code): Answer {
  return { status, body: { code, message } }
}

/** Browsers of any site may read the answers, as those of the hosted backend. */
function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    'X-Supabase-Api-Version': '2024-01-01',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'authorization, *',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Expose-Headers': 'X-Supabase-Api-Version',
  })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

function createToken(key: KeyObject, kid: string, claims: object): string {
  const signed = [{ alg: 'ES256', typ: 'JWT', kid }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}
