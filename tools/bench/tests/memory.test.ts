import { expect, test } from 'vitest'
import { flood } from '../memory.ts'

// All of it, 100,000 on both platforms: npm run bench -- --memory.
test('what nobody has heard of leaves little in memory', { timeout: 600_000 }, async () => {
  const { beforeMb, afterMb } = await flood('Node', 1500)
  expect(beforeMb).toBeGreaterThan(10)
  expect(afterMb - beforeMb).toBeLessThan(3)
})
