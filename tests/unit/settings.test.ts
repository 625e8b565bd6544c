import { describe, expect, test } from 'vitest'
import { parseSettings } from '../../worker/services/settings.ts'

const url = 'https://llm.example/v1'

describe('settings of a model', () => {
  test('are none with the embedded Molly', () => {
    expect(parseSettings({})).toMatchObject({ mollyProvider: 'embedded', mollyMode: 'on' })
    expect(parseSettings({})).not.toHaveProperty('model')
  })

  test('are read with a key or without one', () => {
    const given = { MOLLY_PROVIDER: 'openai-compatible', MOLLY_LLM_MODEL: 'm' }
    expect(parseSettings({ ...given, MOLLY_LLM_URL: `${url}/`, MOLLY_LLM_KEY: 'k' }).model).toEqual(
      { name: 'm', url, key: 'k' },
    )
    expect(parseSettings({ ...given, MOLLY_LLM_URL: url }).model).toEqual({ name: 'm', url })
  })

  test.each([
    [{}, 'MOLLY_LLM_URL is not set'],
    [{ MOLLY_LLM_MODEL: 'm' }, 'MOLLY_LLM_URL is not set'],
    [{ MOLLY_LLM_URL: url }, 'MOLLY_LLM_MODEL is not set'],
  ])('openai-compatible with %j alone stops the start', (given, sentence) => {
    expect(() => parseSettings({ MOLLY_PROVIDER: 'openai-compatible', ...given })).toThrow(sentence)
    expect(() =>
      parseSettings({ MOLLY_PROVIDER: 'openai-compatible', MOLLY_MODE: 'embedded', ...given }),
    ).not.toThrow()
  })

  test.each([
    'llm.example/v1',
    'ftp://llm.example/v1',
    'http://llm.example/v1',
    'http://localhost.evil.example/v1',
    'http://127.0.0.1@evil.example/v1',
    `${url}?key=geheim`,
    `${url}#geheim`,
    'https://ana:geheim@llm.example/v1',
    'http://ana:geheim@localhost/v1',
    'ana:geheim@llm.example',
    'https://ana:ge/geheim@llm.example',
  ])('MOLLY_LLM_URL=%s stops the start, and no secret in it is quoted', (MOLLY_LLM_URL) => {
    expect(() => parseSettings({ MOLLY_LLM_URL })).toThrow(
      /^MOLLY_LLM_URL is "(?!.*geheim).*", but must be an https base URL without user or query/,
    )
  })

  test.each(['http://localhost:11434/v1', 'http://127.0.0.1:1/v1', 'http://[::1]/v1'])(
    'a model on this machine needs no TLS: %s',
    (MOLLY_LLM_URL) => {
      const given = { MOLLY_PROVIDER: 'openai-compatible', MOLLY_LLM_MODEL: 'm', MOLLY_LLM_URL }
      expect(parseSettings(given).model?.url).toBe(MOLLY_LLM_URL)
    },
  )

  test.each(['https://llm.example', 'https://llm.example/v1beta', `${url}/chat/completions`])(
    'MOLLY_LLM_URL=%s stops the start of the protocol that needs /v1, and of no other',
    (MOLLY_LLM_URL) => {
      const given = { MOLLY_LLM_URL, MOLLY_LLM_MODEL: 'm' }
      expect(() => parseSettings({ ...given, MOLLY_PROVIDER: 'openai-compatible' })).toThrow(
        `MOLLY_LLM_URL is "${MOLLY_LLM_URL}", but for "openai-compatible" must end in /v1.`,
      )
      expect(parseSettings({ ...given, MOLLY_PROVIDER: 'workers-ai', AI: {} }).model?.url).toBe(
        MOLLY_LLM_URL,
      )
    },
  )

  test('workers-ai needs its binding and a model', () => {
    const given = { MOLLY_PROVIDER: 'workers-ai', MOLLY_LLM_MODEL: '@cf/x/y' }
    expect(() => parseSettings(given)).toThrow('the binding AI is not there')
    expect(parseSettings({ ...given, AI: {} }).model).toEqual({ name: '@cf/x/y' })
    expect(() => parseSettings({ MOLLY_PROVIDER: 'workers-ai', AI: {} })).toThrow(
      'MOLLY_LLM_MODEL is not set',
    )
  })

  test('the calls of a day are a whole number, ten thousand unless said otherwise', () => {
    expect(parseSettings({}).modelCallsPerDay).toBe(10_000)
    expect(parseSettings({ MOLLY_DAILY_BUDGET: '0' }).modelCallsPerDay).toBe(0)
    for (const MOLLY_DAILY_BUDGET of ['-1', '1.5', '1e3', 'many', ' ', '9'.repeat(12)]) {
      expect(() => parseSettings({ MOLLY_DAILY_BUDGET })).toThrow(
        /^MOLLY_DAILY_BUDGET is ".*", but must be a whole number/,
      )
    }
  })

  test('a wrong provider is told what there is', () => {
    expect(() => parseSettings({ MOLLY_PROVIDER: 'oracle' })).toThrow(
      'must be "embedded" or "openai-compatible" or "workers-ai"',
    )
  })
})

