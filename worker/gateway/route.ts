import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../services/types.ts'
import { jsonError } from '../http/errors.ts'
import { isCrossSite } from '../http/origin.ts'
import { passBack } from './answer.ts'
import { call, type Fault } from './call.ts'
import { findTarget, headersFor } from './target.ts'

/** Paths of the hosted backend on our own origin, for supabase's clients. ask-molly is ours. */
export const backendPaths = [
  '/auth/v1/*',
  '/rest/v1/*',
  '/storage/v1/*',
  '/realtime/v1/*',
  '/functions/v1/:name{(?!ask-molly$).+}',
]

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

const faults = {
  too_large: [413, 'This is too large.'],
  unreadable: [400, 'The request could not be read.'],
  too_late: [504, 'The backend did not answer in time.'],
  unreachable: [502, 'The backend could not be reached.'],
} as const satisfies Record<Fault, [number, string]>

export const requireBackend: MiddlewareHandler<AppEnv> = async function requireBackend(c, next) {
  if (c.var.settings.backend) return next()
  return jsonError(c, 501, 'not_configured', 'No hosted backend is configured for this site.')
}

/** Before the limit: another website must not use up a visitor's share. */
export const refuseOtherSites: MiddlewareHandler<AppEnv> = async function refuseOtherSites(
  c,
  next,
) {
  if (!isCrossSite(c) || isNavigation(c.req.raw)) return next()
  return jsonError(c, 403, 'cross_site', 'Other sites may not use this address.')
}

/** Forwards a request to the hosted backend; docs/backend.md lists what is passed on. */
export async function passToBackend(c: Context<AppEnv>): Promise<Response> {
  const request = c.req.raw
  const backend = c.var.settings.backend!
  if (!methods.includes(request.method)) {
    c.header('Allow', methods.join(', '))
    return jsonError(c, 405, 'method_not_allowed', 'This method is not supported.')
  }
  const target = findTarget(request.url, backend)
  if (!target) return jsonError(c, 400, 'invalid_path', 'This address is not valid.')
  const headers = headersFor(request, target, backend)

  const isSocket = request.headers.get('Upgrade')?.toLowerCase() === 'websocket'
  if (isSocket) {
    if (typeof WebSocketPair === 'undefined') {
      return jsonError(c, 501, 'not_supported', 'WebSockets are not supported on this server.')
    }
    headers.set('Upgrade', 'websocket')
  }
  const upstream = await call(request, target, headers)
  if (typeof upstream === 'string') return refuse(c, upstream)
  if (isSocket && upstream.webSocket) {
    return new Response(null, { status: 101, webSocket: upstream.webSocket })
  }
  const answer = passBack(upstream, target)
  if (answer) return answer
  await upstream.body?.cancel().catch(() => undefined)
  return refuse(c, 'unreachable')
}

/** A link from one of the backend's mails, or the return from a third-party sign-in. */
function isNavigation({ method, headers }: Request): boolean {
  const isFramed = (headers.get('Sec-Fetch-Dest') ?? 'document') !== 'document'
  return method === 'GET' && headers.get('Sec-Fetch-Mode') === 'navigate' && !isFramed
}

function refuse(c: Context<AppEnv>, fault: Fault): Response {
  const [status, message] = faults[fault]
  // Addresses may contain tokens, so only the kind is logged.
  if (status > 500 && !c.req.raw.signal.aborted)
    console.error(JSON.stringify({ event: 'backend_fault', kind: fault }))
  return jsonError(c, status, fault, message)
}
