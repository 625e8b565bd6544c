import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The file and every module of ours that it imports, directly or not. Absolute paths. */
export function listModules(entry: string): string[] {
  const modules = new Set([entry])
  for (const file of modules) {
    const source = readFileSync(file, 'utf8')
    for (const [, target] of source.matchAll(/\bfrom '(\.{1,2}\/[^']+)'/g)) {
      modules.add(join(dirname(file), target!))
    }
  }
  return [...modules].sort()
}
