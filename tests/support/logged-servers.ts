import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fetchFrom, type Platform, type Server, startWorkerd } from './servers.ts'

export type LoggedServer = Server & {
  lines(): string[]
}

/** On Node, a separate process. `root` contains dist/ and worker/migrations. */
export async function startLogged(
  platform: Platform,
  settings: Record<string, string> = {},
  root = process.cwd(),
): Promise<LoggedServer> {
  const vars = { RATE_LIMITS: 'off', ...settings }
  if (platform === 'Node') return startProcess(vars, root)
  const { harness, ...server } = await startWorkerd(vars, join(root, 'dist/esmalte/wrangler.json'))
  return { ...server, lines: () => harness.getLogs().map(({ message }) => message) }
}

const program = `
  const { startNode } = await import(process.argv[1])
  console.log((await startNode(process.env)).origin)`

async function startProcess(vars: Record<string, string>, root: string): Promise<LoggedServer> {
  const database = join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'test.sqlite')
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, join(root, 'dist/node/node.js')],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], ...vars, PORT: '0', DATABASE_PATH: database },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const origin = await untilListening(child, () => output)
  return {
    origin,
    fetch: fetchFrom(origin),
    query: async (statement) => new DatabaseSync(database).prepare(statement).all(),
    lines: () => output.split('\n').filter((line) => line && line !== origin),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function untilListening(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const origin = /^http:\S+$/m.exec(output())?.[0]
    if (origin) return origin
    if (child.exitCode !== null) throw new Error(output())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
