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
  const scripts: string[] = []
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
    if (request.url().endsWith('/ask-molly')) asked.push(request.headers())
  })
  const hasClient = () => scripts.some((url) => url.includes('/session-'))
  const ask = async () => {
    await page.getByRole('textbox', { name: 'Your question' }).fill('Why do gums bleed?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.chat-source').first().waitFor()
    return asked.at(-1)!
  }
  const stored = () => page.evaluate((key) => localStorage.getItem(key), storageKey)
  return { page, messages, hasClient, ask, stored }
}

const inHash = (session: object) =>
  new URLSearchParams(Object.entries(session).map(([name, value]) => [name, String(value)]))

test('an anonymous visitor never loads the full client, and asks without a token', async () => {
  const { page, hasClient, ask } = await visit()
  await page.goto(`${server.origin}/ask-molly?code=SUMMER`)
  expect(await ask()).not.toHaveProperty('authorization')
  expect(hasClient()).toBe(false)
  expect(page.url()).toContain('?code=SUMMER')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('a session in the address signs in on any page, is kept, and leaves the address at once', async () => {
  const { page, messages, ask, stored } = await visit()
  const session = gotrue.issue()
  const { user: _user, ...tokens } = session
  const before = gotrue.count('/auth/v1/user')
  await page.goto(`${server.origin}/conditions/gum-disease#${inHash(tokens)}&type=magiclink`)
  await expect.poll(stored).toContain(session.access_token)
  expect(page.url()).toBe(`${server.origin}/conditions/gum-disease`)
  expect(gotrue.count('/auth/v1/user')).toBe(before + 1)
  expect(gotrue.last().headers['apikey']).toBe(anonymousKey)

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
  await server.fetch(`/auth/v1/authorize?provider=x&code_challenge=${challenge}`)
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
  const { page, ask, stored } = await visit()
  const old = gotrue.issue(-10)
  await page.goto(`${server.origin}/about`)
  await keep(page, old)
  await page.goto(`${server.origin}/ask-molly`)
  const { authorization } = await ask()
  expect(authorization).not.toContain(old.access_token)
  expect(await stored()).toContain(authorization!.replace('Bearer ', ''))
})

test('signing out in another tab is heard: Molly is asked without a token', async () => {
  const { page, ask, stored } = await visit()
  await page.goto(`${server.origin}/about`)
  await keep(page, gotrue.issue())
  await page.goto(`${server.origin}/ask-molly`)
  await page.evaluate((key) => localStorage.removeItem(key), storageKey)
  expect(await ask()).not.toHaveProperty('authorization')
  expect(await stored()).toBeNull()
})

test('without a backend an old session does not keep Molly from answering', async () => {
  const { page, ask } = await visit()
  await page.goto(`${alone.origin}/about`)
  await keep(page, gotrue.issue(-10))
  await page.goto(`${alone.origin}/ask-molly`)
  const started = Date.now()
  expect(await ask()).not.toHaveProperty('authorization')
  expect(Date.now() - started).toBeLessThan(8000)
})

test('without a backend a session in the address is not kept', async () => {
  const { page, stored } = await visit()
  const { user: _user, ...tokens } = gotrue.issue()
  await page.goto(`${alone.origin}/about#${inHash(tokens)}`)
  await expect.poll(() => page.url()).toBe(`${alone.origin}/about`)
  await page.waitForLoadState('networkidle')
  expect(await stored()).toBeNull()
})

test.each(['nonsense', '{}', 'null', '{"access_token":1}', '{"access_token":"x"'])(
  'a stored %s is no session',
  async (value) => {
    const { page, ask } = await visit()
    await page.goto(`${server.origin}/about`)
    await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [storageKey, value])
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

async function keep(page: Awaited<ReturnType<typeof visit>>['page'], session: object) {
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [storageKey, JSON.stringify(session)],
  )
}
