import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KeptList, keptListPath } from '../src/molly/kept.ts'

type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
>

/** What Molly reads, in both languages: she answers in that of the question. */
const data = [
  'encoder/*',
  '_content/{answers,words}.json',
  '_content/vectors.safetensors',
  '_content/{en,es}/{codes,questions,sources}.json',
  '_content/{en,es}/answers/*.bin',
]

/** Lists what a browser keeps to answer without the server. `outDir` has all files of the build. */
export function writeKept(outDir: string, id: string): void {
  const [worker] = globSync('assets/phone-*.js', { cwd: outDir })
  const names = [...globSync(data, { cwd: outDir }).sort(), worker!, ...listChat(outDir)]
  const files = names.map((name) => {
    const contents = readFileSync(join(outDir, name))
    const hash = createHash('sha256').update(contents).digest('hex')
    return { path: `/${name}`, bytes: contents.length, hash }
  })
  const date = new Date().toISOString().slice(0, 10)
  const list: KeptList = { id, date, worker: `/${worker}`, files }
  writeFileSync(join(outDir, keptListPath), JSON.stringify(list))
}

/** What a page loads to show the chat, and to remove what is kept: it may never have been opened. */
function listChat(outDir: string): string[] {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const page = 'src/client/client.tsx'
  const files = new Set<string>()
  const add = (module: string) => {
    const { file, imports = [], assets = [] } = manifest[module]!
    if (module === page || files.has(file)) return
    for (const name of [file, ...assets]) files.add(name)
    imports.forEach(add)
  }
  const parts = /_hydrate-|_chat-|KeepMolly|chat\/emergency|i18n\//
  manifest[page]!.dynamicImports!.filter((module) => parts.test(module)).forEach(add)
  return [...files]
}
