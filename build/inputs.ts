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

/** Every file that shapes the build, below `root`, with `/` between folders. */
export function listInputs(root: string): string[] {
  return inputs
    .flatMap((input) =>
      statSync(join(root, input)).isDirectory() ? listFiles(root, input) : [input],
    )
    .filter((file) => !isGenerated(file))
    .sort()
}

/** true: the build writes it. `name`: below the root, with `/` between folders. */
export function isGenerated(name: string): boolean {
  return /^(?:build\/answers\/learned\.bin$|public\/(?:_content|art|og)\/|src\/art\/(?:(?:addresses|covers)\.json$|drawn\/))/.test(
    name,
  )
}

/** Every file in a folder and the folders in it, below `root`, with `/` between folders. */
export function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toName(root, join(entry.parentPath, entry.name)))
    .sort()
}

/** A file's path below `root`, with `/` between folders. */
export function toName(root: string, file: string): string {
  return relative(root, file).split(sep).join('/')
}
