import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each([
  [['tests/unit/nope']],
  [['tests/unit/csv', 'nope.test']],
  [['-t', 'anything', 'tests/worker/nope']],
])('npm test -- %j fails with a sentence before it builds', (words) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/test.ts', 'quick', ...words],
    {
      encoding: 'utf8',
    },
  )
  expect(status).toBe(1)
  expect(stderr).toBe(`No test file has "${words.at(-1)}" in its path.\n`)
  // The last line counts the tests, whatever happens.
  expect(stdout).toBe('0 passed, 1 failed\n')
})

// scripts/test.ts knows these folders, vitest.config.ts too: a file elsewhere would never run.
test('every test is in a folder of npm test or of npm run test:all', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !/^tests\/(?:all\/)?(?:unit|worker|e2e)\//.test(file))).toEqual([])
})
