import { createServer } from 'node:net'

/** A port that nobody listens on, below those that the system gives to outgoing connections. */
export async function freePort(): Promise<string> {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
  return isFree ? String(port) : freePort()
}
