import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from '../../../build/content/read.ts'
import { freePort } from '../../support/ports.ts'
import { answerOf, askMolly, eventStream, postJson, readText } from '../../support/requests.ts'
import { fetchFrom } from '../../support/servers.ts'
import { chooseSecond, type StandIn, startStandIn } from '../../support/stand-in.ts'
import { waitFor } from '../../support/wait.ts'

const question = 'Why do gums bleed?'

let model: StandIn
beforeAll(async () => {
  model = await startStandIn(chooseSecond)
})

const running: ChildProcess[] = []
// With SIGTERM, which npm hands on: what it runs would outlive a SIGKILL.
afterAll(async () => {
  const left = running.filter((child) => child.exitCode === null && !child.signalCode)
  for (const child of left) child.kill('SIGTERM')
  await Promise.all(left.map((child) => new Promise((resolve) => child.once('close', resolve))))
  model.close()
})

const modelSettings = (how: string) => ({
  MOLLY_PROVIDER: 'openai-compatible',
  MOLLY_LLM_URL: model.url(how),
  MOLLY_LLM_MODEL: 'some-model',
})

const folder = mkdtempSync(join(tmpdir(), 'esmalte-'))
/** Databases that are not those of a developer. */
const environment = {
  ...process.env,
  DATABASE_PATH: join(folder, 'test.sqlite'),
  STATE_FOLDER: join(folder, 'state'),
}

/** `output` is all that the program has said so far. */
function run(command: string, words: string[], settings: Record<string, string>) {
  const child = spawn(command, words, {
    env: { ...environment, ...settings },
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
    await waitFor(() => expect(output.includes(words) || child.exitCode !== null).toBe(true))
    expect(output).toContain(words)
  }
  return { child, ended, says, output: () => output }
}

/** As a visitor of the repository does. */
const runByNpm = (script: string, settings: Record<string, string>) =>
  run('npm', ['run', '--silent', script], settings)

/** Without npm between, which has an exit code of its own. */
const runDirectly = (script: string, settings: Record<string, string>) =>
  run(process.execPath, [`scripts/${script.replace(':', '-')}.ts`], settings)

const serverAt = (port: string) => ({ fetch: fetchFrom(`http://127.0.0.1:${port}`) })

const isOpen = (port: string) =>
  serverAt(port)
    .fetch('/healthz')
    .then(
      ({ ok }) => ok,
      () => false,
    )

test('on SIGTERM Node finishes the answers under way, takes no new ones, and exits with 0', async () => {
  const PORT = await freePort()
  const settings = { PORT, ...modelSettings('stall in the middle') }
  const { child, ended, says } = runDirectly('start:node', settings)
  await says('Ready on')
  const response = await askMolly(serverAt(PORT), question, { headers: eventStream })
  let isDone = false
  const text = response.text().finally(() => (isDone = true))
  child.kill('SIGTERM')
  await expect.poll(() => isOpen(PORT)).toBe(false)
  expect(isDone).toBe(false)
  // The model is waited for 8 seconds; then the embedded answer takes its place.
  expect(await text).toContain('event: done')
  expect(await ended).toBe(0)
})

// Locally workerd is cut off; deployed, the platform lets old versions finish.
test('on SIGTERM npm start exits with 0', async () => {
  const { child, ended, says } = runDirectly('start', { PORT: await freePort() })
  await says('Ready on')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

// Whatever ends the parent, workerd must not keep the port.
describe.each(['npm', 'its shell', 'start.ts', 'workerd.ts'])('kill -9 of %s', (victim) => {
  test('ends everything that npm start began, and the port is free', async () => {
    const port = await freePort()
    const { child, says } = runByNpm('start', { PORT: port })
    await says('Ready on')
    const [shell] = childrenOf(child.pid!)
    const [start] = childrenOf(shell!)
    const [server] = childrenOf(start!)
    const [workerd] = childrenOf(server!)
    const all = { npm: child.pid!, 'its shell': shell!, 'start.ts': start!, 'workerd.ts': server! }
    process.kill(all[victim as keyof typeof all], 'SIGKILL')
    const left = () => [start!, server!, workerd!].filter(isRunning)
    await expect.poll(left).toEqual([])
    expect(await isOpen(port)).toBe(false)
  })
})

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
}

/** A zombie is not: nobody has asked for its exit code yet. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

describe('npm start gives the worker what wrangler.toml says:', () => {
  const email = 'ana@example.com'
  // Of its own: the refusals below are counted in the database.
  const STATE_FOLDER = join(folder, 'bindings/state')
  let server: ReturnType<typeof serverAt>

  beforeAll(async () => {
    const PORT = await freePort()
    const { says } = runByNpm('start', {
      PORT,
      STATE_FOLDER,
      NEWSLETTER_FROM: 'news@esmalte.example',
      MAIL_TRANSPORT: 'file',
      NEWSLETTER_SECRET: 'a secret of tests, of 32 characters or more',
    })
    await says('Ready on')
    server = serverAt(PORT)
  })

  test('films first of all, so that players can seek in them', async () => {
    const [film] = Object.values(readContent(process.cwd()).films)
    const { file, bytes } = film!.files[0]!
    const part = await server.fetch(`/films/${file}`, { headers: { Range: 'bytes=0-99' } })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 0-99/${bytes}`)
    expect((await part.arrayBuffer()).byteLength).toBe(100)
  })

  test('static files', async () => {
    const { status, headers } = await server.fetch('/icons/icon-192.png')
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  test('variables', async () => {
    expect(await readText(server, '/')).toContain('"canonical" href="https://esmalte.example/"')
  })

  test('the database, and the queue that mails go through', async () => {
    expect((await postJson(server, '/newsletter', { email, locale: 'es' })).status).toBe(200)
    const [file] = globSync('v3/d1/*/[0-9a-f]*.sqlite', { cwd: STATE_FOLDER })
    const database = new DatabaseSync(join(STATE_FOLDER, file!), { timeout: 20_000 })
    expect(database.prepare('SELECT email FROM subscribers').all()).toEqual([{ email }])
    database.exec("INSERT INTO issues (slug, address) VALUES ('first-issue', '1 Example Street')")
    database.close()
    const mails = () => globSync(join(STATE_FOLDER, '../mails/*.eml'))
    await expect.poll(mails).toHaveLength(1)
    expect(readFileSync(mails()[0]!, 'utf8')).toContain(`To: ${email}`)
  })

  test('limits of requests', async () => {
    const ask = async () => (await postJson(server, '/newsletter', { email: 'no address' })).status
    const statuses = await Promise.all(Array.from({ length: 25 }, ask))
    expect(statuses).toContain(429)
  })
})

