import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  closeClient,
  createStorage,
  createTestClient,
  storageKey,
  until,
} from '../support/backend-client.ts'
import { type Gotrue, startGotrue } from '../support/gotrue.ts'

let gotrue: Gotrue
const clients: SupabaseClient[] = []
beforeAll(async () => {
  gotrue = await startGotrue()
})
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(async () => {
  for (const client of clients.splice(0)) await closeClient(client)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterAll(() => gotrue.close())

type Return = { flowType?: 'implicit' | 'pkce'; items?: Record<string, string> }

/** A visitor whose browser comes back to this address: as little of a window as the client looks at. */
async function comeBack(address: string, { flowType, items }: Return = {}) {
  const location = new URL(`https://esmalte.example/about${address}`)
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => void (location.href = url),
  }
  vi.stubGlobal('window', { location, history })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  const storage = createStorage(items)
  const made = createTestClient(gotrue.origin, { flowType, storage })
  clients.push(made.client)
  const { error } = await made.client.auth.initialize()
  return { ...made, error, location }
}

const inHash = (session: object) =>
  `#${new URLSearchParams(Object.entries(session).map(([name, value]) => [name, String(value)]))}`

function tokens(expiresIn?: number): Record<string, unknown> {
  const { user: _, ...rest } = gotrue.issue(expiresIn)
  return rest
}

describe('an address with a session', () => {
  test('signs in, after asking whose it is, and loses it', async () => {
    const session = tokens()
    const { error, storage, events, location } = await comeBack(
      inHash({ ...session, provider_token: 'p', provider_refresh_token: 'q' }),
    )
    expect(error).toBeNull()
    expect(gotrue.last()).toMatchObject({ method: 'GET', path: '/auth/v1/user' })
    expect(JSON.parse(storage.items[storageKey]!)).toMatchObject({
      ...session,
      provider_token: 'p',
      provider_refresh_token: 'q',
      user: { email: 'ana@example.org' },
    })
    expect(location.hash).toBe('')
    await until(() => events.includes('SIGNED_IN'))
  })

  test('of somebody who forgot a password says so', async () => {
    const { events } = await comeBack(inHash({ ...tokens(), type: 'recovery' }))
    await until(() => events.includes('PASSWORD_RECOVERY'))
  })

  test.each(['expires_in', 'refresh_token', 'token_type'])('needs %s', async (name) => {
    const { [name]: _, ...rest } = tokens()
    const { error, storage } = await comeBack(inHash(rest))
    expect(error).toMatchObject({
      name: 'AuthImplicitGrantRedirectError',
      message: 'No session defined in URL',
    })
    expect(storage.items).toEqual({})
  })

  test('needs an access_token, or is none', async () => {
    const { access_token: _, ...rest } = tokens()
    const { error, storage } = await comeBack(inHash(rest))
    expect(error).toBeNull()
    expect(storage.items).toEqual({})
  })

  test.each([
    [119, 0],
    [120, 1],
    [900, 1],
  ])('that was issued %i s ago brings %i warnings', async (age, warnings) => {
    const session = tokens(3600 - age)
    const { error } = await comeBack(inHash({ ...session, expires_in: 3600 }))
    expect(error).toBeNull()
    const said = vi
      .mocked(console.warn)
      .mock.calls.filter(([text]) =>
        String(text).includes('issued over 120s ago, URL could be stale'),
      )
    expect(said).toHaveLength(warnings)
  })
})

describe('an address that tells of a failure', () => {
  test.each([
    ['#error=access_denied&error_code=otp_expired&error_description=Link+expired', 'Link expired'],
    ['?error=access_denied&error_code=otp_expired&error_description=Link+expired', 'Link expired'],
    ['#error_code=otp_expired', 'Error in URL with unspecified error_description'],
  ])('%s is raised, and leaves an older session alone', async (address, message) => {
    const items = { [storageKey]: JSON.stringify(gotrue.issue()) }
    const { error, storage } = await comeBack(address, { items })
    expect(error).toMatchObject({
      name: 'AuthImplicitGrantRedirectError',
      message,
      details: { code: 'otp_expired' },
    })
    expect(storage.items).toHaveProperty(storageKey)
  })

  test.each(['identity_already_exists', 'identity_not_found', 'single_identity_not_deletable'])(
    'with %s leaves the session alone',
    async (code) => {
      const items = { [storageKey]: JSON.stringify(gotrue.issue()) }
      const { error, storage, events } = await comeBack(`#error=x&error_code=${code}`, { items })
      expect(error).toMatchObject({ details: { code } })
      expect(storage.items).toHaveProperty(storageKey)
      expect(events).not.toContain('SIGNED_OUT')
    },
  )
})

describe('an address of the other flow', () => {
  const verifier = { [`${storageKey}-code-verifier`]: JSON.stringify('a'.repeat(56)) }

  test('a session, where a code is expected, is refused', async () => {
    const { error, storage } = await comeBack(inHash(tokens()), { flowType: 'pkce' })
    expect(error).toMatchObject({
      name: 'AuthPKCEGrantCodeExchangeError',
      message: 'Not a valid PKCE flow url.',
    })
    expect(storage.items).toEqual({})
  })

  test('a code, where a session is expected, is refused', async () => {
    const { error } = await comeBack('?code=code-1', { flowType: 'implicit', items: verifier })
    expect(error).toMatchObject({
      name: 'AuthImplicitGrantRedirectError',
      message: 'Not a valid implicit grant flow url.',
    })
  })

  test('a code that this browser has not asked for is nobody’s business', async () => {
    const before = gotrue.seen.length
    const { error, location } = await comeBack('?code=code-1', { flowType: 'pkce' })
    expect(error).toBeNull()
    expect(gotrue.seen.length).toBe(before)
    expect(location.search).toBe('?code=code-1')
  })
})

describe('PKCE', () => {
  test('exchanges the code that comes back, once, and takes it out of the address', async () => {
    const items: Record<string, string> = {}
    const { client, storage } = await comeBack('', { flowType: 'pkce', items })
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    })
    await fetch(`${data.url}&apikey=anonymous.key.of-the-stand-in`, { redirect: 'manual' })
    expect(gotrue.last().query).toMatchObject({ code_challenge_method: 's256' })
    const back = await comeBack(`?code=code-1&sb_flow_id=${data.flowId}&x=1`, {
      flowType: 'pkce',
      items: storage.items,
    })
    expect(back.error).toBeNull()
    expect(gotrue.last()).toMatchObject({ path: '/auth/v1/token', query: { grant_type: 'pkce' } })
    expect(Object.keys(back.storage.items)).toEqual([storageKey])
    expect(back.location.search).toBe('?x=1')
    await until(() => back.events.includes('SIGNED_IN'))
  })

  test('a verifier of somebody else does not open the code', async () => {
    const { client } = await comeBack('', { flowType: 'pkce' })
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    })
    await fetch(`${data.url}&apikey=anonymous.key.of-the-stand-in`, { redirect: 'manual' })
    const items = { [`${storageKey}-code-verifier`]: JSON.stringify('b'.repeat(56)) }
    const { error, storage } = await comeBack('?code=code-1', { flowType: 'pkce', items })
    expect(error).toMatchObject({ code: 'bad_code_verifier' })
    expect(storage.items).toEqual({})
  })

  // The client asks for it before it gets there, so only this door leads to the sentence.
  test('a way back without a code is said to have none', async () => {
    const { client } = await comeBack('', { flowType: 'pkce' })
    const auth = client.auth as unknown as Record<
      '_getSessionFromURL',
      (params: object, flow: string) => Promise<{ error: unknown }>
    >
    expect((await auth['_getSessionFromURL']({}, 'pkce')).error).toMatchObject({
      name: 'AuthPKCEGrantCodeExchangeError',
      message: 'No code detected.',
    })
  })

  test('without a verifier there is nothing to exchange', async () => {
    const { client } = await comeBack('', { flowType: 'pkce' })
    const { error } = await client.auth.exchangeCodeForSession('code-1')
    expect(error).toMatchObject({ code: 'pkce_code_verifier_not_found' })
  })
})
