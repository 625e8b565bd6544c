import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** npm run licences: writes docs/licences.md, the third-party code that we deliver or run. */

const root = join(import.meta.dirname, '..')
const list = join(root, 'docs/licences.md')

/** Build-time packages whose code or icons end up in the output. */
const inFiles = ['@iconify-json/ph', 'unocss']

type Lock = {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>
}
type Shipped = { name: string; version: string; licence: string }

/** The dependencies of package.json and, recursively, theirs, as installed and sorted by name. */
export function listShipped(): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const found = new Set<string>()
  const add = (from: string, names: string[]) => {
    for (const name of names) {
      const path = locate(packages, from, name)
      if (found.has(path)) continue
      found.add(path)
      add(path, Object.keys(packages[path]!.dependencies ?? {}))
    }
  }
  add('', Object.keys(packages['']!.dependencies!))
  for (const name of inFiles) found.add(`node_modules/${name}`)
  return [...found].sort().map(describe)
}

/** Resolves `name` from a package's folder, as Node does. */
function locate(packages: Lock['packages'], from: string, name: string): string {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = `${base && `${base}/`}node_modules/${name}`
    if (packages[path]) return path
    if (!base) throw new Error(`package-lock.json has no ${name}, which ${from} needs.`)
  }
}

function describe(path: string): Shipped {
  const file = readFileSync(join(root, path, 'package.json'), 'utf8')
  const { name, version, license } = JSON.parse(file) as Record<string, string>
  return { name: name!, version: version!, licence: license! }
}

function write(): void {
  const rows = listShipped().map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  )
  writeFileSync(
    list,
    `# Licences

Third-party code that this site delivers to visitors or runs on the server. \`npm run licences\`
writes this page from the installed packages; tests/unit/supply-chain.test.ts keeps it current. The
notices of what a browser receives are at \`/licences.txt\`, word for word.

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}

Not from a registry: the fonts Figtree (The Figtree Project Authors, 2022) and Piazzolla (The
Piazzolla Project Authors, 2018), both OFL-1.1, reduced to Latin letters; each file names its authors and
its licence. On a server of your own, Node (MIT) runs it all. Films are drawn and composed by us; the
encoders that packed them are not part of the site.
`,
  )
}

if (import.meta.main) write()
