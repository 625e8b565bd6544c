import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseSettings, settingNames } from '../worker/env.ts'
import { buildIfStale } from './build.ts'
import { migrateLocally, offline, state, wrangler } from './migrate.ts'
import { onStop } from './stop.ts'

/** npm start: the production build on workerd, until SIGINT or SIGTERM. */

const root = join(import.meta.dirname, '..')
const host = process.env['HOST'] || '127.0.0.1'
const port = Number(process.env['PORT'] || 8787)
const origin = `http://${host}:${port}`

try {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${process.env['PORT']}", but must be a number from 1 to 65535.`)
  }
  parseSettings(process.env)
  await assertPortIsFree()
  buildIfStale()
  migrateLocally()
  await serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function assertPortIsFree(): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken. Set PORT to another one.`
            : `Cannot listen on ${host}:${port} (${error.code}).`,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

async function serve(): Promise<void> {
  const vars = settingNames.flatMap((name) =>
    process.env[name] ? ['--var', `${name}:${process.env[name]}`] : [],
  )
  const child = spawn(
    process.execPath,
    [
      wrangler,
      'dev',
      '--config',
      'dist/esmalte/wrangler.json',
      '--local',
      '--show-interactive-dev-session=false',
      `--ip=${host}`,
      `--port=${port}`,
      '--inspector-port=0',
      `--persist-to=${state}`,
      ...vars,
    ],
    // A group of its own, so that workerd ends with it.
    {
      cwd: root,
      env: { ...process.env, ...offline, CI: 'true' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: process.platform !== 'win32',
    },
  )
  // Requests that the worker logs are ours to show; wrangler's own banner is not.
  child.stdout!.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) {
      if (line.startsWith('{')) console.log(line)
    }
  })
  onStop(() => endGroup(child))
  child.once('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)))
  await untilReady()
  console.log(`Ready on ${origin}`)
}

let stopping = false

function endGroup(child: ChildProcess): void {
  stopping = true
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      process.kill(process.platform === 'win32' ? child.pid! : -child.pid!, signal)
    } catch {
      // It has ended already.
    }
  }
  signalGroup('SIGTERM')
  setTimeout(() => signalGroup('SIGKILL'), 3000).unref()
}

async function untilReady(): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) })
      await response.body?.cancel()
      if (response.ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answered on ${origin} within a minute.`)
}
