import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeClient, createTestClient } from '../../support/backend-client.ts'
import { anonymousKey, type Gotrue, startGotrue } from '../../support/gotrue.ts'
import { type Server, startServer } from '../../support/servers.ts'

const email = 'ana@example.org'
const phone = '+525512345678'
const password = 'correct horse'
const captcha = { captcha_token: 'captcha' }
const code = { code_challenge_method: 's256', code_challenge: expect.stringMatching(/^[\w-]{43}$/) }
const back = 'https://esmalte.example/about'

type Call = [
  title: string,
  expected: { method: string; path: string; query?: object; body?: object },
  run: (client: SupabaseClient) => PromiseLike<{ error: unknown }>,
]

/** Every call of the specification, with PKCE, by a visitor who is signed in. */
const calls: Call[] = [
  [
    'signs up with an email',
    {
      method: 'POST',
      path: '/auth/v1/signup',
      query: { redirect_to: back },
      body: { email, password, data: { name: 'Ana' }, gotrue_meta_security: captcha, ...code },
    },
    ({ auth }) =>
      auth.signUp({
        email,
        password,
        options: { data: { name: 'Ana' }, captchaToken: 'captcha', emailRedirectTo: back },
      }),
  ],
  [
    'signs up with a phone',
    { method: 'POST', path: '/auth/v1/signup', body: { phone, password, channel: 'sms' } },
    ({ auth }) => auth.signUp({ phone, password }),
  ],
  [
    'signs in with a password',
    {
      method: 'POST',
      path: '/auth/v1/token',
      query: { grant_type: 'password' },
      body: { email, password, gotrue_meta_security: {} },
    },
    ({ auth }) => auth.signInWithPassword({ email, password }),
  ],
  [
    'signs in with a phone and a password',
    {
      method: 'POST',
      path: '/auth/v1/token',
      query: { grant_type: 'password' },
      body: { phone, password },
    },
    ({ auth }) => auth.signInWithPassword({ phone, password }),
  ],
  [
    'signs in with an id token',
    {
      method: 'POST',
      path: '/auth/v1/token',
      query: { grant_type: 'id_token' },
      body: { provider: 'google', id_token: 'x.y.z', nonce: 'n' },
    },
    ({ auth }) => auth.signInWithIdToken({ provider: 'google', token: 'x.y.z', nonce: 'n' }),
  ],
  [
    'signs in with a wallet',
    {
      method: 'POST',
      path: '/auth/v1/token',
      query: { grant_type: 'web3' },
      body: { chain: 'solana', message: 'hello', signature: 'AQID' },
    },
    ({ auth }) =>
      auth.signInWithWeb3({
        chain: 'solana',
        message: 'hello',
        signature: new Uint8Array([1, 2, 3]),
      }),
  ],
  [
    'renews a session',
    {
      method: 'POST',
      path: '/auth/v1/token',
      query: { grant_type: 'refresh_token' },
      body: { refresh_token: 'refresh-1' },
    },
    ({ auth }) => auth.refreshSession({ refresh_token: 'refresh-1' }),
  ],
  [
    'asks for a code by email',
    {
      method: 'POST',
      path: '/auth/v1/otp',
      body: { email, create_user: true, data: {}, ...code },
    },
    ({ auth }) => auth.signInWithOtp({ email }),
  ],
  [
    'asks for a code by phone',
    {
      method: 'POST',
      path: '/auth/v1/otp',
      body: { phone, create_user: false, channel: 'whatsapp' },
    },
    ({ auth }) =>
      auth.signInWithOtp({ phone, options: { shouldCreateUser: false, channel: 'whatsapp' } }),
  ],
  [
    'verifies a code',
    { method: 'POST', path: '/auth/v1/verify', body: { email, token: '123456', type: 'email' } },
    ({ auth }) => auth.verifyOtp({ email, token: '123456', type: 'email' }),
  ],
  [
    'signs in through a company',
    {
      method: 'POST',
      path: '/auth/v1/sso',
      body: { domain: 'example.org', skip_http_redirect: true, ...code },
    },
    ({ auth }) => auth.signInWithSSO({ domain: 'example.org' }),
  ],
  [
    'recovers a password',
    {
      method: 'POST',
      path: '/auth/v1/recover',
      query: { redirect_to: back },
      body: { email, ...code },
    },
    ({ auth }) => auth.resetPasswordForEmail(email, { redirectTo: back }),
  ],
  [
    'sends a mail again',
    { method: 'POST', path: '/auth/v1/resend', body: { email, type: 'signup', ...code } },
    ({ auth }) => auth.resend({ email, type: 'signup' }),
  ],
  [
    'sends a message again',
    { method: 'POST', path: '/auth/v1/resend', body: { phone, type: 'sms' } },
    ({ auth }) => auth.resend({ phone, type: 'sms' }),
  ],
  [
    'reauthenticates',
    { method: 'GET', path: '/auth/v1/reauthenticate' },
    ({ auth }) => auth.reauthenticate(),
  ],
  ['reads the user', { method: 'GET', path: '/auth/v1/user' }, ({ auth }) => auth.getUser()],
  [
    'changes the user',
    { method: 'PUT', path: '/auth/v1/user', body: { data: { name: 'Ana' } } },
    ({ auth }) => auth.updateUser({ data: { name: 'Ana' } }),
  ],
  [
    'links an identity',
    {
      method: 'GET',
      path: '/auth/v1/user/identities/authorize',
      query: { provider: 'google', skip_http_redirect: 'true', ...code },
    },
    ({ auth }) => auth.linkIdentity({ provider: 'google' }),
  ],
  [
    'unlinks an identity',
    { method: 'DELETE', path: '/auth/v1/user/identities/identity-1' },
    ({ auth }) =>
      auth.unlinkIdentity({
        identity_id: 'identity-1',
        id: '1',
        user_id: '1',
        provider: 'google',
      }),
  ],
  [
    'enrols a factor',
    {
      method: 'POST',
      path: '/auth/v1/factors',
      body: { factor_type: 'totp', friendly_name: 'phone' },
    },
    ({ auth }) => auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' }),
  ],
  [
    'challenges a factor',
    { method: 'POST', path: '/auth/v1/factors/factor-1/challenge' },
    ({ auth }) => auth.mfa.challenge({ factorId: 'factor-1' }),
  ],
  [
    'verifies a factor',
    {
      method: 'POST',
      path: '/auth/v1/factors/factor-1/verify',
      body: { challenge_id: 'challenge-1', code: '123456' },
    },
    ({ auth }) =>
      auth.mfa.verify({ factorId: 'factor-1', challengeId: 'challenge-1', code: '123456' }),
  ],
  [
    'removes a factor',
    { method: 'DELETE', path: '/auth/v1/factors/factor-1' },
    ({ auth }) => auth.mfa.unenroll({ factorId: 'factor-1' }),
  ],
  [
    'signs out',
    { method: 'POST', path: '/auth/v1/logout', query: { scope: 'global' } },
    ({ auth }) => auth.signOut(),
  ],
  [
    'reads a table',
    {
      method: 'GET',
      path: '/rest/v1/articles',
      query: { select: '*', order: 'id.asc', limit: '2', title: 'like.*gum, "tooth"*' },
    },
    (client) =>
      client.from('articles').select().like('title', '*gum, "tooth"*').order('id').limit(2),
  ],
  [
    'calls a procedure',
    { method: 'POST', path: '/rest/v1/rpc/hello', body: { name: 'ñ' } },
    (client) => client.rpc('hello', { name: 'ñ' }),
  ],
  [
    'lists files, 100 at a time',
    {
      method: 'POST',
      path: '/storage/v1/object/list/covers',
      body: { limit: 100, offset: 0, prefix: 'a b' },
    },
    (client) => client.storage.from('covers').list('a b'),
  ],
  [
    'calls a function',
    { method: 'POST', path: '/functions/v1/hello', body: { name: 'Ana' } },
    (client) => client.functions.invoke('hello', { body: { name: 'Ana' } }),
  ],
]

