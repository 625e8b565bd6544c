import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSettings, settingNames } from '../worker/services/settings.ts'
import { buildIfStale } from './build.ts'
import { chooseAddress } from './listen.ts'
import { migrateLocally, offline, state, wrangler } from './migrate.ts'
import { onStop } from './stop.ts'

/** npm start: the production build on workerd, until SIGINT or SIGTERM. */

const root = join(import.meta.dirname, '..')
let stopping = false

const secrets = ['MOLLY_LLM_KEY', 'LIMIT_SALT', 'NEWSLETTER_SECRET'] as const

try {
  parseSettings(process.env)
  const { host, port } = await chooseAddress()
  buildIfStale()
  checkBinding()
  migrateLocally()
  await serve(host, port)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function serve(host: string, port: number): Promise<void> {
  const origin = `http://${host}:${port}`
  const vars = settingNames.flatMap((name) =>
    process.env[name] && !isSecret(name) ? ['--var', `${name}:${process.env[name]}`] : [],
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
      ...passSecrets(),
    ],
    // A process group of its own, so that workerd ends with it.
    {
      cwd: root,
      env: { ...process.env, ...offline, CI: 'true' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: process.platform !== 'win32',
    },
  )
  // Show the worker's log lines, but not wrangler's banner.
  child.stdout!.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n')) {
      if (line.startsWith('{')) console.log(line)
    }
  })
  onStop(() => endGroup(child))
  process.once('exit', () => signalGroup(child, 'SIGKILL'))
  child.once('exit', (code) => process.exit(stopping ? 0 : (code ?? 1)))
  await untilReady(origin)
  console.log(`Ready on ${origin}`)
}

/** If wrangler.toml binds EMAIL, its settings must be set before the first sign-up. */
function checkBinding(): void {
  const { vars, send_email } = JSON.parse(
    readFileSync(join(root, 'dist/esmalte/wrangler.json'), 'utf8'),
  ) as { vars: Record<string, string>; send_email?: { name: string }[] }
  const EMAIL = send_email?.some(({ name }) => name === 'EMAIL')
  parseSettings({ ...vars, ...process.env, EMAIL })
}

function isSecret(name: string): boolean {
  return (secrets as readonly string[]).includes(name)
}

/** Command lines are readable by every user of the machine, so secrets go into a file. */
function passSecrets(): string[] {
  const given = secrets.filter((name) => process.env[name])
  if (given.length === 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'esmalte-'))
  const file = join(folder, 'env')
  const lines = given.map((name) => `${name}='${process.env[name]}'\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return [`--env-file=${file}`]
}

function endGroup(child: ChildProcess): void {
  stopping = true
  signalGroup(child, 'SIGTERM')
  setTimeout(() => signalGroup(child, 'SIGKILL'), 3000).unref()
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid! : -pid!, signal)
  } catch {
    // It has already ended.
  }
}

async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + 60_000
  const timer = setTimeout(() => console.log('Starting workerd …'), 2000)
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) })
      await response.body?.cancel()
      if (response.ok) {
        clearTimeout(timer)
        return
      }
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answered on ${origin} within a minute.`)
}
