import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { compileContent } from '../src/content/compile.ts'
import { compileTriage } from './triage.ts'

/** Writes the compiled content to public/_content, where every server finds it as static files. */
export function writeContent(root: string, options?: { drafts: boolean }): void {
  const files = new Map<string, string | Uint8Array>(compileContent(root, options))
  files.set('triage.bin', compileTriage(root))
  const folder = join(root, 'public/_content')
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (entry.isFile() && !files.has(name)) rmSync(path)
  }
  // What has not changed stays, so that a server reading it meanwhile never misses a file.
  for (const [name, text] of files) {
    const file = join(folder, name)
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(text as string))) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

if (import.meta.main) writeContent(process.cwd())
