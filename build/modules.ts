import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The file and the modules of ours that it imports, directly or not. Absolute paths. */
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
