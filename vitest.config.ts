import { defineConfig } from 'vitest/config'

/** Without a config of its own, vitest would load vite.config.ts and with it the worker's plugin. */
export default defineConfig({
  define: { __BUILD_ID__: '"test"', __BUILD_DATE__: '"2026-01-01"' },
  test: {
    // Generous: a busy machine is no fault of the site.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    // By default one core stays idle, which of two is half.
    maxWorkers: '100%',
    // Servers that run inside the tests log what they answer.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/all/unit/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/setup-unit.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts', 'tests/all/worker/**/*.test.ts'],
          globalSetup: 'tests/support/setup-worker.ts',
          sequence: { groupOrder: 1 },
          // tests/all/worker/deadlines.test.ts waits for many things at once.
          maxConcurrency: 20,
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tools/*/tests/**/*.test.ts'],
          globalSetup: 'tests/support/setup-unit.ts',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/all/e2e/**/*.test.ts'],
          // The files of a process share its browser. Tests wait more than they work: three
          // processes for two cores.
          isolate: false,
          maxWorkers: 3,
          maxConcurrency: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