describe('supabase’s client, through our own origin,', () => {
  let gotrue: Gotrue
  let server: Server
  beforeAll(async () => {
    gotrue = await startGotrue()
    server = await startServer('Node', {
      SUPABASE_URL: gotrue.origin,
      SUPABASE_ANON_KEY: anonymousKey,
    })
  })
  afterAll(async () => {
    await server.close()
    gotrue.close()
  })
  const visit = () =>
    createTestClient(server.origin, { key: 'sb_publishable_esmalte', flowType: 'pkce' })

  test.each(calls)('%s', async (_title, expected, run) => {
    const { client } = visit()
    await client.auth.setSession(gotrue.issue())
    const { error } = await run(client)
    expect(error).toBeNull()
    const seen = gotrue.last()
    expect(seen).toMatchObject(expected)
    expect(seen.headers['apikey']).toBe(anonymousKey)
    expect(seen.headers.authorization).toMatch(/^Bearer ./)
    expect(seen.headers.authorization).not.toContain('sb_publishable')
    await closeClient(client)
  })

  test('goes to a provider to sign in', async () => {
    const { client, storage } = visit()
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: back, scopes: 'email' },
    })
    expect(data.url).toMatch(`${server.origin}/auth/v1/authorize?`)
    const response = await fetch(data.url!, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('https://idp.example/oauth?provider=google')
    expect(gotrue.last()).toMatchObject({
      path: '/auth/v1/authorize',
      query: { provider: 'google', redirect_to: back, scopes: 'email', ...code },
    })

    // And comes back with a code, that only this client can exchange.
    const exchanged = await client.auth.exchangeCodeForSession('code-1', {
      flowId: data.flowId!,
    })
    expect(exchanged.error).toBeNull()
    expect(gotrue.last()).toMatchObject({
      path: '/auth/v1/token',
      query: { grant_type: 'pkce' },
      body: { auth_code: 'code-1', code_verifier: expect.stringMatching(/^[0-9a-f]{112}$/) },
    })
    expect(Object.keys(storage.items)).toEqual(['sb-esmalte-auth-token'])
    await closeClient(client)
  })

  test('checks a token by the published keys, and asks for them once in ten minutes', async () => {
    const { client } = visit()
    const { access_token: token } = gotrue.issue()
    const before = gotrue.count('/auth/v1/.well-known/jwks.json')
    const asked = () => gotrue.count('/auth/v1/.well-known/jwks.json') - before
    const check = () => client.auth.getClaims(token)
    expect((await check()).data?.claims.role).toBe('authenticated')
    await check()
    expect(asked()).toBe(1)
    const now = Date.now()
    const later = vi.spyOn(Date, 'now')
    later.mockReturnValue(now + 9.9 * 60_000)
    await check()
    expect(asked()).toBe(1)
    later.mockReturnValue(now + 10.1 * 60_000)
    await check()
    expect(asked()).toBe(2)
    later.mockRestore()
    const forged = token.replace(
      /\.(.)([\w-]+)$/,
      (_, a, rest) => `.${a === 'A' ? 'B' : 'A'}${rest}`,
    )
    expect((await client.auth.getClaims(forged)).error?.message).toBe('Invalid JWT signature')
    await closeClient(client)
  })

  test('reads tables as anonymous before signing in, and as the visitor after', async () => {
    const { client } = visit()
    const read = async () => (await client.from('articles').select()).data
    expect(await read()).toEqual([{ id: 1, as: 'anon' }])
    expect(gotrue.last().headers.authorization).toBe(`Bearer ${anonymousKey}`)
    await client.auth.signInWithPassword({ email, password })
    expect(await read()).toEqual([{ id: 1, as: 'authenticated' }])
    await closeClient(client)
  })

  test('hears what the backend refuses in its own words', async () => {
    const { client } = visit()
    const { error } = await client.auth.signInWithPassword({ email, password: 'wrong' })
    expect(error).toMatchObject({ message: 'Invalid login credentials', status: 400 })
    expect(error?.code).toBe('invalid_credentials')
    await closeClient(client)
  })
})
