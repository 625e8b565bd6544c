import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Who may be imported by whom: a file may reach its own folder and those below it. */
const floors = [
  'src/i18n',
  'src/content',
  'src/molly',
  'src/art',
  'src/ui',
  'src/islands',
  'src/sections',
  'src/pages',
]
const browserFolders = ['src/islands', 'src/ui', 'src/molly', 'src/offline']
const browserFiles = [
  'src/client.tsx',
  'src/backend.ts',
  'src/session.ts',
  'src/hydrate.tsx',
  'src/IslandRoot.tsx',
  'src/mutations.ts',
  'src/queries.ts',
  'src/page-actions.ts',
]
const serverOnly = ['src/content', 'src/sections', 'src/pages', 'src/i18n/index.ts', 'worker']

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`)

/** Imports that end up in the program: types vanish. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?['"](\.[^'"]+)['"]/gm)].map(
    ([, target]) => relative(root, join(root, dirname(file), target!)),
  )
}

test('nothing in src imports the worker', () => {
  for (const file of files) {
    expect(
      importsOf(file).filter((target) => target.startsWith('worker/')),
      file,
    ).toEqual([])
  }
})

test('what runs in the browser imports no content, section, page or server text', () => {
  const browser = files.filter(
    (file) => browserFiles.includes(file) || browserFolders.some((f) => file.startsWith(`${f}/`)),
  )
  expect(browser.length).toBeGreaterThan(15)
  for (const file of browser) {
    const wrong = importsOf(file).filter((target) => serverOnly.some((s) => target.startsWith(s)))
    expect(wrong, `${file} runs in the browser`).toEqual([])
  }
})

test('imports go down the floors only', () => {
  for (const file of files) {
    const floor = floors.findIndex((folder) => file.startsWith(`${folder}/`))
    if (floor < 0) continue
    const up = importsOf(file).filter(
      (target) => floors.findIndex((folder) => target.startsWith(`${folder}/`)) > floor,
    )
    expect(up, file).toEqual([])
  }
})

test('ui knows no texts, content or routes', () => {
  for (const file of files.filter((name) => name.startsWith('src/ui/'))) {
    const wrong = importsOf(file).filter((target) =>
      /src\/(i18n|content|routes|molly)/.test(target),
    )
    expect(wrong, file).toEqual([])
  }
})
