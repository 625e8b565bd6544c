import { once } from 'node:events'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../support/database.ts'
import { clocked } from '../../support/clocked.ts'
import { postForm, postJson } from '../../support/requests.ts'
import { type Server, startServer } from '../../support/servers.ts'

const tablesOf = (database: DatabaseSync) =>
  database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()

function newPath(): string {
  return join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'below', 'test.sqlite')
}

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const start = performance.now()
  return [await work, performance.now() - start]
}

describe('the database on Node', () => {
  const path = newPath()
  let server: Server
  beforeAll(async () => {
    server = await startServer('Node', { DATABASE_PATH: path })
  })
  afterAll(() => server.close())

  test('is for its owner only, like its folder and its journals', () => {
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
    const files = readdirSync(join(path, '..'))
    expect(files).toEqual(expect.arrayContaining(['test.sqlite', 'test.sqlite-wal']))
    for (const file of files) {
      expect(statSync(join(path, '..', file)).mode & 0o777, file).toBe(0o600)
    }
  })

  test(
    'holds no page up while another program has locked it, and writes are told to try again',
    clocked,
    async () => {
      const other = new DatabaseSync(path)
      other.exec('BEGIN IMMEDIATE')
      const signUps = Array.from({ length: 20 }, (_, n) =>
        postJson(server, '/newsletter', { email: `locked-${n}@example.com`, locale: 'es' }),
      )
      const message = { topic: 'idea', message: 'Locked.', locale: 'es' }
      const sent = postForm(server, '/es/contact', message)
      for (const page of ['/', '/es/about', '/search?q=gums', '/version']) {
        const [{ status }, ms] = await timed(server.fetch(page))
        expect(status, page).toBe(200)
        // 20 ms on an idle machine; 5 seconds when a page waited for the lock.
        expect(ms, page).toBeLessThan(5000)
      }
      // While the lock is still held.
      for (const response of await Promise.all(signUps)) {
        expect(response.status).toBe(503)
        expect(response.headers.get('Retry-After')).toBe('5')
        expect(await response.json()).toMatchObject({ error: { code: 'fault' } })
      }
      const form = await sent
      expect(form.status).toBe(503)
      expect(form.headers.get('Retry-After')).toBe('5')
      expect(await form.text()).toContain('<html lang="es">')

      other.exec('COMMIT')
      expect((await postJson(server, '/newsletter', { email: 'free@example.com' })).status).toBe(
        200,
      )
      expect(await server.query("SELECT 1 FROM subscribers WHERE email LIKE 'locked-%'")).toEqual(
        [],
      )
    },
  )

  test('waits for a lock that is soon gone', async () => {
    const other = new DatabaseSync(path)
    other.exec('BEGIN IMMEDIATE')
    setTimeout(() => other.exec('COMMIT'), 300)
    expect((await postJson(server, '/newsletter', { email: 'soon@example.com' })).status).toBe(200)
  })
})

describe('migrations on Node', () => {
  test('several starts at once on a new database make each table once', async () => {
    const path = newPath()
    const starts = Array.from({ length: 4 }, () => startServer('Node', { DATABASE_PATH: path }))
    const servers = await Promise.all(starts)
    for (const server of servers) expect((await server.fetch('/healthz')).status).toBe(200)
    await Promise.all(servers.map((server) => server.close()))
    expect(tablesOf(new DatabaseSync(path))).toEqual(tablesOf(openDatabase()))
  })

  test('a database of the first version keeps its addresses, and the links of its mails', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'old.sqlite')
    const old = openDatabase(path, 4)
    old.exec(`PRAGMA user_version = 3;
      INSERT INTO subscribers (email, status, locale, source)
      VALUES ('first@example.com', 'confirmed', 'es', 'bar')`)
    old.close()
    const ids = []
    for (let starts = 0; starts < 2; starts++) {
      const server = await startServer('Node', { DATABASE_PATH: path })
      ids.push(await server.query('SELECT email, id FROM subscribers'))
      await server.close()
    }
    expect(ids[0]).toEqual([
      { email: 'first@example.com', id: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    ])
    expect(ids[1]).toEqual(ids[0])
  })
})

describe('connections on Node', () => {
  const sockets: Socket[] = []
  let server: Server
  const open = (to = server, from = '127.0.0.1') => {
    const port = Number(new URL(to.origin).port)
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    socket.on('error', () => {})
    sockets.push(socket)
    return socket
  }
  beforeAll(async () => {
    // As behind a proxy, which has one address for all visitors.
    server = await startServer('Node', { TRUST_PROXY: '1' })
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
  })

  test.concurrent.each([
    ['half a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: '],
    ['nothing', ''],
  ])('one that sends %s is cut long before Node would', async (_what, bytes) => {
    const socket = open().resume()
    socket.write(bytes)
    const [, ms] = await timed(once(socket, 'close'))
    // After 15 seconds; Node would wait for a minute, or for ever.
    expect(ms).toBeLessThan(50_000)
  })

  test('beyond 2,000 are closed, and with those gone everybody is served again', async () => {
    let cut = 0
    const many: Socket[] = []
    // Not all at once: the kernel forgets those that it cannot queue.
    while (many.length < 2100) {
      const batch = Array.from({ length: 100 }, () => open())
      for (const socket of batch) socket.resume().on('close', () => cut++)
      await Promise.all(batch.map((socket) => once(socket, 'connect')))
      many.push(...batch)
    }
    await expect.poll(() => cut).toBe(100)
    for (const socket of many) socket.destroy()
    await expect
      .poll(() =>
        server.fetch('/version').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
  })

  test('without a proxy one network has 200 of them, and leaves the others theirs', async () => {
    const direct = await startServer('Node')
    let cut = 0
    const batch = Array.from({ length: 220 }, () => open(direct, '127.0.0.2'))
    for (const socket of batch) socket.resume().on('close', () => cut++)
    await expect.poll(() => cut).toBe(20)
    expect((await direct.fetch('/version')).status).toBe(200)
    for (const socket of batch) socket.destroy()
    const statusOf = () =>
      new Promise<number | undefined>((resolve) => {
        const asked = { agent: false, localAddress: '127.0.0.2' }
        get(`${direct.origin}/version`, asked, (answer) => resolve(answer.resume().statusCode)).on(
          'error',
          () => resolve(undefined),
        )
      })
    await expect.poll(statusOf).toBe(200)
    await direct.close()
  })

  test('half a header does not hold up the end', async () => {
    const socket = open().resume()
    socket.write('GET / HTTP/1.1\r\nX-Half: ')
    await once(socket, 'connect')
    const [, ms] = await timed(server.close())
    // Long before it would be cut by itself.
    expect(ms).toBeLessThan(12_000)
  })
})
