import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  closeClient,
  createStorage,
  createTestClient,
  settle,
  storageKey,
  until,
} from '../support/backend-client.ts'
import { type Gotrue, startGotrue, wrong } from '../support/gotrue.ts'

const token = '/auth/v1/token'

let gotrue: Gotrue
const clients: SupabaseClient[] = []
beforeAll(async () => {
  gotrue = await startGotrue()
})
afterEach(async () => {
  for (const client of clients.splice(0)) await closeClient(client)
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(() => gotrue.close())

function visit(items?: Record<string, string>) {
  const made = createTestClient(gotrue.origin, { storage: createStorage(items) })
  clients.push(made.client)
  return made
}

/** A visitor who comes back with a session that expires so many seconds from now. */
function visitWith(expiresIn: number) {
  const session = gotrue.issue(expiresIn)
  return { session, ...visit({ [storageKey]: JSON.stringify(session) }) }
}

const fakeTimers = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })

describe('a session', () => {
  test('is kept, and is there again at the next visit', async () => {
    const { client, storage, events } = visit()
    const { data } = await client.auth.signInWithPassword({ email: 'a@b.example', password: 'p' })
    expect(JSON.parse(storage.items[storageKey]!)).toEqual(data.session)
    expect(Object.keys(data.session!).sort()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'].sort(),
    )
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN'])
    const again = visit(storage.items)
    expect((await again.client.auth.getSession()).data.session).toEqual(data.session)
    await until(() => again.events.includes('INITIAL_SESSION'))
  })

  test.each(['access_token', 'refresh_token', 'expires_at'])(
    'without %s is none, and is removed',
    async (name) => {
      const { [name]: _, ...rest } = gotrue.issue() as Record<string, unknown>
      const { client, storage } = visit({ [storageKey]: JSON.stringify(rest) })
      expect((await client.auth.getSession()).data.session).toBeNull()
      expect(storage.items).toEqual({})
    },
  )

  test.each([
    [3600, false],
    [95, false],
    [85, true],
    [-10, true],
  ])('that expires in %i s is renewed: %s', async (expiresIn, isRenewed) => {
    const before = gotrue.count(token)
    const { client, session } = visitWith(expiresIn)
    const { data } = await client.auth.getSession()
    expect(data.session!.access_token === session.access_token).toBe(!isRenewed)
    await client.auth.stopAutoRefresh()
    expect(gotrue.count(token) > before).toBe(isRenewed)
    if (isRenewed) expect(gotrue.last().body).toEqual({ refresh_token: session.refresh_token })
  })

  test('is renewed by itself, looked at every 30 s, when less than four of them are left', async () => {
    fakeTimers()
    const before = gotrue.count(token)
    const { client, events } = visitWith(200)
    await client.auth.getSession()
    await vi.advanceTimersByTimeAsync(61_000)
    await settle()
    expect(gotrue.count(token)).toBe(before)
    await vi.advanceTimersByTimeAsync(30_000)
    await until(() => gotrue.count(token) === before + 1)
    await until(() => events.includes('TOKEN_REFRESHED'))
  })

  test('is asked for again after 200 ms, and then twice as long each time, while the backend fails', async () => {
    fakeTimers()
    const { session, client } = visitWith(3600)
    await client.auth.getSession()
    await client.auth.stopAutoRefresh()
    const before = gotrue.count(token)
    const failed = { status: 503, body: { msg: 'busy' } }
    gotrue.answer(token, failed, failed, failed, failed)
    const renewing = client.auth.refreshSession(session)
    for (const [index, ms] of [200, 400, 800, 1600].entries()) {
      await until(() => gotrue.count(token) === before + index + 1)
      await settle()
      await vi.advanceTimersByTimeAsync(ms - 1)
      await settle()
      expect(gotrue.count(token), `${ms} ms`).toBe(before + index + 1)
      await vi.advanceTimersByTimeAsync(1)
    }
    const { data, error } = await renewing
    expect(error).toBeNull()
    expect(data.session!.access_token).not.toBe(session.access_token)
    expect(gotrue.count(token)).toBe(before + 5)
  })

  test('survives a backend that stays away: no more is asked once a pause would pass 30 s', async () => {
    fakeTimers()
    const { session, client, storage, events } = visitWith(3600)
    await client.auth.getSession()
    await client.auth.stopAutoRefresh()
    const before = gotrue.count(token)
    gotrue.answer(
      token,
      ...Array.from({ length: 8 }, () => ({ status: 503, body: { msg: 'busy' } })),
    )
    const renewing = client.auth.refreshSession(session)
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await until(() => gotrue.count(token) === before + attempt)
      await settle()
      await vi.advanceTimersByTimeAsync(200 * 2 ** (attempt - 1))
    }
    expect((await renewing).error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 })
    expect(gotrue.count(token)).toBe(before + 8)
    expect(storage.items).toHaveProperty(storageKey)
    expect(events).not.toContain('SIGNED_OUT')
  })

  test('that has expired is removed when the backend refuses to renew it', async () => {
    const session = gotrue.issue(-10)
    gotrue.answer(token, wrong(400, 'refresh_token_not_found', 'Invalid Refresh Token'))
    const { client, storage, events } = visit({ [storageKey]: JSON.stringify(session) })
    expect((await client.auth.getSession()).data.session).toBeNull()
    expect(storage.items).toEqual({})
    await until(() => events.includes('SIGNED_OUT'))
  })

  test('that is still good is kept when the backend refuses to renew it early', async () => {
    const session = gotrue.issue(60)
    const refused = wrong(400, 'refresh_token_not_found', 'Invalid Refresh Token')
    gotrue.answer(token, refused)
    const { client, storage, events } = visit({ [storageKey]: JSON.stringify(session) })
    expect((await client.auth.getSession()).data.session?.access_token).toBe(session.access_token)
    expect(storage.items).toHaveProperty(storageKey)
    expect(events).not.toContain('SIGNED_OUT')
  })
})

