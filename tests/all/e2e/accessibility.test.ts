import { expect, test } from 'vitest'
import { createAccessCheck } from '../../support/accessible.ts'
import { allPaths, inBoth, kindPaths, listPaths } from '../../support/paths.ts'
import { testServer } from '../../support/servers.ts'

const server = testServer('Node')

const otherPaths = allPaths.filter((path) => !kindPaths.includes(path))
test.concurrent.each(otherPaths)('%s is accessible and private', createAccessCheck(server))

// tests/e2e/accessibility.test.ts has the first.
test.concurrent.each(kindPaths)(
  '%s is accessible and private in the other colours too',
  createAccessCheck(server, 'rest'),
)

test('the paths that are visited are those of the site map', async () => {
  const visited = new Set(allPaths.flatMap(inBoth))
  const listed = await listPaths(server)
  expect(listed.length).toBeGreaterThan(170)
  expect(listed.filter((path) => !visited.has(path))).toEqual([])
})
