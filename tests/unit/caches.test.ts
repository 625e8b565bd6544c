import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cacheBytes } from '../../src/content/lru-cache.ts'

test('all caches together leave half an isolate of 128 MB to pages, models and garbage', () => {
  const sum = Object.values(cacheBytes).reduce((total, bytes) => total + bytes, 0)
  expect(sum).toBeLessThanOrEqual(64_000_000)
})

test('every cache has its limit from that list', () => {
  const made = globSync('{src,worker}/**/*.{ts,tsx}').flatMap(
    (file) => readFileSync(file, 'utf8').match(/new LruCache\b[^(]*\([^)]*\)/g) ?? [],
  )
  expect(made.length).toBeGreaterThan(2)
  for (const call of made) expect(call).toMatch(/\(cacheBytes\.\w+\)$/)
})
