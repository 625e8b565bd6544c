import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const inputs = [
  'build',
  'content',
  'package-lock.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
  'uno.config.ts',
  'vite.config.ts',
  'worker',
  'wrangler.toml',
]

/** All build inputs, relative to `root`, with `/` between folders. */
export function listInputs(root: string): string[] {
  return inputs
    .flatMap((input) =>
      statSync(join(root, input)).isDirectory() ? listFiles(root, input) : [input],
    )
    .filter((file) => !isGenerated(file))
    .sort()
}

/** Whether the build writes it. `name` is relative to the root, with `/`. */
export function isGenerated(name: string): boolean {
  return /^(?:public\/(?:_content|art|og)\/|src\/art\/(?:(?:addresses|covers)\.json$|drawn\/))/.test(
    name,
  )
}

/** All files in a folder, recursively, relative to `root`, with `/` between folders. */
export function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toName(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** A file's path relative to `root`, with `/`. */
export function toName(root: string, file: string): string {
  return relative(root, file).split(sep).join('/')
}
