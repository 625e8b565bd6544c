import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { perMinute } from '../../worker/services/limits.ts'
import { settingNames } from '../../worker/services/settings.ts'

const read = (env?: string) => unstable_readConfig({ config: 'wrangler.toml', env })
const local = read('')
const production = read('production')
const staging = read('staging')

/** 'vars SITE_ORIGIN', 'd1_databases DB' …: all that the worker finds in its `env`. */
function namesOf(config: typeof local): string[] {
  const names = Object.keys(config.vars).map((name) => `vars ${name}`)
  const walk = (kind: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { binding, name } = value as { binding?: unknown; name?: unknown }
    const own = binding ?? (/^(ratelimits|send_email)$/.test(kind) ? name : undefined)
    if (typeof own === 'string') names.push(`${kind} ${own}`)
    for (const [key, inner] of Object.entries(value)) walk(Array.isArray(value) ? kind : key, inner)
  }
  walk('', { ...config, vars: undefined })
  return names.sort()
}

test('production and staging are given the same, and all that the worker has locally', () => {
  expect(namesOf(local)).toEqual(
    expect.arrayContaining(['vars SITE_ORIGIN', 'd1_databases DB', 'ratelimits ASK_LIMIT']),
  )
  expect(namesOf(staging)).toEqual(namesOf(production))
  expect(namesOf(production)).toEqual(expect.arrayContaining(namesOf(local)))
})

test('wrangler.toml names every setting, and sets only those that there are', () => {
  const file = readFileSync('wrangler.toml', 'utf8')
  expect(settingNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(file))).toEqual([])
  for (const { vars } of [local, production, staging]) {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(vars)))
  }
})

test.each([local, production, staging])('the limits are those that Node has', (config) => {
  const limits = config.ratelimits.map(({ name, simple }: Record<string, unknown>) => [
    name,
    simple,
  ])
  const figures = Object.entries(perMinute)
  expect(limits).toEqual(
    figures.map(([policy, limit]) => [`${policy.toUpperCase()}_LIMIT`, { limit, period: 60 }]),
  )
})

test('only what is deployed has the binding AI: local servers with it ask for an account', () => {
  expect(namesOf(local)).not.toContain('ai AI')
  expect(namesOf(production)).toContain('ai AI')
})

test('a local build that is deployed replaces nothing and takes no mails of others', () => {
  const own = ({ name, queues, d1_databases: databases }: typeof local) => [
    name,
    ...queues.producers!.map(({ queue }: { queue: string }) => queue),
    ...queues.consumers!.map(({ queue }: { queue: string }) => queue),
    ...databases.map(({ database_name: database }: Record<string, string>) => database),
  ]
  const others = [...own(production), ...own(staging)]
  expect(own(local).filter((name) => others.includes(name))).toEqual([])
  expect(local.d1_databases[0]!.database_id).toMatch(/^[0-]+$/)
})

test('production and staging share no worker, database, counter or address', () => {
  const own = (config: typeof local) => [
    config.name,
    config.vars['SITE_ORIGIN'],
    ...config.d1_databases.flatMap((database: Record<string, string>) => [
      database['database_name'],
      // Until there is one.
      ...(/^[0-]+$/.test(database['database_id']!) ? [] : [database['database_id']]),
    ]),
    ...config.queues.producers!.map(({ queue }: { queue: string }) => queue),
    ...config.ratelimits.map((limit: { namespace_id: string }) => limit.namespace_id),
  ]
  expect(own(production)).toHaveLength(own(staging).length)
  for (const all of [own(production), own(staging)]) {
    const counters = all.filter((name) => /^\d+$/.test(String(name)))
    expect(new Set(counters).size).toBe(counters.length)
  }
  expect(own(production).filter((name) => own(staging).includes(name))).toEqual([])
})

describe.each([
  ['production', production],
  ['staging', staging],
])('env.%s', (_name, config) => {
  test('has the migrations and flags that are tested locally', () => {
    expect(config.d1_databases[0]!.migrations_dir).toBe(local.d1_databases[0]!.migrations_dir)
    expect(config.compatibility_flags).toContain('enable_request_signal')
    expect(config.vars['MOLLY_MODE']).toBe('on')
    expect(config.vars['RATE_LIMITS']).toBe('on')
  })

  test('deletes what is past its end date once a day, and looks each minute for mails that are due', () => {
    expect(config.triggers.crons).toEqual([
      expect.stringMatching(/^\d+ \d+ \* \* \*$/),
      '* * * * *',
    ])
  })

  test('has one consumer of mails, with another queue for what it cannot read', () => {
    const { queue } = config.queues.producers![0]!
    expect(config.queues.consumers).toEqual([
      expect.objectContaining({ queue, max_concurrency: 1, dead_letter_queue: `${queue}-dead` }),
    ])
  })

  test('logs our own lines, and no record of every visit', () => {
    expect(config.observability).toMatchObject({ enabled: true, logs: { invocation_logs: false } })
  })

  test('has no secret in the file', () => {
    const secrets = Object.keys(config.vars).filter((name) => /SECRET|TOKEN|_KEY$/.test(name))
    // The anonymous key is public: browsers are given it.
    expect(secrets.filter((name) => name !== 'SUPABASE_ANON_KEY')).toEqual([])
  })

  test('offers no preview that would write into the live database', () => {
    expect(config.preview_urls).toBe(false)
  })
})

test('in production, an address is asked for its yes', () => {
  expect(production.vars['NEWSLETTER_OPT_IN']).toBe('double')
})

test('search engines are kept out of staging only', () => {
  expect(staging.vars['SEARCH_ENGINES']).toBe('off')
  expect(production.vars['SEARCH_ENGINES']).toBe('on')
})
