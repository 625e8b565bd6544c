import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { anonymousKey, type Gotrue, startGotrue } from '../../support/gotrue.ts'
import { type Server, startServer } from '../../support/servers.ts'

const storageKey = 'sb-esmalte-auth-token'

let gotrue: Gotrue
let server: Server
/** Without a hosted backend. */
let alone: Server
beforeAll(async () => {
  gotrue = await startGotrue()
  server = await startServer('Node', {
    SUPABASE_URL: gotrue.origin,
    SUPABASE_ANON_KEY: anonymousKey,
  })
  alone = await startServer('Node')
})
afterAll(async () => {
  await server.close()
  await alone.close()
  gotrue.close()
})

/** A visitor, what their browser asks for, and what Molly is asked with. */
async function visit() {
  const { page, messages } = await openPage()
  const urls: URL[] = []
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    urls.push(new URL(request.url()))
    if (request.url().endsWith('/ask-molly')) asked.push(request.headers())
  })
  const hasClient = () => urls.some(({ pathname }) => pathname.includes('/session-'))
  const origins = () => [...new Set(urls.map(({ origin }) => origin))]
  const ask = async () => {
    await page.getByRole('textbox', { name: 'Your question' }).fill('Why do gums bleed?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.chat-source').first().waitFor()
    return asked.at(-1)!
  }
  const stored = () => page.evaluate((key) => localStorage.getItem(key), storageKey)
  const keep = (value: unknown) =>
    page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      [storageKey, typeof value === 'string' ? value : JSON.stringify(value)],
    )
  return { page, messages, hasClient, origins, ask, stored, keep }
}

const inHash = ({ user: _user, ...tokens }: ReturnType<Gotrue['issue']>) =>
  new URLSearchParams(Object.entries(tokens).map(([name, value]) => [name, String(value)]))

test('an anonymous visitor never loads the full client, and asks only us, without a token', async () => {
  const { page, hasClient, origins, ask } = await visit()
  await page.goto(`${server.origin}/ask-molly?code=SUMMER`)
  expect(await ask()).not.toHaveProperty('authorization')
  expect(hasClient()).toBe(false)
  expect(origins()).toEqual([server.origin])
  expect(page.url()).toContain('?code=SUMMER')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a session in the address signs in on any page, is kept, leaves the address, and goes with questions', async () => {
  const { page, messages, ask, stored } = await visit()
  const session = gotrue.issue()
  const before = gotrue.count('/auth/v1/user')
  await page.goto(`${server.origin}/conditions/gum-disease#${inHash(session)}&type=magiclink`)
  await expect.poll(stored).toContain(session.access_token)
  expect(page.url()).toBe(`${server.origin}/conditions/gum-disease`)
  expect(gotrue.count('/auth/v1/user')).toBe(before + 1)
  expect(gotrue.last().headers).toMatchObject({ apikey: anonymousKey, origin: server.origin })

  await page.goto(`${server.origin}/ask-molly`)
  expect((await ask())['authorization']).toBe(`Bearer ${session.access_token}`)
  await page.goBack()
  await page.goBack().catch(() => undefined)
  expect(page.url()).not.toContain('access_token')
  expect(messages).toEqual([])
})

test('a code in the address is exchanged for a session by who asked for it', async () => {
  const { page, messages, stored } = await visit()
  await page.goto(`${server.origin}/about`)
  const verifier = 'a'.repeat(56)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const challenge = Buffer.from(hash).toString('base64url')
  await fetch(`${gotrue.origin}/auth/v1/authorize?provider=x&code_challenge=${challenge}`)
  await page.evaluate(
    ([key, value]) => localStorage.setItem(`${key}-code-verifier`, JSON.stringify(value)),
    [storageKey, verifier],
  )
  await page.goto(`${server.origin}/about?code=code-1&x=1#team`)
  await expect.poll(stored).toContain('access_token')
  expect(page.url()).toBe(`${server.origin}/about?x=1#team`)
  expect(messages).toEqual([])
})

test('what went wrong elsewhere is said in the console, and leaves the address', async () => {
  const { page, messages, stored } = await visit()
  await page.goto(
    `${server.origin}/about#error=access_denied&error_code=otp_expired&error_description=Link+is+invalid`,
  )
  await expect.poll(() => messages.join()).toContain('Link is invalid')
  expect(page.url()).toBe(`${server.origin}/about`)
  expect(await stored()).toBeNull()
})

test('a session that has expired is renewed before Molly is asked', async () => {
  const { page, ask, stored, keep } = await visit()
  const old = gotrue.issue(-10)
  await page.goto(`${server.origin}/about`)
  await keep(old)
  await page.goto(`${server.origin}/ask-molly`)
  const { authorization } = await ask()
  expect(authorization).not.toContain(old.access_token)
  expect(await stored()).toContain(authorization!.replace('Bearer ', ''))
})

test('signing out in another tab is heard: Molly is asked without a token', async () => {
  const { page, ask, stored, keep } = await visit()
  await page.goto(`${server.origin}/about`)
  await keep(gotrue.issue())
  await page.goto(`${server.origin}/ask-molly`)
  await page.evaluate((key) => localStorage.removeItem(key), storageKey)
  expect(await ask()).not.toHaveProperty('authorization')
  expect(await stored()).toBeNull()
})

