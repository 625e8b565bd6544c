import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listInputs } from '../../build/inputs.ts'

const root = join(import.meta.dirname, '../..')

test('whatever shapes the build makes it stale and changes its id', () => {
  expect(listInputs(root)).toEqual(
    expect.arrayContaining([
      'build/art/cover.ts',
      'content/lists.json',
      'public/icon.svg',
      'src/art/href.ts',
      'src/client/client.tsx',
      'vite.config.ts',
      'worker/app.ts',
      'wrangler.toml',
    ]),
  )
})

test('neither what the build writes nor a tool makes it stale', () => {
  const folder = mkdtempSync(join(tmpdir(), 'esmalte-'))
  const files = [
    'build/a.ts',
    'content/a.json',
    'package-lock.json',
    'public/_content/en/a.json',
    'public/art/motifs/a.01234567.svg',
    'public/og/a.png',
    'scripts/a.ts',
    'src/art/a.ts',
    'src/art/addresses.json',
    'src/art/drawn/icons.svg',
    'tools/films/a.ts',
    'tsconfig.json',
    'uno.config.ts',
    'vite.config.ts',
    'worker/a.ts',
    'wrangler.toml',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  expect(listInputs(folder).filter((file) => /public|art|tools/.test(file))).toEqual([
    'src/art/a.ts',
  ])
})
