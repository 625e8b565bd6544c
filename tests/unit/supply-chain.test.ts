import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listShipped } from '../../scripts/licences.ts'
import { read } from '../support/files.ts'

type Lock = {
  lockfileVersion: number
  packages: Record<
    string,
    { version: string; integrity?: string; resolved?: string; hasInstallScript?: boolean }
  >
}

const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
const readLock = (file: string) => JSON.parse(read(file)) as Lock
const listInstalled = ({ packages }: Lock) =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1)!, ...entry }))
const lock = readLock('package-lock.json')
const groups = ['dependencies', 'devDependencies', 'optionalDependencies']
const installed = listInstalled(lock)

/** Versions below are known to be bad, or were when this one was chosen; and why. */
const floors: [name: string, lowest: string, reason: string][] = [
  ['hono', '4.13.5', 'GHSA-gqvv-2mrq-wpjv, GHSA-g6gw-c38x-mqfc, GHSA-crvj-82cr-hjcx'],
  [
    '@hono/node-server',
    '1.19.15',
    'files past the middleware: GHSA-92pp-h63x-v22m, GHSA-frvp-7c67-39w9',
  ],
  ['react', '19.2.6', 'the line of CVE-2025-55182, whose fixes were incomplete up to here'],
  ['react-dom', '19.2.6', 'the same'],
  ['vite', '8.0.16', 'files read through the dev server: GHSA-p9ff-h696-f583, GHSA-fx2h-pf6j-xcff'],
  ['vitest', '4.1.11', 'files read and run: GHSA-5xrq-8626-4rwp, GHSA-82fw-gwwq-j7x9'],
  ['@vitest/mocker', '4.1.11', 'GHSA-82fw-gwwq-j7x9'],
  ['wrangler', '4.59.1', 'commands of others run: CVE-2026-0933'],
  [
    'undici',
    '7.29.0',
    'memory without end, answers mixed up: GHSA-vrm6-8vpv-qv8q, workers-sdk#15042',
  ],
  ['esbuild', '0.25.0', 'any site could read from its dev server: GHSA-67mh-4wv8-2f99'],
  ['ws', '8.17.1', 'crash by many headers: GHSA-3h5v-q93c-6h6q'],
  ['@supabase/supabase-js', '2.50.0', 'the lowest we looked at'],
]

/** What we may hand out and run without asking anybody. */
const licences = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']

test('every dependency is one exact version, and the lockfile has the same', () => {
  for (const group of groups) {
    for (const [name, version] of Object.entries(manifest[group]!)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
      const locked = lock.packages[`node_modules/${name}`]
      expect(locked?.version, name).toBe(version)
    }
    expect((lock.packages[''] as unknown as typeof manifest)[group]).toEqual(manifest[group])
  }
})

test('every package is known by the hash of its contents, wherever it comes from', () => {
  expect(lock.lockfileVersion).toBe(3)
  expect(installed.length).toBeGreaterThan(100)
  const tools = globSync('tools/*/package-lock.json').flatMap((file) =>
    listInstalled(readLock(file)),
  )
  for (const { name, integrity, resolved } of [...installed, ...tools]) {
    expect(integrity, name).toMatch(/^sha512-/)
    expect(resolved, name).toBeUndefined()
  }
})

test('a package runs a script at installation only when package.json allows it by name', () => {
  const running = installed.filter(({ hasInstallScript }) => hasInstallScript)
  const allowed = Object.entries(manifest['allowScripts']!)
  expect(allowed.every(([, allow]) => allow)).toBe(true)
  expect(running.map(({ name }) => name).sort()).toEqual(allowed.map(([name]) => name).sort())
})

test('nothing of React’s server components is installed', () => {
  expect(installed.filter(({ name }) => name.startsWith('react-server-dom-'))).toEqual([])
})

test.each(floors)('%s is at least %s (%s)', (name, lowest) => {
  for (const { version } of installed.filter((entry) => entry.name === name)) {
    expect(compare(version, lowest), version).toBeGreaterThanOrEqual(0)
  }
})

test('versions are compared by number', () => {
  expect(compare('4.13.19', '4.13.5')).toBeGreaterThan(0)
  expect(compare('4.9.0', '4.13.5')).toBeLessThan(0)
  expect(compare('20.0.0-beta.1', '20.0.0')).toBeLessThan(0)
})

/** As semver does: a pre-release comes before its release. */
function compare(one: string, other: string): number {
  const parse = (version: string) => {
    const [numbers = '', label] = version.split(/-(.*)/)
    return [...numbers.split('.').map(Number), label ? -1 : 0]
  }
  const [a, b] = [parse(one), parse(other)]
  const at = a.findIndex((part, index) => part !== b[index])
  return at < 0 ? 0 : a[at]! - b[at]!
}

describe('what we hand out or run', () => {
  const shipped = listShipped()

  test('is under a licence that lets us', () => {
    for (const { name, licence } of shipped) {
      // '(MIT OR Apache-2.0)': ours to choose.
      const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
      expect(
        licences.some((one) => choices.includes(one)),
        name,
      ).toBe(true)
    }
  })

  test('is listed in docs/licences.md, else: npm run licences', () => {
    const list = read('docs/licences.md')
    for (const { name, version, licence } of shipped) {
      expect(list).toContain(`| ${name} | ${version} | ${licence} |`)
    }
  })

  test('has a reason in docs/dependencies.md', () => {
    const reasons = read('docs/dependencies.md').replaceAll(/ +/g, ' ')
    for (const [name, version] of Object.entries(manifest['dependencies']!)) {
      expect(reasons).toContain(`| ${name} | ${version} | `)
    }
  })
})
