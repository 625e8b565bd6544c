import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export async function startBuilt(): Promise<{ origin: string; close: () => void }> {
  const { startNode } = (await import(
    join(process.cwd(), 'dist/node/node.js')
  )) as typeof import('../worker/node.ts')
  return startNode({
    PORT: '0',
    RATE_LIMITS: 'off',
    DATABASE_PATH: join(mkdtempSync(join(tmpdir(), 'esmalte-')), 'a11y.sqlite'),
  })
}
