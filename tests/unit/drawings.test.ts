import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { listCovers } from '../../build/art/covers.ts'
import { writeArt } from '../../build/art/write.ts'
import { readContent } from '../../build/content/read.ts'

let root: string

beforeEach(() => {
  root = copySources()
})

/** A root with the drawings and lists of the site, and nothing that was made of them. */
function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'esmalte-'))
  cpSync('src/art', join(folder, 'src/art'), {
    recursive: true,
    filter: (file) => !/drawn|addresses|covers\.json/.test(file),
  })
  mkdirSync(join(folder, 'worker'))
  for (const name of ['lists.json', 'pages', 'issues']) {
    cpSync(`content/${name}`, join(folder, 'content', name), { recursive: true })
  }
  return folder
}

function write(folder = root): Record<string, string> {
  writeArt(folder, readContent(folder))
  return JSON.parse(readFileSync(join(folder, 'src/art/addresses.json'), 'utf8')) as Record<
    string,
    string
  >
}

function edit(name: string, change: (svg: string) => string): void {
  const file = join(root, `src/art/${name}.svg`)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

const addStroke = (svg: string) => svg.replace('</svg>', '<path d="M0 0h9"/></svg>')

/** The drawing without the crop of a cover: 'covers/about.arch.svg' -> 'covers/about'. */
const subjectOf = (path: string) => path.replace(/\..*$/, '')

test('a changed motif changes its own address and those of the drawings that show it', () => {
  const before = write()
  edit('motifs/brush', addStroke)
  const after = write()
  const changed = Object.keys(after).filter((path) => after[path] !== before[path])
  const covers = Object.entries(listCovers(readContent('.')))
  const pages = covers.flatMap(([page, { motifs }]) => (motifs.includes('brush') ? page : []))
  expect(pages.length).toBeGreaterThan(4)
  expect([...new Set(changed.map(subjectOf))].sort()).toEqual(
    [
      ...pages.map((page) => `covers${page}`),
      'doors/oral-hygiene',
      'loteria/brush',
      'motifs/brush',
      'ornaments/hero',
      'shelf/brush',
    ].sort(),
  )
  expect(Object.keys(after)).toEqual(Object.keys(before))
})

test('a changed pattern changes the covers that it is on', () => {
  const before = write()
  edit('patterns/greca', addStroke)
  const after = write()
  const changed = Object.keys(after).filter((path) => after[path] !== before[path])
  expect(new Set(changed.map(subjectOf))).toEqual(new Set(['covers/disclaimer']))
})

test('comments and white space change no address', () => {
  const before = write()
  edit('motifs/brush', (svg) => svg.replaceAll('\n', '\r\n\n').replace('<g', '<!-- bristles --><g'))
  expect(write()).toEqual(before)
})

test('each address has its file, and what has been drawn anew leaves no older one', () => {
  const before = write()
  edit('motifs/brush', addStroke)
  const after = write()
  for (const address of Object.values(after)) {
    expect(existsSync(join(root, 'public', address)), address).toBe(true)
  }
  expect(existsSync(join(root, 'public', before['motifs/brush.svg']!))).toBe(false)
})

test('the same sources give the same addresses anywhere', () => {
  expect(write(copySources())).toEqual(write())
})

test('a page that lists.json alone names gets the crops of its place', () => {
  const file = join(root, 'content/lists.json')
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>
  const plain = write()
  lists['hero']!.push('/about')
  lists['explore']!.push('/treatments', '/about')
  writeFileSync(file, JSON.stringify(lists))
  const fresh = Object.keys(write()).filter((path) => !plain[path])
  expect(fresh).toEqual(expect.arrayContaining(['covers/about.square.svg', 'doors/about.svg']))
})

test('a cover whose motif has no file is refused by name', () => {
  rmSync(join(root, 'src/art/motifs/brush.svg'))
  expect(() => write()).toThrow('There is no src/art/motifs/brush.svg')
})

test('a file that is no drawing is refused by name', () => {
  edit('scenes/peru', (svg) => svg.replace('</svg>', ''))
  expect(() => write()).toThrow('src/art/scenes/peru.svg does not hold one <svg> element.')
})

test('a motif that does not say where it stands on a shelf is refused by name', () => {
  edit('motifs/tv', (svg) => svg.replace(/<view[^>]*>/, ''))
  expect(() => write()).toThrow('src/art/motifs/tv.svg has no <view id="shelf"')
})

test('a linked drawing of another size than its own is refused', () => {
  edit('ornaments/hero', (svg) => svg.replace('width="200" height="200"', 'width="99" height="99"'))
  expect(() => write()).toThrow('src/art/ornaments/hero.svg: give ../motifs/sprig.svg')
})
