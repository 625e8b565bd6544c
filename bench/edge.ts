import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

export type Running = { origin: string; close: () => unknown }

/** Stands before the app as a network of edge servers does: compresses, and has everything at hand. */
export async function startEdge(
  behind: string,
  change: (html: string) => string = (html) => html,
): Promise<Running> {
  type Answer = { status: number; headers: Record<string, string>; body: Buffer }
  const known = new Map<string, Answer>()

  async function answer(path: string): Promise<Answer> {
    const response = await fetch(behind + path, { redirect: 'manual' })
    const type = response.headers.get('Content-Type') ?? ''
    const isPage = type.startsWith('text/html')
    let body = Buffer.from(await response.arrayBuffer())
    if (isPage) body = Buffer.from(change(body.toString()))
    const headers: Record<string, string> = { 'Content-Type': type }
    if (/text|script|json|svg/.test(type)) {
      const quality = isPage ? 4 : 11
      body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      headers['Content-Encoding'] = 'br'
    }
    return { status: response.status, headers, body }
  }

  const server = createServer(async ({ url = '/' }, response) => {
    const found = known.get(url) ?? (await answer(url))
    known.set(url, found)
    response.writeHead(found.status, found.headers).end(found.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
