import { cachePolicies } from '../http/headers.ts'

/** A response with no bytes for this long is cut off. */
const silenceMs = 60_000

/** Response headers that supabase's clients read. Cookies and all others are dropped. */
const passedOn = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Profile',
  'Content-Range',
  'ETag',
  'Last-Modified',
  'Preference-Applied',
  'Retry-After',
  'Tus-Resumable',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Offset',
  'X-Relay-Error',
  'X-Supabase-Api-Version',
  'X-Total-Count',
]

/** Uploads must not act on our origin: no scripts, styles, frames or forms. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The backend's response for the visitor, streamed; undefined when it can't be passed on. */
export function passBack(upstream: Response, target: URL): Response | undefined {
  const { status } = upstream
  if (status < 200 || status > 599) return undefined
  const type = upstream.headers.get('Content-Type')
  // A proxy's error page: ours replaces it, in the format that clients understand.
  if (status >= 500 && !isJson(type)) return undefined
  const headers = new Headers({
    'Cache-Control': cachePolicies.none,
    'Content-Security-Policy': policy,
  })
  for (const name of passedOn) {
    const value = upstream.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // fetch decodes the body, which changes its length.
  if (upstream.headers.has('Content-Encoding')) headers.delete('Content-Length')
  const location = findLocation(upstream.headers.get('Location'), target)
  if (location) headers.set('Location', location)
  const isEmpty = [204, 205, 304].includes(status) || !upstream.body
  if (!isEmpty || type) headers.set('Content-Type', harmlessType(type))
  return new Response(isEmpty ? null : cutSilent(upstream.body!, silenceMs), { status, headers })
}

function isJson(type: string | null): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type ?? '')
}

const passive =
  /^(?:application\/(?:(?:[\w.-]+\+)?json|octet-stream|pdf|zip)|text\/(?:plain|csv|event-stream)|multipart\/form-data|(?:audio|font|video)\/[\w.+-]+|image\/(?!svg)[\w.-]+)\s*(?:;.*)?$/i

/**
 * Types that a browser would run or render (HTML, SVG, scripts, styles) become plain text, as on
 * the hosted backend's own domain; unknown types become downloads.
 */
export function harmlessType(type: string | null): string {
  if (type && passive.test(type)) return type
  const isText = type && /^\s*text\/|[/+](?:xml|x?html)|svg|script/i.test(type)
  return isText ? 'text/plain; charset=utf-8' : 'application/octet-stream'
}

/** A redirect's target, on our origin if it was the backend's; undefined unless http(s). */
function findLocation(location: string | null, target: URL): string | undefined {
  const url = location === null ? null : URL.parse(location, target)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  if (url.origin !== target.origin) return url.href
  // Two leading slashes make it another site's address.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

/** Errors the stream instead of closing it, so that a partial body never looks complete. */
function cutSilent(body: ReadableStream<Uint8Array>, ms: number): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      const timer = setTimeout(() => {
        controller.error(new Error('The backend fell silent.'))
        reader.cancel().catch(() => undefined)
      }, ms)
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch {
        controller.error(new Error('The backend broke off.'))
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
