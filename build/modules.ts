import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file and our modules that it imports, transitively, as absolute paths. */
export function listModules(entry: string, isWanted = (_file: string) => true): string[] {
  const modules = new Set([entry])
  for (const file of modules) {
    const source = readFileSync(file, 'utf8')
    for (const [, target] of source.matchAll(/\bfrom '(\.{1,2}\/[^']+)'/g)) {
      const module = join(dirname(file), target!)
      if (isWanted(module)) modules.add(module)
    }
  }
  return [...modules].sort()
}
