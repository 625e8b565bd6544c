import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileContent } from '../src/content/compile.ts'

/** Writes the compiled content to public/_content, where every server finds it as static files. */
export function writeContent(root: string): void {
  const files = compileContent(root)
  const folder = join(root, 'public/_content')
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

if (import.meta.main) writeContent(process.cwd())
