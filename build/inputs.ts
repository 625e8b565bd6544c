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

/** Written by the build itself. */
const generated = /^(?:public\/(?:_content|art|og)\/|src\/art\/(?:version\.json|art\.css)$)/

/** Every file that shapes the build, below `root`, with `/` between folders. */
export function listInputs(root: string): string[] {
  return inputs
    .flatMap((input) => {
      if (!statSync(join(root, input)).isDirectory()) return [input]
      return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    })
    .filter((file) => !generated.test(file))
    .sort()
}
