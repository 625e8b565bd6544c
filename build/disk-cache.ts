import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listModules } from './modules.ts'

/**
 * What `make` returns, as JSON text: kept in `.cache` until `madeOf` changes, or any module that
 * `entry`, the file whose code makes it, imports.
 */
export function diskCache(
  root: string,
  name: string,
  madeOf: unknown,
  entry: string,
  make: () => unknown,
): string {
  const hash = createHash('sha256').update(JSON.stringify(madeOf))
  for (const file of listModules(entry)) hash.update(readFileSync(file))
  const folder = join(root, '.cache')
  const fileName = `${name}-${hash.digest('hex').slice(0, 16)}.json`
  const file = join(folder, fileName)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const text = JSON.stringify(make())
  mkdirSync(folder, { recursive: true })
  for (const other of readdirSync(folder)) {
    if (other.startsWith(`${name}-`)) rmSync(join(folder, other))
  }
  writeFileSync(file, text)
  return text
}
