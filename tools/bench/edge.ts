import { execFileSync } from 'node:child_process'
import { createSecureServer } from 'node:http2'
import { brotliCompressSync, constants } from 'node:zlib'

export type Running = { origin: string; close: () => unknown }

/** Hop-by-hop headers, and those that no longer apply to a re-encoded body. */
const ofTheHop = /^(connection|keep-alive|transfer-encoding|content-encoding|content-length)$/

/**
 * Acts as a CDN in front of the app: HTTP/2, compression, everything cached. Its certificate is
 * self-signed, so browsers must be told to accept it.
 */
export async function startEdge(
  behind: string,
  change: (html: string) => string = (html) => html,
): Promise<Running> {
  type Answer = { status: number; headers: Record<string, string>; body: Buffer }
  const known = new Map<string, Answer>()

  async function answer(path: string): Promise<Answer> {
    const response = await fetch(behind + path, { redirect: 'manual' })
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !ofTheHop.test(name)),
    )
    const type = headers['content-type'] ?? ''
    const isPage = type.startsWith('text/html')
    let body = Buffer.from(await response.arrayBuffer())
    if (isPage) body = Buffer.from(change(body.toString()))
    if (/text|script|json|svg/.test(type)) {
      const quality = isPage ? 4 : 11
      body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      headers['content-encoding'] = 'br'
    }
    return { status: response.status, headers, body }
  }

  const server = createSecureServer(newCertificate(), async ({ url }, response) => {
    const found = known.get(url) ?? (await answer(url))
    known.set(url, found)
    response.writeHead(found.status, found.headers).end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { origin: `https://127.0.0.1:${port}`, close: () => server.close() }
}

function newCertificate(): { key: Buffer; cert: Buffer } {
  const wanted =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=edge'
  const pem = execFileSync('openssl', [...wanted.split(' '), '-keyout', '-', '-out', '-'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return { key: pem, cert: pem }
}
