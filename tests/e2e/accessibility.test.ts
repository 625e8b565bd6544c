import { test } from 'vitest'
import { createAccessCheck } from '../support/accessible.ts'
import { kindPaths } from '../support/paths.ts'
import { testServer } from '../support/servers.ts'

const server = testServer('Node')

// tests/all/e2e/accessibility.test.ts has the rest, and all others.
test.concurrent.each(kindPaths)('%s is accessible and private', createAccessCheck(server, 'first'))