/** A command on the list of subscribers. */
const runOnListWith = (settings: Record<string, string>, script: string, ...words: string[]) =>
  spawnSync('npm', ['run', '--silent', script, '--', ...words], {
    env: { ...environment, ...settings },
    encoding: 'utf8',
  })
const runOnList = (script: string, ...words: string[]) => runOnListWith({}, script, ...words)

// One after the other: the list is read while the server is up, and when it is down.
describe.each([
  ['start', []],
  ['start:node', ['--node']],
])('npm run %s', (script, options) => {
  const email = `=export+${process.pid}@ñandu.example`
  const stored = `=export+${process.pid}@xn--andu-fqa.example`
  let port: string
  let server: ReturnType<typeof run>
  let exported: string

  beforeAll(async () => {
    port = await freePort()
    const settings = { PORT: port, ...modelSettings('good'), MOLLY_LLM_KEY: 'sk-a=b#c' }
    server = runByNpm(script, settings)
  })

  test('says when it is ready, and serves', async () => {
    await server.says(`Ready on http://127.0.0.1:${port}`)
    expect(await isOpen(port)).toBe(true)
  })

  test('hands the settings of a model on, and its key', async () => {
    // The first answer also loads the index: on a busy machine no time is left for a model.
    await waitFor(async () => {
      await answerOf(serverAt(port), question)
      expect(model.calls('good')).toBeGreaterThan(0)
    })
    const { headers, body } = model.last('good')
    expect(headers.authorization).toBe('Bearer sk-a=b#c')
    expect(JSON.parse(body)).toMatchObject({ model: 'some-model' })
    expect(server.output()).not.toContain('sk-a')
  })

  test('leaves the list of subscribers to be exported while it runs', async () => {
    const fields = { email, locale: 'es', source: 'footer' }
    expect((await postJson(serverAt(port), '/newsletter', fields)).status).toBe(200)
    const { status, stdout } = runOnList('newsletter:export', ...options)
    expect(status).toBe(0)
    const [header, ...lines] = stdout.trimEnd().split('\n')
    expect(header).toBe('email,status,locale,source,created_at')
    expect(lines.filter((line) => line.includes('export+'))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^'${RegExp.escape(stored)},confirmed,es,footer,\\d{4}-\\d\\d-\\d\\dT[\\d:]{8}Z$`,
        ),
      ),
    ])
    exported = stdout
  })

  test('ends with every child on SIGTERM', async () => {
    server.child.kill('SIGTERM')
    await server.ended
    await expect.poll(() => isOpen(port)).toBe(false)
  })

  test('leaves a list that is the same when it has ended, and an address can be deleted', () => {
    expect(runOnList('newsletter:export', ...options).stdout).toBe(exported)
    const forget = () => runOnList('newsletter:delete', email, ...options).stdout
    expect(forget()).toBe(`${stored} is deleted.\n`)
    expect(forget()).toContain('is not in the list')
  })

  // The same on both, but each command of wrangler takes seconds.
  test.runIf(script === 'start:node')('a deleted address can be allowed again', () => {
    const allow = () => runOnList('newsletter:allow', email, ...options)
    expect(allow().stderr).toContain('NEWSLETTER_SECRET is not set')
    const secret = { NEWSLETTER_SECRET: 'a secret of tests, of 32 characters or more' }
    runOnListWith(secret, 'newsletter:delete', email, ...options)
    const allowed = () => runOnListWith(secret, 'newsletter:allow', email, ...options).stdout
    expect(allowed()).toBe(`${stored} may sign up again.\n`)
    expect(allowed()).toBe(`${stored} was free to sign up.\n`)
  })
})

