import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestHarness } from 'wrangler'
import { freePort } from '../killable.ts'
import { memoryMbOf, workerdChildren } from '../server.ts'

/** So that every request reaches what it is aimed at. */
const unlimited = { RATE_LIMITS: 'off', WRITE_DAILY_BUDGET: '1000000' }

/** A running server. `log` returns its output so far. */
export type Target = {
  name: string
  origin: string
  /** The app itself listens, with no proxy in front. */
  isDirect: boolean
  memoryMb: () => number
  log: () => string
  close: () => Promise<void>
}

/** The built worker with a migrated database. `config`: path of a built wrangler.json. */
export async function startOnWorkerd(config: string): Promise<Target> {
  const harness = createTestHarness({
    workers: [{ configPath: config, vars: unlimited }],
  })
  const { url } = await harness.listen()
  await harness.getWorker().applyD1Migrations('DB')
  return {
    name: 'workerd',
    origin: url.origin,
    isDirect: false,
    memoryMb: () => memoryMbOf(workerdChildren()),
    log: () => JSON.stringify(harness.getLogs()),
    close: () => harness.close(),
  }
}

/** `npm run start:node` in its own process, so that its memory can be measured. */
export async function startOnNode(root: string): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'esmalte-'))
  const child = spawn(process.execPath, ['scripts/start-node.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      ...unlimited,
      DATABASE_PATH: join(folder, 'attack.sqlite'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString()
      const [, ready] = /^Ready on (\S+)/m.exec(log) ?? []
      if (ready) resolve(ready)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${log}`)))
  })
  return {
    name: 'Node',
    origin,
    isDirect: true,
    memoryMb: () => memoryMbOf([child.pid!]),
    log: () => log,
    close: async () => {
      child.removeAllListeners('exit')
      child.kill('SIGTERM')
    },
  }
}
