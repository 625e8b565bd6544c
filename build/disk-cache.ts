import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listModules } from './modules.ts'

/** A cache key that changes with `madeOf` and with any module that the file `entry` imports. */
export function keyOf(madeOf: unknown, entry: string): string {
  const hash = createHash('sha256').update(JSON.stringify(madeOf))
  for (const file of listModules(entry)) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Returns the result of `make` as JSON, cached in `.cache` until the key changes. */
export function diskCache(root: string, name: string, key: string, make: () => unknown): string {
  const folder = join(root, '.cache')
  const fileName = `${name}-${key}.json`
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
