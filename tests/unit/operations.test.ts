import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { settingNames } from '../../worker/services/settings.ts'
import { read } from '../support/files.ts'

const page = read('docs/operations.md')

function sectionOf(title: string): string {
  const start = page.indexOf(`\n## ${title}\n`)
  expect(start, title).toBeGreaterThan(0)
  const end = page.indexOf('\n## ', start + 1)
  return page.slice(start, end < 0 ? undefined : end)
}

describe('docs/operations.md', () => {
  test('says what each event of the log means', () => {
    const events = new Set<string>()
    for (const entry of readdirSync('worker', { recursive: true, withFileTypes: true })) {
      if (!/\.tsx?$/.test(entry.name)) continue
      const source = read(join(entry.parentPath, entry.name))
      const calls = /(?:stringify\(\{ event: |\blog(?:Fault)?\()'([a-z_]+)'/g
      for (const [, event] of source.matchAll(calls)) events.add(event!)
    }
    expect([...events]).toEqual(expect.arrayContaining(['not_found', 'fault', 'molly_upstream']))
    const logs = sectionOf('Logs')
    for (const event of events) expect(logs).toContain(`\`${event}\``)
  })

  test('says how each secret is made', () => {
    const secrets = settingNames.filter((name) => /SECRET|TOKEN|SALT|KEY$/.test(name))
    expect(secrets).toContain('MOLLY_LLM_KEY')
    for (const name of secrets) expect(sectionOf('Secrets')).toContain(`\`${name}\``)
  })
})

test('migrations only add, so that older code runs on newer tables', () => {
  const statements = readdirSync('worker/migrations')
    // These made tables anew before the site was ever deployed.
    .filter((file) => !/^(?:0004|0051|0060)_/.test(file))
    .flatMap((file) => read(`worker/migrations/${file}`).replaceAll(/--.*$/gm, '').split(';'))
    .map((statement) => statement.trim())
    .filter(Boolean)
  expect(statements.length).toBeGreaterThan(8)
  for (const statement of statements) {
    expect(statement).toMatch(/^(?:CREATE (?:TABLE|INDEX) |ALTER TABLE \w+ ADD COLUMN )/)
  }
})

test('each migration has a number of its own', () => {
  const numbers = readdirSync('worker/migrations').map((file) => Number.parseInt(file, 10))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each(['docs/operations.md', 'package.json'])(
  'every command in %s that reaches out to Cloudflare says to which environment',
  (file) => {
    const commands = [
      ...read(file).matchAll(/wrangler (?:d1 (?!create)|secret|rollback|versions|tail)[^`"\n]*/g),
    ]
    expect(commands.length).toBeGreaterThan(0)
    for (const [command] of commands) {
      if (command.includes('--local')) continue
      expect(command).toContain('--env ')
    }
  },
)
