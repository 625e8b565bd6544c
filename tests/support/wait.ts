import { vi } from 'vitest'

/** As `expect.poll`, which hooks and concurrent tests may not use. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 240_000 })
