import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashAsked } from '../../worker/newsletter/asked.ts'
import { openDatabase } from '../support/database.ts'

const DATABASE_PATH = join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'site.sqlite')
const database = openDatabase(DATABASE_PATH)
const secret = 'a secret of tests, of 32 characters or more'

const run = (program: string, words: string[], settings = {}) =>
  spawnSync(process.execPath, [program, ...words], {
    env: { ...process.env, DATABASE_PATH, NEWSLETTER_SECRET: secret, ...settings },
    encoding: 'utf8',
  })

test.each([
  [['--env', 'production'], {}],
  [[], { CLOUDFLARE_ENV: 'staging' }],
])('a build for this machine is deployed nowhere: %j %o', (words, settings) => {
  const wrangler = 'node_modules/wrangler/bin/wrangler.js'
  const { status, stderr } = run(wrangler, ['deploy', '--dry-run', ...words], settings)
  expect(stderr).toContain('target environment "local"')
  expect(status).not.toBe(0)
})

test('who sends an issue hears that no sender is set', () => {
  const send = (settings: Record<string, string>) =>
    run('scripts/issue-send.ts', ['first-issue', '--node', '--dry-run'], settings).stderr
  const warning = 'A server without them sends nothing, and logs "issue_unsendable".'
  expect(send({})).toContain(warning)
  const from = { NEWSLETTER_FROM: 'news@example.com' }
  expect(send({ ...from, MAIL_TRANSPORT: 'file' })).not.toContain(warning)
})

test('a rehearsal of an issue refuses what its sending does', () => {
  database.exec("INSERT INTO issues (slug, address) VALUES ('first-issue', '1 Street')")
  for (const words of [['--dry-run'], []]) {
    const { status, stderr } = run('scripts/issue-send.ts', ['first-issue', '--node', ...words])
    expect([status, stderr]).toEqual([
      1,
      '"first-issue" is due or sent already: see npm run report.\n',
    ])
  }
})

describe('an address that begins with hyphens', () => {
  const email = '--x@example.com'

  test.each([[[email, '--node']], [['--node', '--', email]]])('is deleted: %j', (words) => {
    database.exec(
      `INSERT INTO subscribers (email, status, locale, source) VALUES ('${email}', 'confirmed', 'en', 'bar')`,
    )
    const { stdout } = run('scripts/newsletter-delete.ts', words)
    expect(stdout).toBe(`${email} is deleted.\n`)
    expect(database.prepare('SELECT * FROM subscribers').all()).toEqual([])
  })

  test('may sign up again, without a wait', async () => {
    const hash = await hashAsked({ secret }, email, 'confirm')
    database.exec(`INSERT INTO asked (hash, at, times) VALUES ('${hash}', unixepoch(), 4)`)
    const { stdout } = run('scripts/newsletter-allow.ts', [email, '--node'])
    expect(stdout).toBe(`${email} may sign up again.\n`)
    expect(database.prepare('SELECT * FROM asked').all()).toEqual([])
  })

  test.each([
    [['--nod', email], "Unknown option '--nod'"],
    [['--node', '--remote', email], 'Choose one'],
    [['--node', email, 'b@example.com'], 'is no address'],
    [['--node'], 'is no address'],
  ])('%j is refused', (words, why) => {
    const { status, stderr } = run('scripts/newsletter-delete.ts', words)
    expect(status).toBe(1)
    expect(stderr).toContain(why)
  })
})
