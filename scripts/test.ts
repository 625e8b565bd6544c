import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'

/** npm test [-- words]: builds, finds a browser, runs every test and counts them. */

const root = join(import.meta.dirname, '..')
const report = join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'report.json')

type Report = { numPassedTests: number; numFailedTests: number; success: boolean }

try {
  checkWords()
  buildIfStale()
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...process.argv.slice(2),
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

/** Throws for a word that matches no test file: vitest would silently run only the others. */
function checkWords(): void {
  const files = globSync('{tests,tools/*/tests}/**/*.test.{ts,tsx}', { cwd: root })
  const words = process.argv.slice(2)
  for (const [index, word] of words.entries()) {
    const isOption = word.startsWith('-') || /^--?[^=]+$/.test(words[index - 1] ?? '')
    if (isOption || files.some((file) => file.includes(word))) continue
    throw new Error(`No test file has "${word}" in its path.`)
  }
}
