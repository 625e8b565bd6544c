import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { compileAnswers } from '../index/answers/compile.ts'
import { createProgress } from '../progress.ts'
import { compileContent, listPublished } from './compile.ts'
import type { File } from './files.ts'
import type { Content } from './read.ts'

/** Writes the compiled content to public/_content as static files. */
export async function writeContent(
  root: string,
  content: Content,
  { drafts }: { drafts: boolean },
): Promise<void> {
  const folder = join(root, 'public/_content')
  mkdirSync(folder, { recursive: true })
  const written = new Set<string>()
  const report = createProgress('Compiling content:')
  const write = ([name, data]: File) => {
    written.add(name)
    report(`${written.size} files`)
    const file = join(folder, name)
    // Unchanged files stay, so that a running server never misses one.
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(data as string))) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, data)
  }
  for (const file of compileContent(content, { drafts })) write(file)
  const { answers } = listPublished(content, drafts)
  for (const file of await compileAnswers(root, answers)) write(file)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (entry.isFile() && !written.has(name)) rmSync(path)
  }
}
