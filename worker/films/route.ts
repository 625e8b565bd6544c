import type { Context, Next } from 'hono'
import { readCached } from '../../src/content/files.ts'
import { parseRange, type Range } from '../services/range.ts'
import type { AppEnv } from '../services/types.ts'

/**
 * GET /films/…: adds range requests, which Safari and seeking require and workerd's static files
 * lack. On Node `serveFiles` supports them and answers first.
 */
export async function getFilm(c: Context<AppEnv>, next: Next): Promise<Response | void> {
  // The binding doesn't report lengths.
  const sizes = await readCached<Record<string, number>>(c.var.assets, 'films')
  const name = c.req.param('file')!
  const size = sizes && Object.hasOwn(sizes, name) ? sizes[name] : undefined
  const file = size && (await c.var.assets.fetch(new URL(c.req.path, c.req.url)))
  if (!file || !file.body) return next()
  const headers = new Headers({
    'Content-Type': file.headers.get('Content-Type') ?? 'application/octet-stream',
    // File names contain a hash.
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
  })
  const range = parseRange(c.req.header('Range') ?? '', size)
  if (!range) return new Response(file.body, { headers })
  if (range === 'beyond') {
    await file.body.cancel()
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range
  headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  return new Response(cut(file.body, range), { status: 206, headers })
}

/** A range of a stream: reads and drops what precedes it, and doesn't read what follows. */
function cut(body: ReadableStream<Uint8Array>, { start, end }: Range): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const count = end - start + 1
  let at = 0
  let sent = 0
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        const from = Math.max(0, start - at)
        at += value.length
        if (from >= value.length) continue
        const part = value.subarray(from, from + count - sent)
        sent += part.length
        controller.enqueue(part)
        if (sent < count) return
        controller.close()
        return reader.cancel()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
