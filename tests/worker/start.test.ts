import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { firstSentences, startStandIn } from '../stand-in.ts'

const running: ChildProcess[] = []
// With SIGTERM, which npm hands on: what it runs would outlive a SIGKILL.
afterEach(async () => {
  const left = running.splice(0).filter((child) => child.exitCode === null && !child.signalCode)
  for (const child of left) child.kill('SIGTERM')
  await Promise.all(left.map((child) => new Promise((resolve) => child.once('close', resolve))))
}, 30_000)

/** Runs `npm start` as a visitor does, through npm; `output` is all it has said so far. */
function start(script: string, settings: Record<string, string>) {
  const child = spawn('npm', ['run', '--silent', script], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ? null : code))
  })
  const says = async (words: string) => {
    const deadline = Date.now() + 60_000
    while (!output.includes(words) && child.exitCode === null && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(output).toContain(words)
  }
  return { child, ended, says, output: () => output }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

const isOpen = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Without npm between, which has an exit code of its own. */
async function startDirectly(script: string, settings: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, [`scripts/${script}.ts`], {
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  running.push(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready')) resolve()
    })
  })
  return { child, ended, port }
}

test('on SIGTERM Node finishes the answers under way, takes no new ones, and exits with 0', async () => {
  const model = await startStandIn(firstSentences)
  const { child, ended, port } = await startDirectly('start-node', {
    MOLLY_PROVIDER: 'openai-compatible',
    MOLLY_LLM_URL: model.url('no headers at all'),
    MOLLY_LLM_MODEL: 'm',
  })
  const response = await fetch(`http://127.0.0.1:${port}/functions/v1/ask-molly`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'Why do gums bleed?' }),
  })
  child.kill('SIGTERM')
  await expect.poll(() => isOpen(port), { timeout: 2000 }).toBe(false)
  // The model says nothing for 3 seconds; then the embedded answer takes its place.
  expect(await response.text()).toContain('event: done')
  expect(await ended).toBe(0)
  model.close()
}, 90_000)

// `wrangler dev` cuts what is under way; deployed, the platform lets old versions finish.
test('on SIGTERM npm start exits with 0', async () => {
  const { child, ended } = await startDirectly('start', {})
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}, 90_000)

describe.each(['start', 'start:node'])('npm run %s', (script) => {
  test('says when it is ready, serves, and ends with every child on SIGTERM', async () => {
    const port = await freePort()
    const server = start(script, { PORT: String(port) })
    await server.says(`Ready on http://127.0.0.1:${port}`)
    expect(await isOpen(port)).toBe(true)
    server.child.kill('SIGTERM')
    await server.ended
    await expect.poll(() => isOpen(port), { timeout: 10_000 }).toBe(false)
  }, 90_000)

  test('hands the settings of a model on, and its key', async () => {
    const model = await startStandIn(firstSentences)
    const port = await freePort()
    const server = start(script, {
      PORT: String(port),
      MOLLY_PROVIDER: 'openai-compatible',
      MOLLY_LLM_URL: model.url('good'),
      MOLLY_LLM_MODEL: 'some-model',
      MOLLY_LLM_KEY: 'sk-a=b#c',
    })
    await server.says(`Ready on http://127.0.0.1:${port}`)
    const response = await fetch(`http://127.0.0.1:${port}/functions/v1/ask-molly`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: 'Why do gums bleed?' }),
    })
    expect(response.status).toBe(200)
    const { headers, body } = model.last('good')
    expect(headers.authorization).toBe('Bearer sk-a=b#c')
    expect(JSON.parse(body)).toMatchObject({ model: 'some-model' })
    expect(server.output()).not.toContain('sk-a')
    model.close()
  }, 90_000)

  test('refuses a model without an address with a sentence', async () => {
    const settings = { PORT: String(await freePort()), MOLLY_PROVIDER: 'openai-compatible' }
    const server = start(script, settings)
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('MOLLY_LLM_URL is not set')
  }, 90_000)

  test('refuses a taken port with a sentence', async () => {
    const port = await freePort()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    const server = start(script, { PORT: String(port) })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(`Port ${port} is taken`)
    other.close()
  }, 90_000)

  test.each([
    ['MOLLY_MODE', 'loud'],
    ['MOLLY_PROVIDER', 'oracle'],
    ['RATE_LIMITS', 'maybe'],
    ['SITE_ORIGIN', 'esmalte'],
    ['SUPABASE_URL', 'http://backend.example'],
    ['PORT', 'eighty'],
  ])(
    'refuses %s=%s with a sentence that names it',
    async (name, value) => {
      const server = start(script, { PORT: String(await freePort()), [name]: value })
      expect(await server.ended).toBe(1)
      expect(server.output()).toContain(`${name} is "${value}"`)
      expect(server.output()).not.toMatch(/\n\s+at /)
    },
    90_000,
  )
})
