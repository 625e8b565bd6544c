import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listArtFiles } from './files.ts'
import { drawIcons } from './icon-sprite.ts'

/** The drawings that stylesheets paint, as `--art-ornaments-tile-strip` and the like. */
const backgrounds = [
  'ornaments/tile-strip',
  'ornaments/tile-floor',
  'patterns/azulejo-cobalto',
  'patterns/azulejo-cielo',
  'patterns/petalo-maiz',
  'patterns/petalo-jaca',
  'patterns/arcadas-jaca',
  'patterns/escama-agave',
  'patterns/escama-menta',
  'patterns/rombo-rosa',
  'patterns/onda-turq',
  'patterns/estrella-rosa',
  'patterns/trenza-cielo',
  'patterns/escalon-maiz',
  'patterns/filete-turq',
  'motifs/dahlia',
  'motifs/orchid',
  'motifs/cantuta',
  'motifs/ceibo',
]

/** What is shorter weighs less in the stylesheet than the headers of a request of its own. */
const maxInlineLength = 500

function dataUrl(svg: string): string {
  const escaped = svg
    .replaceAll('"', "'")
    .replace(/[#<>]/g, (character) => encodeURIComponent(character))
  return `data:image/svg+xml,${escaped}`
}

/**
 * Writes the drawings to public/art/<version>, where every server finds them as static files, and
 * the version to src/art/version.json and src/art/art.css. The version is a hash of all drawings, so that browsers may
 * keep each file for good.
 */
export function writeArt(root: string): string {
  const files = [...listArtFiles(), { path: 'icons.svg', svg: drawIcons(root) }]
  const digest = createHash('sha256')
  for (const { path, svg } of files) digest.update(`${path}\n${svg}\n`)
  const version = digest.digest('hex').slice(0, 8)

  const folder = join(root, 'public/art')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (name !== version) rmSync(join(folder, name), { recursive: true, force: true })
  }
  for (const { path, svg } of files) {
    const file = join(folder, version, path)
    if (existsSync(file)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, svg)
  }

  writeIfChanged(join(root, 'src/art/version.json'), `{ "version": "${version}" }\n`)
  const drawings = new Map(files.map(({ path, svg }) => [path, svg]))
  const variables = backgrounds.map((name) => {
    const svg = drawings.get(`${name}.svg`)!
    const url = svg.length <= maxInlineLength ? dataUrl(svg) : `/art/${version}/${name}.svg`
    return `  --art-${name.replace('/', '-')}: url("${url}");\n`
  })
  writeIfChanged(join(root, 'src/art/art.css'), `:root {\n${variables.join('')}}\n`)
  return version
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

if (import.meta.main) writeArt(process.cwd())