test('without a backend neither a stored session nor one in the address loads anything', async () => {
  const { page, hasClient, origins, ask, stored, keep } = await visit()
  await page.goto(`${alone.origin}/ask-molly#${inHash(gotrue.issue())}`)
  expect(await ask()).not.toHaveProperty('authorization')
  expect(await stored()).toBeNull()
  await keep(gotrue.issue(-10))
  await page.reload()
  expect(await ask()).not.toHaveProperty('authorization')
  expect(hasClient()).toBe(false)
  expect(origins()).toEqual([alone.origin])
})

test.each(['nonsense', '{}', 'null', '{"access_token":1}', '{"access_token":"x"'])(
  'a stored %s is no session',
  async (value) => {
    const { page, ask, keep } = await visit()
    await page.goto(`${server.origin}/about`)
    await keep(value)
    await page.goto(`${server.origin}/ask-molly`)
    expect(await ask()).not.toHaveProperty('authorization')
  },
)

test('where the browser lets nothing be kept, Molly answers all the same', async () => {
  const { page, messages, ask } = await visit()
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(`${server.origin}/ask-molly`)
  expect(await ask()).not.toHaveProperty('authorization')
  expect(messages).toEqual([])
})

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
  string,
  { file: string }
>

/** The specification's calls as a page's script would make them, and what the backend sees. */
const calls: [call: string, seen: string][] = [
  [`auth.signUp({ email: 'a@b.example', password: 'p' })`, 'POST /auth/v1/signup'],
  [`auth.signInWithPassword({ phone: '+5255', password: 'p' })`, 'POST /auth/v1/token?password'],
  [`auth.signInWithIdToken({ provider: 'google', token: 'x' })`, 'POST /auth/v1/token?id_token'],
  [
    `auth.signInWithWeb3({ chain: 'solana', message: 'm', signature: new Uint8Array([1]) })`,
    'POST /auth/v1/token?web3',
  ],
  [`auth.refreshSession()`, 'POST /auth/v1/token?refresh_token'],
  [`auth.signInWithOtp({ email: 'a@b.example' })`, 'POST /auth/v1/otp'],
  [`auth.verifyOtp({ email: 'a@b.example', token: '1', type: 'email' })`, 'POST /auth/v1/verify'],
  [`auth.resetPasswordForEmail('a@b.example')`, 'POST /auth/v1/recover'],
  [`auth.resend({ email: 'a@b.example', type: 'signup' })`, 'POST /auth/v1/resend'],
  [`auth.reauthenticate()`, 'GET /auth/v1/reauthenticate'],
  [`auth.getUser()`, 'GET /auth/v1/user'],
  [`auth.updateUser({ data: { name: 'Ana' } })`, 'PUT /auth/v1/user'],
  [
    `auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })`,
    'GET /auth/v1/user/identities/authorize',
  ],
  [
    `auth.unlinkIdentity({ identity_id: 'i', id: '1', user_id: '1', provider: 'google' })`,
    'DELETE /auth/v1/user/identities/i',
  ],
  [`auth.mfa.enroll({ factorType: 'totp' })`, 'POST /auth/v1/factors'],
  [`auth.mfa.challenge({ factorId: 'f' })`, 'POST /auth/v1/factors/f/challenge'],
  [
    `auth.mfa.verify({ factorId: 'f', challengeId: 'c', code: '1' })`,
    'POST /auth/v1/factors/f/verify',
  ],
  [`auth.mfa.unenroll({ factorId: 'f' })`, 'DELETE /auth/v1/factors/f'],
  [`auth.getClaims()`, 'GET /auth/v1/.well-known/jwks.json'],
  [`from('articles').select()`, 'GET /rest/v1/articles'],
  [`storage.from('covers').list()`, 'POST /storage/v1/object/list/covers'],
  [`functions.invoke('hello')`, 'POST /functions/v1/hello'],
  [`auth.signOut()`, 'POST /auth/v1/logout'],
]

test('the library signs in, reads and connects from a page, at the backend’s own origin', async () => {
  const { page, messages, stored, keep } = await visit()
  await page.goto(`${server.origin}/about`)
  await keep(gotrue.issue())
  await page.reload()
  const run = (code: string) =>
    page.evaluate<unknown>(
      `import('/${manifest['src/client/session.ts']!.file}').then(({ client }) => ${code})`,
    )
  for (const [call, seen] of calls) {
    const before = gotrue.seen.length
    expect(await run(`client.${call}.then(({ error }) => String(error))`), call).toBe('null')
    const made = gotrue.seen
      .slice(before)
      .map(({ method, path, query: { grant_type: grant } }) =>
        [`${method} ${path}`, ...(grant ? [grant] : [])].join('?'),
      )
    expect(made).toContain(seen)
    for (const { headers } of gotrue.seen.slice(before)) {
      expect(headers).toMatchObject({ apikey: anonymousKey, origin: server.origin })
    }
  }
  expect(await stored()).toBeNull()
  const refused = `client.auth.signInWithPassword({ email: 'a@b.example', password: 'wrong' })`
  expect(await run(`${refused}.then(({ error }) => error.code)`)).toBe('invalid_credentials')
  await run(`void client.channel('room').subscribe()`)
  await expect.poll(() => gotrue.last().path).toBe('/realtime/v1/websocket')
  expect(gotrue.last().query['apikey']).toBe(anonymousKey)
  // The browser's own line about the answer 400.
  expect(messages.filter((text) => !text.includes('400 (Bad Request)'))).toEqual([])
})
