import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A file may import from its own floor and from those above it in this list. */
const floors = [
  'src/categories.ts',
  'src/colors.ts',
  'src/text',
  'src/molly/normalize.ts',
  'src/understanding',
  'src/i18n',
  'src/search',
  'src/content',
  'src/molly',
  'src/routes.ts',
  'src/page-context.ts',
  'src/answering',
  'src/art',
  'src/ui',
  'src/islands',
  'src/offline',
  'src/client',
  'src/sections',
  'src/features',
  'src/pages',
  'src/pages.ts',
  'worker/services',
  'worker/http',
  'worker/render',
  // The features, and below them the entries: see `floorOf`.
  'worker/',
  'worker',
]
const browserFolders = ['src/islands', 'src/ui', 'src/molly', 'src/offline', 'src/client']
/** The server's half of an island, and what shows any drawing: its table of addresses is long. */
const serverFiles = [
  'src/art/href.ts',
  'src/client/Island.tsx',
  'src/ui/Arch.tsx',
  'src/ui/Awning.tsx',
  'src/ui/Bunting.tsx',
  'src/ui/Cover.tsx',
  'src/ui/Motif.tsx',
]
const serverOnly = ['src/content', 'src/search', 'src/sections', 'src/pages', 'src/i18n/index.ts']

/** Of a feature, only what its name says so of runs in browsers. */
const isForBrowsers = (file: string) => /\.(client\.ts|island\.tsx?)$/.test(file)

const listFiles = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
const files = ['src', 'worker', 'build'].flatMap(listFiles)
const inFolder = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`))

/** `all`: types too, which vanish from the program. */
function importsOf(file: string, all = false): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const pattern = all
    ? /^(?:import|export)\s[^'"]*?['"](\.[^'"]+)['"]/gm
    : /^(?:import|export)\s+(?!type\b)[^'"]*?['"](\.[^'"]+)['"]/gm
  return [...source.matchAll(pattern)].map(([, target]) =>
    relative(root, join(root, dirname(file), target!)),
  )
}

function floorOf(file: string): number {
  if (/^worker\/[^/]+$/.test(file)) return floors.indexOf('worker')
  const exact = floors.indexOf(file)
  if (exact >= 0) return exact
  if (file.startsWith('src/features/') && isForBrowsers(file)) return floors.indexOf('src/client')
  return floors.findIndex((floor) => file.startsWith(floor.endsWith('/') ? floor : `${floor}/`))
}

test('nothing in src imports the worker or the build', () => {
  for (const file of inFolder('src')) {
    const wrong = importsOf(file, true).filter((target) => /^(worker|build|scripts)\//.test(target))
    expect(wrong, file).toEqual([])
  }
})

test('nothing in the worker imports the build', () => {
  for (const file of inFolder('worker')) {
    const wrong = importsOf(file, true).filter((target) => /^(build|scripts)\//.test(target))
    expect(wrong, file).toEqual([])
  }
})

test('nothing imports the tools', () => {
  const app = ['src', 'worker', 'build', 'scripts', 'tests'].flatMap(listFiles)
  for (const file of app) {
    const wrong = importsOf(file, true).filter((target) => target.startsWith('tools/'))
    expect(wrong, file).toEqual([])
  }
})

test('what runs in the browser imports no content, section, page or server text', () => {
  const browser = [
    ...browserFolders.flatMap(inFolder).filter((file) => !serverFiles.includes(file)),
    ...inFolder('src/features').filter(isForBrowsers),
  ]
  expect(browser.length).toBeGreaterThan(15)
  for (const file of browser) {
    const wrong = importsOf(file).filter(
      (target) =>
        [...serverOnly, ...serverFiles].some((place) => target.startsWith(place)) ||
        (target.startsWith('src/features/') && !isForBrowsers(target)),
    )
    expect(wrong, `${file} runs in the browser`).toEqual([])
  }
})

test('imports go down the floors only', () => {
  for (const file of files) {
    const floor = floorOf(file)
    if (file.startsWith('build/') || file === 'src/globals.d.ts') continue
    expect(floor, `${file} is on no floor`).toBeGreaterThanOrEqual(0)
    const up = importsOf(file).filter((target) => floorOf(target) > floor)
    expect(up, file).toEqual([])
  }
})

test('no feature imports another', () => {
  const folderOf = (file: string) => /^src\/features\/[^/]+\//.exec(file)?.[0]
  for (const file of inFolder('src/features')) {
    const wrong = importsOf(file, true).filter((target) => {
      const folder = folderOf(target)
      return folder !== undefined && folder !== folderOf(file)
    })
    expect(wrong, file).toEqual([])
  }
})

test("the worker's types go down its floors too", () => {
  for (const file of inFolder('worker')) {
    const up = importsOf(file, true).filter((target) => floorOf(target) > floorOf(file))
    expect(up, file).toEqual([])
  }
})

test('at the root of the worker are its entries only', () => {
  const entries = files.filter((file) => /^worker\/[^/]+$/.test(file))
  expect(entries.sort()).toEqual(['worker/app.ts', 'worker/index.ts', 'worker/node.ts'])
})

test('no feature of the worker imports one that imports it', () => {
  const folderOf = (file: string) => /^worker\/([^/]+)\//.exec(file)?.[1] ?? ''
  const imports = new Map<string, Set<string>>()
  for (const file of inFolder('worker')) {
    const targets = imports.get(folderOf(file)) ?? new Set()
    for (const target of importsOf(file)) if (folderOf(target)) targets.add(folderOf(target))
    imports.set(folderOf(file), targets)
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some((next) => {
      if (next === from || seen.has(next)) return false
      seen.add(next)
      return next === to || reaches(next, to, seen)
    })
  for (const [folder, targets] of imports) {
    for (const target of targets) {
      if (target !== folder) expect(reaches(target, folder), `${folder} -> ${target}`).toBe(false)
    }
  }
})

test('ui knows no texts, content or routes', () => {
  for (const file of inFolder('src/ui')) {
    const wrong = importsOf(file).filter((target) =>
      /src\/(i18n|content|routes|molly)/.test(target),
    )
    expect(wrong, file).toEqual([])
  }
})
