import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { runDev, startDevServer } from '../../support/dev-server.ts'
import { freePort } from '../../support/ports.ts'

describe('npm run dev', () => {
  let server: Awaited<ReturnType<typeof startDevServer>>
  beforeAll(async () => {
    server = await startDevServer()
  })
  afterAll(() => server?.close())

  const textOf = async (path: string) => (await server.fetch(path)).text()
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = server.read(file)
    expect(text).toMatch(from)
    return server.write(file, text.replace(from, to))
  }
  const reloads = (updates: { type: string }[]) =>
    updates.filter(({ type }) => type === 'full-reload').length

  test.each([
    ['a text', 'src/features/home/texts.ts', 'Clear answers', 'Zebra answers'],
    ['a section', 'src/features/home/Hero.tsx', /(<h1[^>]*>)/, '$1Okapi '],
    ['the worker', 'worker/render/render.tsx', '<!doctype html>${html}`, headers', '$&'],
  ])('reloads the page when %s changes', async (_what, file, from, to) => {
    const [word] = /[A-Z]\w+(?= )/.exec(to) ?? ['']
    const updates = edit(file, from, to)
    await expect.poll(() => reloads(updates)).toBeGreaterThan(0)
    expect(await textOf('/')).toContain(word)
    expect(server.output()).toContain(`page reload ${file}`)
  })

  test('leaves an island to Fast Refresh', async () => {
    await textOf('/')
    for (const path of [
      'client/client.tsx',
      'client/islands.ts',
      'features/home/LatestArticles.island.tsx',
    ]) {
      expect((await server.fetch(`/src/${path}`)).status).toBe(200)
    }
    const updates = edit(
      'src/features/home/LatestArticles.island.tsx',
      'export default',
      '// Quagga\n$&',
    )
    await expect.poll(() => updates.map(({ type }) => type)).toContain('update')
    expect(reloads(updates)).toBe(0)
  })

  test('reloads a page that has not loaded the island it shows', async () => {
    const { page } = await openPage()
    const connected = page.waitForEvent('console', (message) => /connected\./.test(message.text()))
    await page.goto(server.origin)
    await connected
    edit('src/features/home/LatestArticles.island.tsx', '{value ? t(', 'Vicugna $&')
    await page.getByText('Vicugna').first().waitFor()
  })

  test('compiles a text of content again, and reloads the page', async () => {
    const file = 'content/pages/article/dental-implants-complete/en.md'
    const updates = edit(file, /^title: "?/m, '$&Tapir ')
    await expect.poll(() => reloads(updates)).toBeGreaterThan(0)
    expect(await textOf('/article/dental-implants-complete')).toContain('Tapir ')
    expect(server.output()).toMatch(new RegExp(`page reload .*${file}`))
  })

  test('compiles content again when the code that compiles it changes', async () => {
    const updates = edit('build/content/page.ts', 'lede: front.lede', 'lede: "Ibex"')
    await expect.poll(() => reloads(updates)).toBeGreaterThan(0)
    expect(await textOf('/article/dental-implants-complete')).toContain('Ibex')
    expect(server.output()).toMatch(/page reload .*build\/content\/page\.ts/)
  })

  test('shows a fault of content over the page, until it is corrected', async () => {
    const file = 'content/pages/article/dental-implants-complete/es.md'
    const before = server.read(file)
    const updates = edit(file, /^title: /m, 'titel: ')
    const told = () => updates.flatMap(({ err }) => err?.message ?? []).join('\n')
    await expect.poll(() => told()).toContain(file)
    expect(told()).toContain('title')
    server.write(file, before)
    await expect.poll(() => reloads(updates)).toBeGreaterThan(0)
  })

  test('serves a new page', async () => {
    const from = 'content/pages/article/dental-implants-complete'
    for (const name of ['data.json', 'en.md', 'es.md']) {
      server.write(`content/pages/article/quokka/${name}`, server.read(`${from}/${name}`))
    }
    await expect.poll(async () => (await server.fetch('/article/quokka')).status).toBe(200)
  })

  test('shows message and stack of an exception', async () => {
    const file = 'src/features/home/Hero.tsx'
    const before = server.read(file)
    const updates = edit(
      file,
      /export function Hero\(.*\n/,
      '$&  if (cards) throw new Error("Gnu")\n',
    )
    await expect.poll(() => reloads(updates)).toBeGreaterThan(0)
    const response = await server.fetch('/')
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain('Gnu')
    expect(html).toMatch(/at Hero \(.*src\/features\/home\/Hero\.tsx:\d+/)
    server.write(file, before)
    await expect.poll(() => reloads(updates)).toBeGreaterThan(0)
    expect((await server.fetch('/')).status).toBe(200)
  })

  test('lets Vite reconnect from a blob', async () => {
    const { headers } = await server.fetch('/')
    expect(headers.get('Content-Security-Policy')).toContain("worker-src 'self' blob:;")
  })

  test('has done all this without a restart', () => {
    expect(server.output()).not.toContain('restart')
  })
})

describe('npm run dev with an address that it cannot have', () => {
  const start = async (settings: Record<string, string>) => {
    const child = runDev(process.cwd(), settings)
    let output = ''
    child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const code = await new Promise((resolve) => child.once('close', resolve))
    return { code, output }
  }

  test('refuses PORT=eighty with a sentence', async () => {
    expect(await start({ PORT: 'eighty' })).toEqual({
      code: 1,
      output: 'PORT is "eighty", but must be a number from 1 to 65535.\n',
    })
  })

  test('refuses a taken port with a sentence', async () => {
    const port = await freePort()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(Number(port), '127.0.0.1', resolve))
    expect(await start({ PORT: port })).toEqual({
      code: 1,
      output: `Port ${port} is taken. Set PORT to another one.\n`,
    })
    other.close()
  })
})
