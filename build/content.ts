import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { compileContent } from './compile.ts'
import { createProgress } from './progress.ts'
import { compileTriage } from './triage/compile.ts'

/** Writes the compiled content to public/_content as static files. */
export function writeContent(root: string, options?: { drafts: boolean }): void {
  const folder = join(root, 'public/_content')
  mkdirSync(folder, { recursive: true })
  const written = new Set<string>()
  const report = createProgress('Compiling content:')
  for (const [name, content] of compileAll(root, options)) {
    written.add(name)
    report(`${written.size} files`)
    const file = join(folder, name)
    // Unchanged files stay, so that a running server never misses one.
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content as string))) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (entry.isFile() && !written.has(name)) rmSync(path)
  }
}

function* compileAll(root: string, options?: { drafts: boolean }) {
  yield* compileContent(root, options)
  yield ['triage.bin', compileTriage(root)] as const
}

if (import.meta.main) writeContent(process.cwd())