describe.each(['start', 'start:node'])('npm run %s refuses', (script) => {
  const refuse = async (
    settings: Record<string, string>,
    sentence: string,
    start = runDirectly,
  ) => {
    const { ended, output } = start(script, { PORT: await freePort(), ...settings })
    expect(await ended).toBe(1)
    expect(output()).toContain(sentence)
    expect(output()).not.toMatch(/\n\s+at /)
  }

  test('a model without an address with a sentence, which npm passes on', async () => {
    const settings = { MOLLY_PROVIDER: 'openai-compatible' }
    await refuse(settings, 'MOLLY_LLM_URL is not set', runByNpm)
  })

  test('a taken port with a sentence', async () => {
    const port = await freePort()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(Number(port), '127.0.0.1', resolve))
    await refuse({ PORT: port }, `Port ${port} is taken`)
    other.close()
  })

  test.each([
    ['MOLLY_MODE', 'loud'],
    ['MOLLY_PROVIDER', 'oracle'],
    ['RATE_LIMITS', 'maybe'],
    ['SITE_ORIGIN', 'esmalte'],
    ['SUPABASE_URL', 'http://backend.example'],
    ['PORT', 'eighty'],
  ])('%s=%s with a sentence that names it', async (name, value) => {
    await refuse({ [name]: value }, `${name} is "${value}"`)
  })
})

test.each([
  ['newsletter:export', ['--remot'], "Unknown option '--remot'"],
  ['newsletter:export', ['--node', '--remote'], 'Choose one: --node or --remote.'],
  ['messages', ['delete', 'all', '--node'], 'the number of one message'],
  ['newsletter:delete', ['--node'], '"" is no address'],
  ['newsletter:delete', ["x' OR '1'='1", '--node'], 'is no address'],
])('npm run %s %j ends with a sentence on stderr', (script, words, sentence) => {
  const { status, stdout, stderr } = runOnList(script, ...words)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(sentence)
  expect(stderr).not.toMatch(/\n\s+at /)
})