describe('signing out', () => {
  test.each([401, 403, 404])('ignores that the backend answers %i', async (status) => {
    const { client, storage, events } = visitWith(3600)
    gotrue.answer('/auth/v1/logout', wrong(status, 'gone'))
    expect(await client.auth.signOut()).toEqual({ error: null })
    expect(storage.items).toEqual({})
    expect(events).toContain('SIGNED_OUT')
  })

  test.each([429, 500])('fails when it answers %i, and the session stays', async (status) => {
    const { client, storage } = visitWith(3600)
    gotrue.answer('/auth/v1/logout', wrong(status, 'busy'))
    expect((await client.auth.signOut()).error).toMatchObject({ status })
    expect(storage.items).toHaveProperty(storageKey)
  })
})

describe('is told', () => {
  test('that the user has changed', async () => {
    const { client, events } = visitWith(3600)
    await client.auth.updateUser({ data: { name: 'Ana' } })
    expect(events).toContain('USER_UPDATED')
  })

  test('that a password is being recovered', async () => {
    const { client, events } = visit()
    await client.auth.verifyOtp({ email: 'a@b.example', token: '1', type: 'recovery' })
    expect(events).toContain('PASSWORD_RECOVERY')
  })

  test('that a second factor is verified', async () => {
    const { client, events } = visitWith(3600)
    const { data } = await client.auth.mfa.listFactors()
    expect(data!.all.map(({ factor_type, status }) => [factor_type, status])).toEqual([
      ['totp', 'verified'],
      ['webauthn', 'unverified'],
    ])
    await client.auth.mfa.challengeAndVerify({ factorId: data!.totp[0]!.id, code: '123456' })
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')
  })
})

describe('what goes wrong is said in the words of the library:', () => {
  const both = 'You must provide either an email or phone number and a password'
  test.each([
    ['signing up with neither', both, 'signUp', { password: 'p' }],
    ['signing in with neither', both, 'signInWithPassword', { password: 'p' }],
    [
      'a code for neither',
      'You must provide either an email or phone number.',
      'signInWithOtp',
      {},
    ],
    [
      'a mail again for neither',
      'You must provide either an email or phone number and a type',
      'resend',
      { type: 'signup' },
    ],
  ] as const)('%s', async (_title, message, method, credentials) => {
    const { client } = visit()
    const call = client.auth[method].bind(client.auth) as (
      credentials: object,
    ) => Promise<{ error: unknown }>
    const before = gotrue.seen.length
    expect((await call(credentials)).error).toMatchObject({
      message,
      name: 'AuthInvalidCredentialsError',
    })
    expect(gotrue.seen.length).toBe(before)
  })

  test('no session', async () => {
    const { client } = visit()
    for (const { error } of [
      await client.auth.getUser(),
      await client.auth.updateUser({ data: {} }),
      await client.auth.reauthenticate(),
      await client.auth.refreshSession(),
    ]) {
      expect(error).toMatchObject({
        name: 'AuthSessionMissingError',
        message: 'Auth session missing!',
      })
    }
  })

  test('a sign-in that is answered without session and user', async () => {
    const { client, storage } = visit()
    gotrue.answer(token, { status: 200, body: {} })
    const { error } = await client.auth.signInWithPassword({ email: 'a@b.example', password: 'p' })
    expect(error).toMatchObject({
      name: 'AuthInvalidTokenResponseError',
      message: 'Auth session or user missing',
    })
    expect(storage.items).toEqual({})
  })

  test('a wallet of an unknown kind', async () => {
    const { client } = visit()
    const web3 = { chain: 'dogecoin', message: 'm', signature: 's' } as never
    await expect(client.auth.signInWithWeb3(web3)).rejects.toThrow('Unsupported chain "dogecoin"')
  })

  test.each(['identity_already_exists', 'identity_not_found', 'single_identity_not_deletable'])(
    '%s, and the session stays',
    async (code) => {
      const { client, storage } = visitWith(3600)
      gotrue.answer('/auth/v1/user/identities/identity-1', wrong(422, code))
      const identity = { identity_id: 'identity-1', id: '1', user_id: '1', provider: 'x' }
      expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({ code })
      expect(storage.items).toHaveProperty(storageKey)
    },
  )
})
