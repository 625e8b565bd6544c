import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'

let server: ChildProcess | undefined
afterEach(() => void server?.kill('SIGTERM'))

const env = {
  ...process.env,
  DATABASE_PATH: join(mkdtempSync(join(tmpdir(), 'list-')), 'a.sqlite'),
}
const run = (script: string, ...words: string[]) =>
  spawnSync('npm', ['run', '--silent', script, '--', ...words], { env, encoding: 'utf8' })

async function start(script: string): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  server = spawn('npm', ['run', '--silent', script], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve) => {
    server!.stdout!.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready on')) resolve()
    })
  })
  return `http://127.0.0.1:${port}`
}

describe.each([
  ['start', []],
  ['start:node', ['--node']],
])('the list of npm run %s', (script, options) => {
  test('is exported with the server up and down, and an address can be deleted', async () => {
    const origin = await start(script)
    const email = `=export+${process.pid}@ñandu.example`
    const stored = `=export+${process.pid}@xn--andu-fqa.example`
    const signUp = await fetch(`${origin}/newsletter`, {
      method: 'POST',
      body: JSON.stringify({ email, locale: 'es', source: 'footer' }),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(signUp.status).toBe(200)

    const up = run('newsletter:export', ...options)
    expect(up.status).toBe(0)
    const [header, ...lines] = up.stdout.trimEnd().split('\n')
    expect(header).toBe('email,status,locale,source,created_at')
    expect(lines.filter((line) => line.includes('export+'))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^'${RegExp.escape(stored)},confirmed,es,footer,\\d{4}-\\d\\d-\\d\\dT[\\d:]{8}Z$`,
        ),
      ),
    ])
    const ended = new Promise((resolve) => server!.once('exit', resolve))
    server!.kill('SIGTERM')
    await ended
    expect(run('newsletter:export', ...options).stdout).toBe(up.stdout)

    expect(run('newsletter:delete', email, ...options).stdout).toBe(`${stored} is deleted.\n`)
    expect(run('newsletter:delete', email, ...options).stdout).toContain('is not in the list')
  }, 120_000)
})

test.each([
  ['newsletter:export', ['--remot'], '--remot is unknown'],
  ['newsletter:export', ['--node', '--remote'], '--remote is unknown'],
  ['newsletter:delete', ['--node'], '"" is no address'],
  ['newsletter:delete', ["x' OR '1'='1", '--node'], 'is no address'],
])('npm run %s %j ends with a sentence on stderr', (script, words, sentence) => {
  const { status, stdout, stderr } = run(script, ...words)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(sentence)
  expect(stderr).not.toMatch(/\n\s+at /)
})
