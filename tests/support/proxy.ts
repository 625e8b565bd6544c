import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Server } from './servers.ts'

export type Proxy = {
  origin: string
  requests: { path: string; headers: IncomingHttpHeaders }[]
  /** The upstream path for `path`; undefined answers 404. */
  rewritePath: (path: string) => string | undefined | Promise<string | undefined>
  rewrite: (text: string, path: string) => string
  close(): void
}

const passedOn = [
  'Content-Type',
  'Location',
  'Cache-Control',
  'Content-Security-Policy',
  'Speculation-Rules',
]

/** A proxy in front of a server: records requests, and can pretend to be a later build. */
export async function startProxy(server: Server): Promise<Proxy> {
  const proxy: Proxy = {
    origin: '',
    requests: [],
    rewritePath: (path) => path,
    rewrite: (text) => text,
    close: () => listener.close(),
  }
  const listener = createServer((request, response) => void answer(request, response))
  async function answer(
    { url = '/', method = 'GET', headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    proxy.requests.push({ path: url, headers })
    const path = await proxy.rewritePath(url)
    if (path === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Gone</h1>')
      return
    }
    const original = await server.fetch(path, { method })
    for (const name of passedOn) {
      const value = original.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    const isText = /html|javascript|css/.test(original.headers.get('Content-Type') ?? '')
    const bytes = Buffer.from(await original.arrayBuffer())
    const body = isText ? Buffer.from(proxy.rewrite(bytes.toString(), url)) : bytes
    // An edited body must not keep the original's ETag.
    const tag = body.equals(bytes) ? original.headers.get('ETag') : null
    if (tag) response.setHeader('ETag', tag)
    const isKnown = tag !== null && headers['if-none-match'] === tag
    response.writeHead(isKnown ? 304 : original.status).end(isKnown ? undefined : body)
  }
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  proxy.origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  return proxy
}
