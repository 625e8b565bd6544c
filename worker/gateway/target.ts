import type { Backend } from '../services/settings.ts'

/**
 * Sent by clients on our own origin instead of the backend's anonymous key, which stays on the
 * server. It is not a secret and grants nothing. Realtime servers ignore a token that begins with
 * `sb_` and use the connection's key: https://github.com/supabase/realtime
 */
export const placeholderKey = 'sb_publishable_esmalte'

const prefix = /^\/(?:auth|rest|storage|realtime|functions)\/v1\//

/**
 * The same address at the backend; undefined if a server that decodes differently could resolve it
 * elsewhere: dots, empty segments, backslashes and control characters, encoded or not.
 */
export function findTarget(url: string, backend: Backend): URL | undefined {
  const { pathname, search } = new URL(url)
  if (!prefix.test(pathname)) return undefined
  // Twice, because a server behind a proxy may decode what the proxy has already decoded.
  let plain = pathname
  for (let times = 0; times < 2; times += 1) {
    const decoded = decode(plain)
    if (decoded === undefined && times === 0) return undefined
    plain = decoded ?? plain
  }
  const segments = plain.replace(/^\/|\/$/g, '').split('/')
  if (segments.some((segment) => ['', '.', '..'].includes(segment))) return undefined
  // ask-molly is ours, whatever follows it in the path.
  if (/[\\\p{Cc}]/u.test(plain) || /^\/functions\/v1\/ask-molly\b/.test(plain)) return undefined
  const target = new URL(backend.origin)
  target.pathname = pathname
  target.search = search
  if (target.searchParams.has('apikey')) target.searchParams.set('apikey', backend.key)
  return target
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Request headers that supabase's clients set. All others are dropped. */
const passedOn = [
  'Accept',
  'Accept-Profile',
  'Cache-Control',
  'Content-Profile',
  'Content-Type',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'Prefer',
  'Range',
  'Range-Unit',
  'Tus-Resumable',
  'Upload-Defer-Length',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-Client-Info',
  'X-Metadata',
  'X-Region',
  'X-Retry-Count',
  'X-Signature',
  'X-Supabase-Api-Version',
  'X-Upsert',
]

export function headersFor(request: Request, target: URL, { key }: Backend): Headers {
  const headers = new Headers({ apikey: key, 'Accept-Encoding': 'identity' })
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  if (token && token !== placeholderKey) headers.set('Authorization', `Bearer ${token}`)
  // Functions accept only a JWT there; newer keys are not JWTs.
  else if (!key.startsWith('sb_') || !target.pathname.startsWith('/functions/')) {
    headers.set('Authorization', `Bearer ${key}`)
  }
  return headers
}
