import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** npm run licences: writes docs/licences.md, the third-party code that we ship or run. */

const root = join(import.meta.dirname, '..')

/** Build-time packages whose code or icons end up in the output. */
const inFiles = ['@iconify-json/ph', 'unocss']

type Entry = {
  version: string
  license: string
  dev?: true
  optional?: true
  devOptional?: true
}

/** The dependencies of package.json and, recursively, theirs, sorted by name. */
export function listShipped(): { name: string; version: string; licence: string }[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, name: path.split('node_modules/').at(-1)! }))
    .filter(
      ({ name, dev, optional, devOptional }) =>
        inFiles.includes(name) || !(dev || optional || devOptional),
    )
    .map(({ name, version, license }) => ({ name, version, licence: license }))
}

function write(): void {
  const rows = listShipped().map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  )
  writeFileSync(
    join(root, 'docs/licences.md'),
    `# Licences

Third-party code that this site delivers to visitors or runs on the server. \`npm run licences\`
writes this page from package-lock.json; tests/unit/supply-chain.test.ts keeps it current. The
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
