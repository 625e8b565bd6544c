import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../../worker/services/mail.ts'
import { mailSettings } from '../support/mailbox/servers.ts'
import { postForm, postJson } from '../support/requests.ts'
import { type Server, startOnNode } from '../support/servers.ts'

const folder = mkdtempSync(join(tmpdir(), 'esmalte-'))
const mailsFolder = join(folder, 'mails')
const DATABASE_PATH = join(folder, 'site.sqlite')
const mails: Mail[] = []
let server: Server

beforeAll(async () => {
  server = await startOnNode(
    { ...mailSettings, DATABASE_PATH, MAIL_TRANSPORT: 'file' },
    async (mail) => void mails.push(mail),
  )
})
afterAll(() => server.close())

/**
 * The files of the site's folder in which a text stands. In another process: closing a file drops
 * the locks that SQLite has on it in this one.
 */
const grep = (text: string) =>
  spawnSync('grep', ['-rlaF', '--', text, folder], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)

const linkTo = async (email: string, page: string) => {
  await expect.poll(() => mails.filter(({ to }) => to === email)).toHaveLength(1)
  const { text } = mails.find(({ to }) => to === email)!
  return new RegExp(`https://[^/]+(/newsletter/${page}\\S+)`).exec(text)![1]!
}

async function subscribe(email: string): Promise<void> {
  await postJson(server, '/newsletter', { email })
  expect((await postForm(server, await linkTo(email, 'confirm'), {})).status).toBe(200)
}

const run = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, ...words, '--node'], {
    env: { ...process.env, DATABASE_PATH },
    encoding: 'utf8',
  })

test('what is deleted is in no file any more, with the mails to the address', async () => {
  const [byLink, byOperator] = ['secret.reader@example.com', '--secret.other@example.com']
  for (const email of [byLink, byOperator]) await subscribe(email)
  for (let nth = 0; nth < 30; nth += 1) {
    const message = `Muela número ${nth} ${'de relleno '.repeat(50)}`
    await postJson(server, '/contact', { topic: 'idea', message })
  }
  await server.query("INSERT INTO issues (slug, address) VALUES ('first-issue', '1 Street')")
  await expect.poll(() => (existsSync(mailsFolder) ? readdirSync(mailsFolder) : [])).toHaveLength(2)
  for (const text of [byLink, byOperator, 'Muela número 7 ']) {
    expect(grep(text).length, text).toBeGreaterThan(0)
  }

  const leave = await linkTo(byLink, 'unsubscribe')
  expect((await postForm(server, leave, { delete: '1' })).status).toBe(200)
  expect(run('newsletter-delete', byOperator).stdout).toContain('is deleted')
  expect(run('messages', 'delete', '8').stdout).toContain('Message 8 is deleted')

  await expect.poll(() => readdirSync(mailsFolder)).toEqual([])
  expect(grep('secret.reader')).toEqual([])
  expect(grep('secret.other')).toEqual([])
  expect(grep('Muela número 7 ')).toEqual([])
  expect(grep('Muela número 8 ')).not.toEqual([])
})

test('a mail in a file is deleted after a week', async () => {
  await subscribe('still.here@example.com')
  await server.query('DELETE FROM outbox')
  await server.query("UPDATE issues SET filled_at = NULL, filled_to = ''")
  await expect.poll(() => readdirSync(mailsFolder)).toHaveLength(1)
  const file = join(mailsFolder, readdirSync(mailsFolder)[0]!)
  const age = (days: number) => utimesSync(file, new Date(), new Date(Date.now() - days * 864e5))
  age(6.9)
  await new Promise((resolve) => setTimeout(resolve, 6000))
  expect(existsSync(file)).toBe(true)
  age(7.1)
  await expect.poll(() => existsSync(file)).toBe(false)
})
