import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'

/**
 * npm test, npm run test:all [-- --rest | words]: builds, finds a browser, runs and counts tests.
 * npm test covers every behaviour once, in minutes; test:all runs everything, or with `--rest` what
 * npm test leaves out. With words, both run the files whose path contains one of them.
 */

const root = join(import.meta.dirname, '..')
const report = join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'report.json')

/** Path filters for vitest. */
const tiers = {
  quick: ['tests/unit/', 'tests/worker/', 'tests/e2e/'],
  rest: ['tests/all/', 'tools/'],
  all: [],
}

type Report = { numPassedTests: number; numFailedTests: number; success: boolean }

try {
  const words = chooseWords()
  buildIfStale()
  // Loading Playwright takes a second, so check the words first.
  const { ensureChromium } = await import('./chromium.ts')
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=./scripts/slowest-files.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...words,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM: ensureChromium() } },
  )
  const { numPassedTests, numFailedTests, success } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Report
  // A test file that fails to load counts as one failure.
  const failed = numFailedTests || (success && status === 0 ? 0 : 1)
  console.log(`${numPassedTests} passed, ${failed} failed`)
  process.exitCode = failed || numPassedTests === 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}

/** Throws for a word without a matching test file, which vitest would silently ignore. */
function chooseWords(): string[] {
  const [tier, ...words]: string[] = process.argv.slice(2)
  if (words[0] === '--rest') return [...tiers.rest, ...words.slice(1)]
  const files = globSync(['tests/**/*.test.{ts,tsx}', 'tools/*/tests/**/*.test.ts'], { cwd: root })
  const isWord = (word: string, index: number) =>
    !word.startsWith('-') && !/^--?[^=]+$/.test(words[index - 1] ?? '')
  const named: string[] = words.filter(isWord)
  const unknown = named.find((word) => !files.some((file) => file.includes(word)))
  if (unknown) throw new Error(`No test file has "${unknown}" in its path.`)
  return named.length > 0 ? words : [...(tier === 'all' ? tiers.all : tiers.quick), ...words]
}
