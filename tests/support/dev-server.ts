import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { freePort } from './ports.ts'

const project = join(import.meta.dirname, '../..')

const copied = [
  '.cache',
  'build',
  'content',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
  'uno.config.ts',
  'vite.config.ts',
  'worker',
  'wrangler.toml',
]

/** A copy of the project that can be edited while its dev server runs. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'esmalte-dev-'))
  for (const name of copied.filter((file) => existsSync(join(project, file)))) {
    cpSync(join(project, name), join(root, name), { recursive: true })
  }
  // Packages are linked one by one, so that the copy has its own Vite cache.
  const modules = join(project, 'node_modules')
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(modules).filter((entry) => !entry.startsWith('.vite'))) {
    symlinkSync(join(modules, name), join(root, 'node_modules', name))
  }
  return root
}

type Update = { type: string; updates?: { path: string }[]; err?: { message: string } }

/** `npm run dev` in a copy of the project, and the updates it sends to browsers. */
export async function startDevServer() {
  const root = copyProject()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = runDev(root, { PORT: port })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const updates: Update[] = []
  await until(() => output.includes('Ready on') || child.exitCode !== null)
  expect(output).toContain(`Ready on ${origin}`)
  const client = await (await fetch(`${origin}/@vite/client`)).text()
  const [, token] = /const wsToken = "([^"]+)"/.exec(client)!
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr')
  socket.addEventListener('message', ({ data }) =>
    updates.push(JSON.parse(data as string) as Update),
  )
  await new Promise((resolve) => socket.addEventListener('open', resolve))

  return {
    origin,
    updates,
    output: () => output,
    fetch: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** Writes a file; the result collects the updates that follow. */
    write(file: string, text: string): Update[] {
      updates.length = 0
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
      return updates
    },
    async close(): Promise<void> {
      socket.close()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(root, { recursive: true })
    },
  }
}

export function runDev(root: string, settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    // Vitest's own variables would change the build.
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function until(isDone: () => boolean, timeoutMs = 240_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!isDone() && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