describe('the origin of the site', () => {
  test.each([
    ['https://example.org', 'https://example.org'],
    ['https://example.org/', 'https://example.org'],
    ['http://localhost:8787', 'http://localhost:8787'],
    ['HTTPS://Example.org', 'https://example.org'],
  ])('%s is %s', (SITE_ORIGIN, siteOrigin) => {
    expect(parseSettings({ SITE_ORIGIN }).siteOrigin).toBe(siteOrigin)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://example.org',
    'example.org',
    'https://example.org/path',
    'https://example.org?x',
    'https://ana:geheim@example.org',
  ])('%s stops the start', (SITE_ORIGIN) => {
    expect(() => parseSettings({ SITE_ORIGIN })).toThrow(
      /^SITE_ORIGIN is "(?!.*geheim).*", but must be an http or https origin/,
    )
  })
})

describe('settings of the mail', () => {
  const given = { NEWSLETTER_FROM: 'news@example.com', NEWSLETTER_SECRET: 'x'.repeat(32) }

  test('are read with the binding EMAIL, and not asked for without it', () => {
    const newsletter = { from: 'news@example.com', secret: given.NEWSLETTER_SECRET }
    expect(parseSettings({ ...given, EMAIL: {} })).toMatchObject({ newsletter, confirms: true })
    expect(parseSettings({})).not.toHaveProperty('newsletter')
    // Issues need no binding.
    expect(parseSettings(given)).toMatchObject({ newsletter, confirms: false })
    // Shells often have a variable of this name.
    expect(parseSettings({ EMAIL: 'ana@example.com' })).not.toHaveProperty('newsletter')
  })

  test.each([
    [{ NEWSLETTER_FROM: undefined }, 'NEWSLETTER_FROM is ""'],
    [{ NEWSLETTER_FROM: 'Esmalte' }, 'NEWSLETTER_FROM is "Esmalte"'],
    [{ NEWSLETTER_SECRET: undefined }, 'NEWSLETTER_SECRET has 0 characters'],
    [{ NEWSLETTER_SECRET: 'geheim' }, 'NEWSLETTER_SECRET has 6 characters'],
    [{ NEWSLETTER_SECRET_PREVIOUS: 'geheim' }, 'NEWSLETTER_SECRET_PREVIOUS has 6 characters'],
  ])('%j stops the start with a sentence that never quotes the secret', (wrong, sentence) => {
    expect(() => parseSettings({ ...given, ...wrong, EMAIL: {} })).toThrow(sentence)
    expect(() => parseSettings({ ...given, ...wrong, EMAIL: {} })).not.toThrow('geheim')
  })
})

describe('NEWSLETTER_OPT_IN', () => {
  const given = { NEWSLETTER_FROM: 'news@example.com', NEWSLETTER_SECRET: 'x'.repeat(32) }

  test('double stops the start without the binding EMAIL', () => {
    const sentence = 'NEWSLETTER_OPT_IN is "double", but the binding EMAIL is not there.'
    expect(() => parseSettings({ NEWSLETTER_OPT_IN: 'double' })).toThrow(sentence)
    const settings = parseSettings({ ...given, NEWSLETTER_OPT_IN: 'double', EMAIL: {} })
    expect(settings).toHaveProperty('newsletter')
  })

  test('single asks for no yes, also with the binding', () => {
    const settings = parseSettings({ ...given, NEWSLETTER_OPT_IN: 'single', EMAIL: {} })
    expect(settings.confirms).toBe(false)
  })
})

