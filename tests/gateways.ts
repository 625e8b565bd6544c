import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type platforms, type Server, startServer } from './servers.ts'

export type Gateway = Pick<Server, 'origin' | 'fetch' | 'close'>

/** The built app in front of a hosted backend. */
export async function startGateway(
  platform: (typeof platforms)[number],
  backend: string,
  key: string,
): Promise<Gateway> {
  const settings = { SUPABASE_URL: backend, SUPABASE_ANON_KEY: key }
  if (platform === 'Node') return startServer(platform, settings)
  const { origin, close } = await startLocally(settings)
  return {
    origin,
    close,
    fetch: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
  }
}

/** `npm start` with these settings: workerd that asks others by itself, where the harness has Node do it. */
async function startLocally(
  settings: Record<string, string>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = await findPort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../scripts/start.ts')], {
    env: { ...process.env, RATE_LIMITS: 'off', ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`npm start ended: ${output}`)))
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        output += data.toString()
        if (output.includes('Ready on')) resolve()
      })
    }
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
