import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Content } from '../content/read.ts'
import { listCovers } from './covers.ts'
import { type Drawing, listDrawings } from './drawings.ts'
import { drawIcons } from './icons.ts'
import { listBands } from './patterns.ts'

/**
 * Writes the drawings that the server links to into public/art, with hashed names that browsers can
 * cache forever, their URLs to src/art/addresses.json, and the covers to src/art/covers.json.
 * Drawings that stylesheets and browser code import go to src/art/drawn, where Vite hashes them.
 */
export function writeArt(root: string, content: Content): void {
  const drawings = Array.from(listDrawings(content), ({ path, svg }) => {
    // Short, because it only tells versions of one drawing apart.
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 6)
    return { path, svg, hashed: path.replace(/svg$/, `${hash}.svg`) }
  })
  writeFolder(
    join(root, 'public/art'),
    drawings.map(({ hashed, svg }) => ({ path: hashed, svg })),
  )
  const imported = listBands(content.drawing)
  imported.push({ path: 'icons.svg', svg: drawIcons(readCode(root), content.drawing) })
  writeFolder(join(root, 'src/art/drawn'), imported)
  const addresses = drawings.map(({ path, hashed }) => [path, `/art/${hashed}`])
  writeTable(root, 'addresses', Object.fromEntries(addresses))
  writeTable(root, 'covers', listCovers(content))
}

function readCode(root: string): string[] {
  return ['src', 'worker'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )
}

function writeTable(root: string, name: string, table: Record<string, unknown>): void {
  writeIfChanged(join(root, `src/art/${name}.json`), `${JSON.stringify(table, null, 1)}\n`)
}

/** Deletes everything else in the folder. */
function writeFolder(folder: string, drawings: Drawing[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { path, svg } of drawings) writeIfChanged(join(folder, path), svg)
  const written = new Set(drawings.map(({ path }) => path))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const path = relative(folder, file).split(sep).join('/')
    if (entry.isFile() && !written.has(path)) rmSync(file)
  }
}

function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