describe('settings of issues', () => {
  const given = { NEWSLETTER_FROM: 'news@example.com', NEWSLETTER_SECRET: 'x'.repeat(32) }

  test('need nothing but a sender and a secret to write files, on this machine', () => {
    expect(parseSettings({})).not.toHaveProperty('issues')
    const here = { ...given, SITE_ORIGIN: 'http://localhost:8787' }
    expect(parseSettings(here).issues).toMatchObject({ transport: 'file', perSecond: 10 })
  })

  test('of a site that the world reads must name a transport, which may be files', () => {
    const there = { ...given, SITE_ORIGIN: 'https://www.example.org' }
    expect(parseSettings(there).issues).toBeUndefined()
    const asked = parseSettings({ ...there, MAIL_TRANSPORT: 'file' })
    expect(asked.issues).toMatchObject({ transport: 'file' })
  })

  test.each([
    [{ MAIL_TRANSPORT: 'pigeon' }, 'MAIL_TRANSPORT is "pigeon", but must be'],
    [{ MAIL_TRANSPORT: 'smtp' }, 'MAIL_TRANSPORT is "smtp", but MAIL_URL is not set.'],
    [{ MAIL_TRANSPORT: 'postmark' }, 'MAIL_TRANSPORT is "postmark", but MAIL_KEY is not set.'],
    [{ MAIL_TRANSPORT: 'ses', MAIL_KEY: 'k' }, 'but MAIL_KEY_ID is not set.'],
    [{ MAIL_URL: 'http://mail.example.org' }, 'MAIL_URL is "http://mail.example.org", but must'],
    [
      { MAIL_TRANSPORT: 'postmark', MAIL_KEY: 'k', MAIL_URL: 'smtps://mail.example.org' },
      'MAIL_URL is "smtps://mail.example.org", which is no address for',
    ],
    [{ MAIL_RATE: '0' }, 'MAIL_RATE is "0", but must be a number of mails a second'],
    [{ MAIL_WEBHOOK_SECRET: 'geheim' }, 'MAIL_WEBHOOK_SECRET has fewer than 32 characters.'],
  ])('%j stops the start with a sentence', (wrong, sentence) => {
    expect(() => parseSettings({ ...given, ...wrong })).toThrow(sentence)
  })
})

describe('settings of a hosted backend', () => {
  const SUPABASE_URL = 'https://abc.supabase.co'
  const SUPABASE_ANON_KEY = 'sb_publishable_abc'
  const jwt = (role: string) =>
    ['{"alg":"HS256"}', JSON.stringify({ role, ref: 'ñ?>' }), 'signed']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.')

  test('are none without them, or with empty ones', () => {
    expect(parseSettings({})).not.toHaveProperty('backend')
    expect(parseSettings({ SUPABASE_URL: '', SUPABASE_ANON_KEY: '' })).not.toHaveProperty('backend')
  })

  test.each([
    [SUPABASE_URL, SUPABASE_URL],
    [`${SUPABASE_URL}/`, SUPABASE_URL],
    ['https://backend.example:8443', 'https://backend.example:8443'],
    ['http://localhost:54321', 'http://localhost:54321'],
    ['http://127.0.0.1:54321/', 'http://127.0.0.1:54321'],
    ['http://[::1]:54321', 'http://[::1]:54321'],
  ])('%s is the origin %s', (url, origin) => {
    for (const key of [SUPABASE_ANON_KEY, jwt('anon')]) {
      expect(parseSettings({ SUPABASE_URL: url, SUPABASE_ANON_KEY: key }).backend).toEqual({
        origin,
        key,
      })
    }
  })

  test.each([
    'abc.supabase.co',
    'http://abc.supabase.co',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'ftp://abc.supabase.co',
    `${SUPABASE_URL}/auth/v1`,
    `${SUPABASE_URL}?x=1`,
    `${SUPABASE_URL}#x`,
    'https://user:secret@abc.supabase.co',
  ])('SUPABASE_URL=%s stops the start', (url) => {
    expect(() => parseSettings({ SUPABASE_URL: url, SUPABASE_ANON_KEY })).toThrow(
      /^SUPABASE_URL is ".*", but must be an https origin/,
    )
  })

  test('one without the other stops the start', () => {
    expect(() => parseSettings({ SUPABASE_URL })).toThrow('SUPABASE_ANON_KEY is not set')
    expect(() => parseSettings({ SUPABASE_ANON_KEY })).toThrow('SUPABASE_URL is not set')
  })

  test.each(['sb_secret_abc', jwt('service_role'), 'two words', 'line\nend', 'Schlüssel'])(
    'the key %j stops the start, and is not repeated',
    (key) => {
      const start = () => parseSettings({ SUPABASE_URL, SUPABASE_ANON_KEY: key })
      expect(start).toThrow('SUPABASE_ANON_KEY is not a key for anonymous visitors.')
    },
  )
})
